/// A time on the command line, in the notation of a banner file, and also in days and weeks.
enum Moment {
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
            "expected a time such as 500ms, 1.5s, 2m, 1h, 1m30s, 3d or 2w; a number without a unit is in seconds"
        case .negative: "the earliest time is 0s"
        case .tooFine: "\(fault.help(for: word))"
        case .tooLong: "the latest time is \(DurationText.write(latest)): 10 000 years of 366 days"
        }
    }
}

extension Arguments {
    /// The time of an option; `nil` without the option.
    func time(of option: Option) throws(Failure) -> Time? {
        try value(of: option).map { word throws(Failure) in try Moment.read(word, of: option) }
    }

    /// The times of an option that can be repeated.
    func times(of option: Option) throws(Failure) -> [Time] {
        try paths(of: option).map { word throws(Failure) in try Moment.read(word.text, of: option) }
    }
}
