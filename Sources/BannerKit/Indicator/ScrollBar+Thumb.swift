extension Banner.Indicator.ScrollBar {
    /// How long the bar takes to fade out.
    static let fading = Time.milliseconds(300)

    /// The thumb's distance in points from the track's start, with the content at `place`
    /// («What a banner means», Indicators; S2).
    ///
    /// Between the last page and the first one of an infinite banner the thumb runs back over the whole track.
    func thumbStart(at place: Double, count: Int, track: Double) -> Double {
        let last = Double(count - 1)
        let part = count == 1 ? 0 : place <= last ? place / last : Double(count) - place
        return inset + part * (track - thumb - spacing)
    }

    /// The bar's opacity, 0 … 1, `rest` after the content came to rest.
    static func alpha(hidesAfter: Time, rest: Time) -> Double {
        guard rest > hidesAfter else { return 1 }
        return max(0, 1 - (rest - hidesAfter).seconds / fading.seconds)
    }
}
