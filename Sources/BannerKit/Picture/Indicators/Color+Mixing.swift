extension Banner.Color {
    /// The colour mixed with a share of another one, 0 … 1, in straight RGBA.
    func mixed(with other: Banner.Color, part: Double) -> Banner.Color {
        func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8(max(0, min(255, (Double(a) + (Double(b) - Double(a)) * part).rounded(.toNearestOrEven))))
        }
        return Banner.Color(
            red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue),
            alpha: channel(alpha, other.alpha))
    }

    /// The colour with a fraction of its opacity, 0 … 1.
    func faded(_ part: Double) -> Banner.Color {
        var color = self
        color.alpha = UInt8(max(0, min(255, (Double(alpha) * part).rounded(.toNearestOrEven))))
        return color
    }
}
