import BannerDiagnostics
import BannerRules

/// Days, dates and times of day as people write them, in English and in the forms of ISO 8601.
package enum CalendarText {
    private static let rangeMarks = ["-", "–", "—", "~", "..", "/", "to", "until", "till", "through"]

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

    /// The tokens before and after each mark that can be between the ends of a range.
    private static func ranges(_ tokens: [String]) -> [[[String]]] {
        tokens.indices.filter { rangeMarks.contains(tokens[$0]) }.map {
            [Array(tokens.prefix($0)), Array(tokens.dropFirst($0 + 1))]
        }
    }

    /// The day or days that tokens mean: `Monday`, `mon-fri`, `sat & sun`, `weekend`.
    static func days(_ tokens: [String]) -> [String] {
        let week = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        var (days, last) = ([String](), "")
        for word in tokens.flatMap({ (ValueWords.meaning("day", $0) ?? $0).split(separator: " ").map(String.init) }) {
            if let day = week.firstIndex(of: word) {
                let first = rangeMarks.contains(last) ? week.firstIndex(of: days.popLast() ?? word) ?? day : day
                days += (first...(first + (day - first + 7) % 7)).map { week[$0 % 7] }
            } else if !rangeMarks.contains(word), ![",", ";", "+", "&", "and", "."].contains(word) {
                return []
            }
            last = word
        }
        return days
    }

    /// The windows of a day that tokens mean: `9am-5pm`; for `9-5` also the one that ends in the afternoon.
    static func windows(_ tokens: [String]) -> [String] {
        let halves = tokens.count(where: ["am", "pm"].contains)
        // Of `2-5pm` either half can be meant.
        guard let ends = ranges(tokens).first, let from = time(ends[0]), let until = time(ends[1], isEnd: true),
            halves != 1
        else { return [] }
        let isOpen = halves == 0 && max(from, until) < "12:00" && ends[1].joined() != until
        return (isOpen ? [time(ends[1] + ["pm"]) ?? "", until] : [until]).map { "\(from)-\($0)" }.filter {
            (try? HoursText.read(Array($0.utf8)[...])) != nil
        }
    }

    /// The dates that tokens mean: `27 Nov 2026`, `2026/11/27 9:00 PM`; two if either number can be the month.
    ///
    /// - Parameters:
    ///   - tokens: a date, perhaps with a time of day, and `Z` or an offset.
    ///   - isEnd: whether something ends then: after the last minute of a day, not before it.
    package static func dates(_ tokens: [String], isEnd: Bool = false) -> [String] {
        var rest = tokens.filter { token in
            ValueWords.meaning("day", token) == nil && ![",", "st", "nd", "rd", "of", "t", "at"].contains(token)
        }[...]
        var (parts, month) = ([String](), nil as Int?)
        while parts.count < 3 {
            if ["-", "–", "/", "."].contains(rest.first) { rest.removeFirst() }
            let token = rest.popFirst() ?? ""
            let name = ValueWords.meaning("month", token)
            guard let number = Int(name ?? token) else { return [] }
            if name != nil { month = parts.count }
            parts.append(DateText.two(number))
        }
        let clock = rest.prefix { !["z", "+"].contains($0) }
        let offset = rest[clock.endIndex...].joined().uppercased()
        let time = rest.isEmpty ? "" : clock.count < 2 ? "T" : "T\(time(Array(clock), isEnd: isEnd) ?? "")\(offset)"
        let isDayFirst = tokens.contains(".") || parts[0] == parts[1]
        return ([[0, 1, 2], [2, 1, 0]] + (isDayFirst ? [] : [[2, 0, 1]])).filter { month ?? $0[1] == $0[1] }.map {
            order in
            order.map { parts[$0] }.joined(separator: "-") + time
        }.filter { (try? DateText.read($0)) != nil }
    }

    /// The time of day that tokens are: `9`, `9:30`, `9.30`, `9:30 pm`; as an end the last minute is 24:00.
    private static func time(_ tokens: [String], isEnd: Bool = false) -> String? {
        var numbers = tokens.compactMap { Int($0) }
        let (isMorning, isAfternoon) = (tokens.contains("am"), tokens.contains("pm"))
        guard let hour = numbers.first, tokens.allSatisfy({ Int($0) != nil || [":", ".", "am", "pm"].contains($0) })
        else {
            return nil
        }
        if isMorning || isAfternoon { numbers[0] = hour % 12 + (isAfternoon ? 12 : 0) }
        while numbers.count > 2, numbers.last == 0 { numbers.removeLast() }
        if isEnd, [[23, 59], [23, 59, 59]].contains(numbers) { numbers = [24] }
        return (numbers + (numbers.count < 2 ? [0] : [])).map(DateText.two).joined(separator: ":")
    }

    /// The occasions that tokens mean: two dates, days, or a window of a day.
    static func occasions(_ tokens: [String]) -> [JSON] {
        for ends in ranges(tokens) {
            let (from, until) = (dates(ends[0]), dates(ends[1], isEnd: true))
            if from.count == 1, until.count == 1 { return [["from": .string(from[0]), "until": .string(until[0])]] }
        }
        let days = days(tokens).map(JSON.string)
        return days.isEmpty ? windows(tokens).map { ["hours": .string($0)] } : [["days": .array(days)]]
    }
}
