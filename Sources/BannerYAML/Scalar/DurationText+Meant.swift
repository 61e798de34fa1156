import BannerKit

extension DurationText {
    /// All durations as text, in ECMA-262 syntax: each unit at most once, from the largest to the smallest.
    ///
    /// A duration above 0 has a digit that is not 0, and only 0 can have a `-`.
    static func pattern(isPositive: Bool) -> String {
        let last = "[0-9]+([.][0-9]+)?"
        let (h, m, s) = ("([0-9]+h)?", "([0-9]+m)?", "([0-9]+s)?")
        let sign = isPositive ? "(?=.*[1-9])" : "(-(?!.*[1-9]))?"
        return "^\(sign)(\(h)\(m)\(s)\(last)ms|\(h)\(m)\(last)s|\(h)\(last)m|\(last)h|\(last))$"
    }

    /// A duration that the author of a faulty text probably meant.
    struct Meant {
        /// The duration as it should be written.
        let text: String
        /// Whether the faulty text cannot mean anything else.
        var isSure = true
        /// The other duration that it can mean.
        var other: String?
    }

    /// The duration that the author of a faulty text probably meant: `2 sec` is `2s`, `1:30` is `1m30s`.
    static func meant(by text: String) -> Meant? {
        guard text.utf8.count <= 40 else { return nil }
        if let clock = clock(text) { return clock }
        let comma = UInt8(ascii: ",")
        guard text.utf8.contains(comma) else { return spelled(text) }
        // A comma before three digits can separate thousands.
        let point = spelled(String(decoding: text.utf8.map { $0 == comma ? UInt8(ascii: ".") : $0 }, as: UTF8.self))
        guard hasGroupOfThree(Array(text.utf8)) else { return point }
        let whole = spelled(String(decoding: text.utf8.filter { $0 != comma }, as: UTF8.self))
        guard let text = point?.text ?? whole?.text else { return nil }
        return Meant(text: text, isSure: false, other: point == nil ? nil : whole?.text)
    }

    /// The duration in text of numbers, each with its unit as people write it.
    private static func spelled(_ text: String) -> Meant? {
        var meant = ""
        var isSure = true
        var rest = text.utf8[...].drop { $0 == UInt8(ascii: " ") }
        // ISO 8601, as in `PT1M30S`.
        let isISO = rest.starts(with: "PT".utf8)
        if isISO { rest = rest.dropFirst(2) }
        while !rest.isEmpty {
            let number = rest.prefix { $0.decimalDigit != nil || $0 == UInt8(ascii: ".") }
            rest = rest.dropFirst(number.count).drop { $0 == UInt8(ascii: " ") }
            let word = rest.prefix { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
            rest = rest.dropFirst(word.count).drop { $0 == UInt8(ascii: " ") }
            guard !number.isEmpty, let unit = unit(String(word) ?? "") else { return nil }
            // `1h30` can mean minutes as well as seconds, and `2M` can mean months.
            if word.isEmpty && !(meant.isEmpty && rest.isEmpty) || (word.elementsEqual("M".utf8) && !isISO) {
                isSure = false
            }
            meant += String(decoding: number, as: UTF8.self) + unit
        }
        return (try? read(meant)) == nil ? nil : Meant(text: meant, isSure: isSure)
    }

    /// `1:30` and `1:00:30`; two numbers can also be hours and minutes.
    private static func clock(_ text: String) -> Meant? {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3 else { return nil }
        let numbers = parts.compactMap { part in String(part).flatMap { Int64($0) } }
        guard numbers.count == parts.count, numbers.allSatisfy({ (0..<100_000).contains($0) }) else { return nil }
        return Meant(text: write(.seconds(numbers.reduce(0) { $0 * 60 + $1 })), isSure: parts.count == 3)
    }

    private static func hasGroupOfThree(_ text: [UInt8]) -> Bool {
        text.indices.contains { place in
            text[place] == UInt8(ascii: ",") && text[(place + 1)...].prefix { $0.decimalDigit != nil }.count == 3
        }
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
