extension Rule {
    /// A duration longer than a leap year.
    package static let durationTooLong = Rule(
        "BK3005", "duration-too-long", .error, "a duration of more than 366 days",
        """
        The limit is one leap year. Often the unit is missing: a number without a unit is in seconds, not \
        milliseconds.

              items: [red, orange]
            ✗ timer: ⟦9000h⟧
            ✓ timer: 9h
        """)

    /// A long duration without a unit; only a file can have one.
    package static let bareDuration = Rule(
        "BK3016", "bare-duration", .warning, "a number of 100 or more as a duration, without a unit",
        """
        A number without a unit is in seconds, but other carousels count in milliseconds: `timer: 5000` is 1h23m20s. \
        From 100 on, write the unit: `5000ms` or `5s` for five seconds, `1h` instead of `3600`.

        It is an error if the banner cannot be played with that many seconds.

              items: [red, orange]
            ✗ timer: ⟦5000⟧
            ✓ timer: 5000ms
        """)
}

extension BuiltInspection {
    /// A duration is not negative, not longer than a leap year and, if it must be positive, not 0; one that is becomes
    /// `fallback`.
    mutating func check(_ time: inout Time, isPositive: Bool = false, else fallback: Time, at path: ValuePath) {
        guard !isSound(time, isPositive: isPositive, at: path) else { return }
        time = fallback
    }

    /// The same for a duration that can be absent; one that is out of range is removed.
    mutating func check(_ time: inout Time?, isPositive: Bool = false, at path: ValuePath) {
        guard let value = time, !isSound(value, isPositive: isPositive, at: path) else { return }
        time = nil
    }

    private mutating func isSound(_ time: Time, isPositive: Bool, at path: ValuePath) -> Bool {
        let text = DurationText.write(time)
        if isPositive && time == .zero {
            let message = "`\(text)` is out of range: `\(path.name)` must be more than 0 seconds"
            report(.outOfRange, message, at: path, help: "write a duration such as `2s`")
        } else if time < .zero || time > DurationText.longest {
            let fault = time < .zero ? DurationFault.negative : .tooLong(DurationText.longest)
            let rule: Rule = time < .zero ? .outOfRange : .durationTooLong
            report(rule, fault.message(for: text), at: path, help: fault.help(for: text))
        } else {
            return true
        }
        return false
    }
}
