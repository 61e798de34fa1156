import BannerModel

extension DurationText {
    /// All durations as text, in ECMA-262: each unit at most once, from the largest to the smallest.
    ///
    /// One that is more than 0 has a digit that is not 0, and only what is 0 may have a `-`.
    static func pattern(isPositive: Bool) -> String {
        let last = "[0-9]+([.][0-9]+)?"
        let (h, m, s) = ("([0-9]+h)?", "([0-9]+m)?", "([0-9]+s)?")
        let sign = isPositive ? "(?=.*[1-9])" : "(-(?!.*[1-9]))?"
        return "^\(sign)(\(h)\(m)\(s)\(last)ms|\(h)\(m)\(last)s|\(h)\(last)m|\(last)h|\(last))$"
    }

    /// The duration that the author of a faulty text probably meant: `2 sec` is `2s`, `1:30` is `1m30s`.
    static func meant(by text: String) -> String? {
        guard text.utf8.count <= 40 else { return nil }
        if let clock = clock(text) { return clock }
        var result = ""
        var rest = text.utf8[...].drop { $0 == UInt8(ascii: " ") }
        // ISO 8601, as in `PT1M30S`.
        if rest.starts(with: "PT".utf8) { rest = rest.dropFirst(2) }
        while !rest.isEmpty {
            let number = rest.prefix { $0.decimalDigit != nil || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
            rest = rest.dropFirst(number.count).drop { $0 == UInt8(ascii: " ") }
            let word = rest.prefix { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
            rest = rest.dropFirst(word.count).drop { $0 == UInt8(ascii: " ") }
            guard !number.isEmpty, let unit = unit(String(word) ?? "") else { return nil }
            result += String(decoding: number.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
            result += unit
        }
        return (try? read(result)) == nil ? nil : result
    }

    /// `1:30` and `1:00:30`.
    private static func clock(_ text: String) -> String? {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3 else { return nil }
        let numbers = parts.compactMap { part in String(part).flatMap { Int64($0) } }
        guard numbers.count == parts.count, numbers.allSatisfy({ (0..<100_000).contains($0) }) else { return nil }
        return write(.seconds(numbers.reduce(0) { $0 * 60 + $1 }))
    }

    private static func unit(_ word: String) -> String? {
        switch word.lowercased() {
        case "h", "hr", "hrs", "hour", "hours": "h"
        case "m", "min", "mins", "minute", "minutes": "m"
        case "", "s", "sec", "secs", "second", "seconds": "s"
        case "ms", "msec", "msecs", "millisecond", "milliseconds", "millis": "ms"
        default: nil
        }
    }
}
