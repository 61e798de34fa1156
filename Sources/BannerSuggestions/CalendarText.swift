import BannerDiagnostics
import BannerRules

/// Days, dates and times of day as people write them, in English and in the forms of ISO 8601.
package enum CalendarText {
    private static let rangeMarks = ["-", "–", "~", "to"]

    /// The numbers, words and marks of a text, in lower case and without spaces; a mark that is repeated is one token.
    package static func tokens(_ text: String) -> [String] {
        var (spaced, last) = ("", 0 as UInt32)
        for scalar in text.lowercased().unicodeScalars {
            let kind = ("0"..."9").contains(scalar) ? 1 : scalar.properties.isAlphabetic ? 2 : scalar.value
            spaced += kind == last ? "\(scalar)" : " \(scalar)"
            last = kind
        }
        return spaced.split(separator: " ").map(String.init)
    }

    /// The day or days that tokens mean: `Monday`, `mon-fri`, `sat & sun`, `weekend`.
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

    /// The window of a day that tokens mean: `9am-5pm`; none for `9-5`, which can end in the afternoon, or `2-5pm`.
    static func window(_ tokens: [String]) -> [String] {
        let halves = tokens.count(where: ["am", "pm"].contains)
        let ends = tokens.split(maxSplits: 1, whereSeparator: rangeMarks.contains).map(Array.init)
        guard halves != 1, ends.count == 2, let from = time(ends[0]), let until = time(ends[1], isEnd: true),
            halves == 2 || max(from, until) >= "12:00" || ends[1].joined() == until
        else { return [] }
        return ["\(from)-\(until)"].filter { (try? HoursText.read(Array($0.utf8)[...])) != nil }
    }

    /// The dates that tokens mean: `27 Nov 2026`, `2026/11/27 9:00 PM`; two if either number can be the month.
    ///
    /// - Parameters:
    ///   - tokens: a date, perhaps with a time of day, and `Z` or an offset.
    ///   - isEnd: whether something ends then: after the last minute of a day, not before it.
    /// - Returns: the dates as a banner writes them.
    package static func dates(_ tokens: [String], isEnd: Bool = false) -> [String] {
        var rest = tokens.filter { ValueWords.meaning("filler", $0) == nil && ValueWords.meaning("day", $0) == nil }[
            ...]
        // `20261127`.
        if let first = rest.first, first.utf8.count == 8, Int(first) != nil {
            rest = [first.prefix(4), first.dropFirst(4).prefix(2), first.suffix(2)].map(String.init) + rest.dropFirst()
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
            ["utc", "gmt"].contains($0) ? "z" : $0.utf8.count == 4 ? "\($0.prefix(2)):\($0.suffix(2))" : $0
        }.joined().uppercased()
        // An hour alone can be something else.
        let time = clock.count > 1 ? "T\(time(Array(clock), isEnd: isEnd) ?? "")\(offset)" : rest.joined()
        // The day can be before the month or after it.
        let orders = [[0, 1, 2], [2, 1, 0], [2, 0, 1]].filter { month ?? $0[1] == $0[1] }
        let dates = orders.map { $0.map { parts[$0] }.joined(separator: "-") + time }
        return Set(dates.filter { (try? DateText.read($0)) != nil }.prefix(tokens.contains(".") ? 1 : 3)).sorted()
    }

    /// The time of day that tokens are: `9`, `9:30`, `9.30`, `9:30 pm`; as an end the last minute is 24:00.
    private static func time(_ tokens: [String], isEnd: Bool = false) -> String? {
        var numbers = tokens.compactMap { Int($0) }
        guard let hour = numbers.first, tokens.allSatisfy({ Int($0) != nil || [":", ".", "am", "pm"].contains($0) })
        else {
            return nil
        }
        if let half = tokens.last, half.hasSuffix("m") { numbers[0] = hour % 12 + (half == "pm" ? 12 : 0) }
        while numbers.count > 2, numbers.last == 0 { numbers.removeLast() }
        if isEnd, [[23, 59], [23, 59, 59]].contains(numbers) { numbers = [24] }
        return (numbers.count < 2 ? numbers + [0] : numbers).map(DateText.two).joined(separator: ":")
    }
}
