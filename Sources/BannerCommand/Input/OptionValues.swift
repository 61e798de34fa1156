extension Arguments {
    /// The date of an option, in the notation of a banner file; `nil` without the option.
    func date(of option: Option) throws(Failure) -> Banner.Date? {
        guard let word = value(of: option) else { return nil }
        do { return try DateText.read(word) } catch { throw Failure(error, in: option) }
    }

    /// The time of an option; `nil` without the option.
    func time(of option: Option) throws(Failure) -> Time? {
        try value(of: option).map { word throws(Failure) in try TimeOption.read(word, of: option) }
    }

    /// The times of an option that can be repeated.
    func times(of option: Option) throws(Failure) -> [Time] {
        try paths(of: option).map { word throws(Failure) in
            try TimeOption.read(word.text, of: option)
        }
    }
}

extension Failure {
    /// A usage failure for an option whose value cannot be parsed.
    init(_ fault: TextFault, in option: Option) {
        self = .usage("`--\(option.name)`: \(fault.message)", help: "\(fault.explanation)")
    }
}

extension Banner.Date {
    /// The instant of an option's date in a time zone.
    ///
    /// - Throws: If clocks skip this local time, as when daylight saving time begins.
    func instant(of option: Option, in zone: Zone, _ id: String?) throws(Failure) -> Instant {
        if time != nil, isLocal, case .skipped(let shown) = zone.showing(of: clock(isEnd: false)) {
            throw .usage(
                """
                `--\(option.name) \(DateText.write(self))`: the clock in `\(id ?? ZoneID.utc)` \
                skips this time
                """,
                help:
                    """
                    write `\(shown.dayShown.text)T\(shown.timeText)`, the moment of the change, or \
                    add an offset
                    """
            )
        }
        return instant(in: zone)
    }
}

extension Banner {
    /// The banner's time zone, UTC by default; throws if the zone's file cannot be read.
    func zone(from files: ZoneFiles = TimeZones.files) throws(Failure) -> Zone {
        let id = timeZone ?? ZoneID.utc
        do {
            return try files.zone(id)
        } catch {
            let fault = ZoneText.fault(error, in: id, places: files.places)
            throw .inputOutput("\(fault.message)", help: "\(fault.explanation)")
        }
    }
}

/// The dates of `--from` and `--to`, in the time zone of each banner.
struct DateSpan {
    let from, to: Banner.Date

    /// The failure if one of the two options is missing.
    static func missing(_ option: Option) -> Failure {
        .usage(
            "`--\(option.name)` is required: bannerkit never uses today's date",
            help: "use both, as in `--from 2026-11-01 --to 2026-11-30`")
    }

    /// The calendar of a banner over this span.
    func plan(
        of banner: Banner, hiding hidden: Set<Int> = [], zones: ZoneFiles = TimeZones.files
    ) throws(Failure) -> CalendarBanner {
        let zone = try banner.zone(from: zones)
        let (from, to) = try interval(in: zone)
        return CalendarBanner(banner, zone: zone, from: from, to: to, hiding: hidden)
    }

    /// The instants of the span in a time zone.
    ///
    /// - Throws: If the end is not after the start.
    func interval(in zone: Zone) throws(Failure) -> (from: Instant, to: Instant) {
        let (start, end) = (from.instant(in: zone), to.instant(in: zone, isEnd: true))
        try require(
            start < end,
            "`--to \(DateText.write(to))` is not after `--from \(DateText.write(from))`",
            help: "choose a later date")
        return (start, end)
    }
}

extension DateSpan {
    /// The span on the command line; `nil` without either option.
    init?(_ arguments: Arguments) throws(Failure) {
        let from = try arguments.date(of: .from)
        let to = try arguments.date(of: .to)
        guard from != nil || to != nil else { return nil }
        guard let from, let to else { throw DateSpan.missing(from == nil ? .from : .to) }
        self.init(from: from, to: to)
        // Two local dates, or two with offsets, have the same order in every zone, so the error is
        // reported before any file is read.
        if from.isLocal == to.isLocal { _ = try interval(in: .utc) }
    }
}

/// A time on the command line, in the notation of a banner file, and also in days and weeks.
enum TimeOption {
    /// The upper limit: 10 000 years.
    static let latest = Time.seconds(10_000 * 366 * 86_400)

    /// Parses a time.
    static func read(_ word: String, of option: Option) throws(Failure) -> Time {
        do {
            return try DurationText.read(word, longest: latest, hasDays: true)
        } catch {
            throw .usage("`--\(option.name)` cannot be `\(word)`", help: help(error, word))
        }
    }

    /// The help for an invalid time.
    private static func help(_ fault: DurationFault, _ word: String) -> String {
        switch fault {
        case .syntax:
            "expected a time such as 500ms, 1m30s, 3d or 2w; without a unit, seconds"
        case .negative: "the earliest time is 0s"
        case .tooFine: "\(fault.help(for: word))"
        case .tooLong: "the latest time is 10 000 years of 366 days"
        }
    }
}

/// A file size on the command line.
enum SizeOption {
    /// The upper limit of `--max-size`, in bytes.
    static let most = 64 << 20

    /// The limits for a file, with the value of `--max-size`: `4M`, `512K` or `100000`.
    static func limits(_ arguments: Arguments) throws(Failure) -> Limits {
        var limits = Limits()
        if let word = arguments.value(of: .maxSize) {
            limits.maxBytes = try bytes(word, of: .maxSize, 1...most)
        }
        return limits
    }

    /// Parses a size in bytes; the suffixes `K` and `M` mean 1024 and 1024² bytes.
    static func bytes(_ word: String, of option: Option, _ allowed: ClosedRange<Int>)
        throws(Failure) -> Int
    {
        let units: [Character: Int] = ["k": 1 << 10, "K": 1 << 10, "m": 1 << 20, "M": 1 << 20]
        let unit = word.last.flatMap { units[$0] }
        let digits = unit == nil ? Substring(word) : word.dropLast()
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits), number > 0
        else {
            throw .usage(
                "`--\(option.name)` cannot be `\(word)`",
                help: "expected a number of bytes, as in 500000, 512K or 4M")
        }
        let (bytes, isTooMuch) = number.multipliedReportingOverflow(by: unit ?? 1)
        try require(
            !isTooMuch && bytes <= allowed.upperBound, "`--\(option.name)` cannot be `\(word)`",
            help: "the limit is 64M")
        try require(
            bytes >= allowed.lowerBound, "`--\(option.name)` cannot be `\(word)`",
            help: "expected at least \(allowed.lowerBound)")
        return bytes
    }
}
