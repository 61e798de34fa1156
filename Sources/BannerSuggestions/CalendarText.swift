package import BannerDiagnostics
import BannerRules

/// Days, dates and times of day as people write them, in English and in the forms of ISO 8601.
package enum CalendarText {
    /// The numbers, words and marks of a text, in lower case and without spaces; a mark that is repeated is one token.
    package static func tokens(_ text: String) -> [String] {
        var (tokens, last) = ([""], 0 as UInt32)
        for scalar in text.lowercased().unicodeScalars {
            let kind = ("0"..."9").contains(scalar) ? 1 : scalar.properties.isAlphabetic ? 2 : scalar.value
            if kind != last { tokens.append("") }
            tokens[tokens.count - 1].unicodeScalars.append(scalar)
            last = kind
        }
        return tokens.filter { $0 > "!" }
    }

    /// The ends of a range, at each token that can be between them.
    private static func ranges(_ tokens: [String]) -> [(from: [String], until: [String])] {
        let marks = ["-", "–", "—", "~", "..", "/", "to", "until", "till", "through"]
        return tokens.indices.filter { marks.contains(tokens[$0]) }.map {
            (Array(tokens[..<$0]), Array(tokens[($0 + 1)...]))
        }
    }

    /// The day or days that tokens mean: `Monday`, `mon-fri`, `sat & sun`, `weekend`.
    static func days(_ tokens: [String]) -> [String] {
        let week = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        let parts = tokens.split(whereSeparator: [",", ";", "+", "&", "and", "."].contains).map { part in
            let ends = ranges(Array(part)).first ?? (Array(part), Array(part))
            let (first, last) = (
                ValueWords.meaning("day", ends.from.joined()), ValueWords.meaning("day", ends.until.joined())
            )
            guard let from = week.firstIndex(of: first ?? ""), let until = week.firstIndex(of: last ?? "") else {
                return first == last ? first?.split(separator: " ").map(String.init) ?? [] : []
            }
            return (0...(until - from + 7) % 7).map { week[(from + $0) % 7] }
        }
        return parts.contains([]) ? [] : parts.flatMap(\.self)
    }

    /// The windows of a day that tokens mean: `9am-5pm`; for `9-5` also the one that ends in the afternoon.
    static func windows(_ tokens: [String]) -> [JSON] {
        guard let (first, last) = ranges(tokens).first, let from = time(first), let until = time(last, isEnd: true)
        else {
            return []
        }
        // Of `2-5pm` either half can be meant.
        let halves = [first, last].map { $0.contains("am") || $0.contains("pm") }
        guard halves[0] == halves[1] else { return [] }
        let isOpen = !halves[0] && max(from, until) < "12:00" && last.joined() != until
        return (isOpen ? [time(last + ["pm"]) ?? "", until] : [until]).map { "\(from)-\($0)" }.filter {
            (try? HoursText.read(Array($0.utf8)[...])) != nil
        }.map(JSON.string)
    }

    /// The dates that tokens mean: `27 Nov 2026`, `2026/11/27 9:00 PM`; two if either number can be the month.
    ///
    /// - Parameters:
    ///   - tokens: a date, perhaps with a time of day, and `Z` or an offset.
    ///   - isEnd: whether something ends then: after the last minute of a day, not before it.
    package static func dates(_ tokens: [String], isEnd: Bool = false) -> [JSON] {
        let named = tokens.map { ValueWords.meaning("month", $0) ?? $0 }
        let places = named.indices.filter { Int(named[$0]) != nil }.prefix(3)
        guard places.count == 3 else { return [] }
        let areMarks = named[..<places[2]].allSatisfy { token in
            Int(token) != nil || ["-", "–", "/", ".", ",", "st", "nd", "rd", "of"].contains(token)
                || ValueWords.meaning("day", token) != nil
        }
        let rest = tokens[(places[2] + 1)...].drop(while: ["t", "at", ",", "."].contains)
        let clock = rest.prefix { !["z", "+"].contains($0) }
        let offset = rest[clock.endIndex...].joined().uppercased()
        let time = rest.isEmpty ? "" : clock.count < 2 ? "T" : "T\(time(Array(clock), isEnd: isEnd) ?? "")\(offset)"
        let month = places.firstIndex { named[$0] != tokens[$0] }
        let isDayFirst = tokens.contains(".") || named[places[0]] == named[places[1]]
        return ([[0, 1, 2], [2, 1, 0]] + (isDayFirst ? [] : [[2, 0, 1]])).compactMap { order in
            let text = order.map { DateText.two(Int(named[places[$0]]) ?? 0) }.joined(separator: "-") + time
            return areMarks && month ?? order[1] == order[1] && (try? DateText.read(text)) != nil ? .string(text) : nil
        }
    }

    /// The time of day that tokens are: `9`, `9:30`, `9.30`, `9:30 pm`; as an end the last minute is 24:00.
    private static func time(_ tokens: [String], isEnd: Bool = false) -> String? {
        var numbers = tokens.compactMap { Int($0) }
        guard let hour = numbers.first, tokens.count(where: { ![":", ".", "am", "pm"].contains($0) }) == numbers.count else {
            return nil
        }
        if tokens.contains("am") || tokens.contains("pm") {
            guard (1...12).contains(hour) else { return nil }
            numbers[0] = hour % 12 + (tokens.contains("pm") ? 12 : 0)
        }
        while numbers.count > 2, numbers.last == 0 { numbers.removeLast() }
        if isEnd, [[23, 59], [23, 59, 59]].contains(numbers) { numbers = [24] }
        if numbers.count == 1 { numbers.append(0) }
        return numbers.map(DateText.two).joined(separator: ":")
    }

    /// The occasion that tokens mean: two dates, days, or a window of a day.
    static func occasions(_ tokens: [String]) -> [JSON] {
        let periods = ranges(tokens).map { (dates($0.from), dates($0.until, isEnd: true)) }
        if let (from, until) = periods.first(where: { $0.count == 1 && $1.count == 1 }) {
            return [["from": from[0], "until": until[0]]]
        }
        let days = days(tokens).map(JSON.string)
        return days.isEmpty ? windows(tokens).map { ["hours": $0] } : [["days": .array(days)]]
    }
}
