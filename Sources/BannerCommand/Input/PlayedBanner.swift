/// A simulated banner: from a date with the items available then, or without a date with all items.
struct PlayedBanner {
    let banner: Banner
    let schedule: Schedule
    /// Formats the local time of an instant in the simulation; `nil` without a start date.
    private(set) var local: (@Sendable (Time) -> String)?

    init(
        _ banner: Banner, for viewer: Banner.Viewer, inputs: [Banner.Input] = [],
        from start: Banner.Date?,
        upTo end: Time, during hours: [Banner.Hours] = [],
        zones: ZoneFiles = TimeZones.files
    ) throws(Failure) {
        self.banner = banner
        var sets: SetTimeline?
        if let start {
            let zone = try banner.zone(from: zones)
            let first = start.instant(in: zone)
            sets = BannerCalendar(banner, zone: zone).sets(from: first, upTo: end, during: hours)
            try require(
                sets != nil,
                "the items come and go more than \(BannerCalendar.maxChanges) times until then",
                help: "play a shorter time, or use `bannerkit calendar`")
            local = zone.clock(from: first)
        }
        schedule = Schedule(
            banner, viewer: viewer, inputs: inputs, sets: sets, keepsPlaces: start == nil)
    }
}

extension Banner.Viewer {
    /// The viewer of `--viewport`, `--reduced-motion` and `--seed`.
    init(_ arguments: Arguments) throws(Failure) {
        self.init(
            reducesMotion: arguments.has(.reducedMotion),
            seed: try arguments.number(
                of: .seed, in: 0...Int64(Bounds.seed.upper),
                expected: "a whole number " + Bounds.seed.words))
        guard let word = arguments.value(of: .viewport) else { return }
        let parts = word.split(separator: "x", omittingEmptySubsequences: false).map(
            Banner.Viewer.length)
        guard parts.count <= 2, !parts.contains(nil) else {
            throw .usage(
                "`--viewport` cannot be `\(word)`",
                help:
                    """
                    expected a width and a height in points, such as 768x400, or a width such as \
                    768; each is\u{20}
                    """
                        + Bounds.size.words)
        }
        (width, height) = (parts[0], parts.dropFirst().first ?? nil)
    }

    /// Parses a length in points: digits, optionally with a fraction.
    private static func length(_ text: Substring) -> Double? {
        let isPlain = text.utf8.allSatisfy { $0.decimalDigit != nil || $0 == .dot }
        guard isPlain, let length = Double(text), Bounds.size.contains(length) else { return nil }
        return length
    }
}
