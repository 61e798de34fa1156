import BannerDiagnostics
import BannerRules

/// Parsers for days, dates and times of day as people write them, in English and in ISO 8601.
package enum CalendarText {
    private static let rangeMarks = ["-", "–", "~", "to"]

    /// Splits a text into numbers, words and punctuation, in lower case; repeated punctuation is
    /// one token.
    package static func tokens(_ text: String) -> [String] {
        var (spaced, last) = ("", 0 as UInt32)
        for scalar in text.lowercased().unicodeScalars {
            let kind =
                ("0"..."9").contains(scalar) ? 1 : scalar.properties.isAlphabetic ? 2 : scalar.value
            spaced += kind == last ? "\(scalar)" : " \(scalar)"
            last = kind
        }
        return spaced.split(separator: " ").map(String.init)
    }

    /// Parses days: `Monday`, `mon-fri`, `sat & sun`, `weekend`; empty if the tokens are no days.
    static func days(_ tokens: [String]) -> [String] {
        let week = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        let tokens = tokens.flatMap { self.tokens(ValueWords.meaning("day", $0) ?? $0) }
        let days = tokens.compactMap(week.firstIndex)
        if tokens.count == 3, days.count == 2, rangeMarks.contains(tokens[1]) {
            return (0...(days[1] - days[0] + 7) % 7).map { week[(days[0] + $0) % 7] }
        }
        let others = tokens.filter { ![",", "/", "&", "and", "."].contains($0) }
        return others.count == days.count ? others : []
    }

    /// Parses a daily window, such as `9am-5pm`; empty for ambiguous ones, such as `9-5` or
    /// `2-5pm`.
    static func window(_ tokens: [String]) -> [String] {
        let halves = tokens.count(where: ["am", "pm"].contains)
        let ends = tokens.split(maxSplits: 1, whereSeparator: rangeMarks.contains).map(Array.init)
        guard halves != 1, ends.count == 2, let from = time(ends[0]),
            let until = time(ends[1], isEnd: true),
            halves == 2 || max(from, until) >= "12:00" || ends[1].joined() == until
        else { return [] }
        return ["\(from)-\(until)"].filter { (try? HoursText.read(Array($0.utf8)[...])) != nil }
    }

    /// Parses a date, such as `27 Nov 2026` or `2026/11/27 9:00 PM`; two results if either number
    /// can be the month.
    ///
    /// - Parameters:
    ///   - tokens: a date, optionally with a time of day, and `Z` or an offset.
    ///   - isEnd: whether it is an end: then the last minute of a day means 24:00.
    /// - Returns: the dates in the notation of a banner.
    package static func dates(_ tokens: [String], isEnd: Bool = false) -> [String] {
        var rest = tokens.filter {
            ValueWords.meaning("filler", $0) == nil && ValueWords.meaning("day", $0) == nil
        }[
            ...]
        // A date without separators, such as `20261127`.
        if let first = rest.first, first.utf8.count == 8, Int(first) != nil {
            rest =
                [first.prefix(4), first.dropFirst(4).prefix(2), first.suffix(2)].map(String.init)
                + rest.dropFirst()
        }
        var (parts, month) = ([String](), nil as Int?)
        while parts.count < 3 {
            if ["-", "/", ".", "–"].contains(rest.first) { rest.removeFirst() }
            let token = rest.popFirst() ?? ""
            let name = ValueWords.meaning("month", token)
            guard let number = Int(name ?? token) else { return [] }
            if name != nil { month = parts.count }
            parts.append(DateText.two(number))
        }
        if rest.first == "." { rest.removeFirst() }
        let clock = rest.prefix { !["z", "utc", "gmt", "+"].contains($0) }
        let offset = rest[clock.endIndex...].map {
            ["utc", "gmt"].contains($0)
                ? "z" : $0.utf8.count == 4 ? "\($0.prefix(2)):\($0.suffix(2))" : $0
        }.joined().uppercased()
        // A lone number after the date is not necessarily an hour.
        let time =
            clock.count > 1 ? "T\(time(Array(clock), isEnd: isEnd) ?? "")\(offset)" : rest.joined()
        // The day can come before or after the month.
        let orders = [[0, 1, 2], [2, 1, 0], [2, 0, 1]].filter { month ?? $0[1] == $0[1] }
        let dates = orders.map { $0.map { parts[$0] }.joined(separator: "-") + time }
        return Set(
            dates.filter { (try? DateText.read($0)) != nil }.prefix(tokens.contains(".") ? 1 : 3)
        ).sorted()
    }

    /// Parses a time of day: `9`, `9:30`, `9.30`, `9:30 pm`; as an end, the last minute is 24:00.
    private static func time(_ tokens: [String], isEnd: Bool = false) -> String? {
        var numbers = tokens.compactMap { Int($0) }
        guard let hour = numbers.first,
            tokens.allSatisfy({ Int($0) != nil || [":", ".", "am", "pm"].contains($0) })
        else {
            return nil
        }
        if let half = tokens.last, half.hasSuffix("m") {
            numbers[0] = hour % 12 + (half == "pm" ? 12 : 0)
        }
        while numbers.count > 2, numbers.last == 0 { numbers.removeLast() }
        if isEnd, [[23, 59], [23, 59, 59]].contains(numbers) { numbers = [24] }
        return (numbers.count < 2 ? numbers + [0] : numbers).map(DateText.two).joined(
            separator: ":")
    }
}
