import BannerCalendar
import BannerKit

/// What people write for a date in other places.
enum MeantDate {
    /// What was written, in the right form: certainly, one of two, or perhaps; or a reason why there is none.
    enum Meaning: Equatable {
        case sure(String, because: String)
        case either(String, String)
        case unsure(String, because: String, isUnique: Bool)
        case none(because: String, help: String)
    }

    /// What a text means that is not a date.
    static func meaning(of text: String) -> Meaning? {
        let trimmed = text.utf8.count <= 60 ? trim(text) : ""
        let words = trimmed.lowercased()
        guard !trimmed.isEmpty else { return nil }
        if ["now", "today", "tomorrow", "yesterday", "tonight"].contains(words) {
            return .none(
                because: "a banner does not know what day it is", help: "write the date, such as `2026-11-27`")
        }
        var rest = Array(trimmed.utf8)[...]
        guard let day = Written.day(&rest) else {
            if Clock.time(&rest) != nil, rest.isEmpty {
                return .none(
                    because: "its day is missing", help: "write the date before it, such as `2026-11-27T06:00`")
            }
            return nil
        }
        guard let tail = Tail(rest, afterExactDay: day.isExact) else { return nil }
        func whole(_ year: Int, _ month: Int, _ day: Int) -> String? {
            let date = "\(year)-\(DateText.two(month))-\(DateText.two(day))" + tail.text
            return (try? DateText.read(date)) == nil ? nil : date
        }
        switch day {
        case .iso(let year, let month, let day, let isExact):
            let reason = "a date is written year-month-day, with two digits each"
            return whole(year, month, day).map { tail.meaning(of: $0, isExact ? tail.reason : reason) }
        case .dayFirst(let first, let second, let year, let canBeMonthFirst):
            let reason = "a date is written year-month-day"
            let european = whole(year, second, first)
            guard canBeMonthFirst, first != second else { return european.map { tail.meaning(of: $0, reason) } }
            let american = whole(year, first, second)
            switch (american, european) {
            case (let american?, let european?): return .either(american, european)
            case (let only?, nil), (nil, let only?): return tail.meaning(of: only, reason)
            case (nil, nil): return nil
            }
        }
    }

    private static func trim(_ text: String) -> String {
        var bytes = Array(text.utf8)[...]
        while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A day in another order, or with other marks.
    private enum Written {
        case iso(Int, Int, Int, isExact: Bool)
        case dayFirst(Int, Int, Int, canBeMonthFirst: Bool)

        var isExact: Bool { if case .iso(_, _, _, true) = self { true } else { false } }

        static func day(_ rest: inout ArraySlice<UInt8>) -> Written? {
            let start = rest
            if let named = named(&rest) { return named }
            rest = start
            guard let (first, firstDigits) = rest.takeNumber() else { return nil }
            if firstDigits == 8 {
                return .iso(first / 10_000, first / 100 % 100, first % 100, isExact: false)
            }
            guard let mark = rest.popFirst(), "-/.".utf8.contains(mark), let (second, secondDigits) = rest.takeNumber(),
                rest.popFirst() == mark, let (third, thirdDigits) = rest.takeNumber()
            else {
                rest = start
                return nil
            }
            if firstDigits == 4 {
                let isExact = mark == UInt8(ascii: "-") && secondDigits == 2 && thirdDigits == 2
                return .iso(first, second, third, isExact: isExact)
            }
            guard thirdDigits == 4 else {
                rest = start
                return nil
            }
            // With dots the day comes first everywhere; with strokes it depends on the country.
            return .dayFirst(first, second, third, canBeMonthFirst: mark != UInt8(ascii: "."))
        }

        /// `27 Nov 2026`, `November 27, 2026`.
        private static func named(_ rest: inout ArraySlice<UInt8>) -> Written? {
            let words = rest.split { " ,.-".utf8.contains($0) }
            guard words.count >= 3 else { return nil }
            let parts = words.prefix(3).map { String(decoding: $0, as: UTF8.self).lowercased() }
            guard let name = parts.indices.prefix(2).first(where: { month(parts[$0]) != nil }),
                let month = month(parts[name]), let year = Int(parts[2]), parts[2].utf8.count == 4
            else { return nil }
            let digits = parts[1 - name].utf8.prefix { (0x30...0x39).contains($0) }
            let ending = parts[1 - name].dropFirst(digits.count)
            guard let day = Int(String(decoding: digits, as: UTF8.self)), ["", "st", "nd", "rd", "th"].contains(ending)
            else { return nil }
            rest = rest[words[2].endIndex...]
            return .dayFirst(day, month, year, canBeMonthFirst: false)
        }

        private static func month(_ name: String) -> Int? {
            let months = [
                "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
                "november", "december",
            ]
            return name.utf8.count >= 3 ? months.firstIndex { $0.hasPrefix(name) }.map { $0 + 1 } : nil
        }
    }

    /// The time and the offset after a day.
    private struct Tail {
        var text = ""
        private var isSure = true
        /// Whether an offset can be nothing else; `10:00-12:00` is also a window of a day.
        private var isUnique = true
        private(set) var reason = "a date is written year-month-day"

        init?(_ bytes: ArraySlice<UInt8>, afterExactDay isExactDay: Bool) {
            var rest = bytes
            let isExactSoFar = isExactDay && rest.first == UInt8(ascii: "T")
            guard !rest.isEmpty else { return }
            if rest.first == UInt8(ascii: ",") { rest.removeFirst() }
            if let mark = rest.popFirst(), mark != UInt8(ascii: "T") {
                guard mark == UInt8(ascii: " ") || mark == UInt8(ascii: "t") || mark == UInt8(ascii: "_") else {
                    return nil
                }
                while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
                reason = "`T` separates the time from the date"
            }
            guard let (hour, minute, second, isExact) = Clock.time(&rest) else { return nil }
            if !isExact { reason = "a time of day is written `HH:MM`" }
            text = "T\(DateText.two(hour)):\(DateText.two(minute))" + (second > 0 ? ":\(DateText.two(second))" : "")
            if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") {
                rest.removeFirst()
                guard rest.takeNumber() != nil else { return nil }
                isSure = false
                reason = "dates have whole seconds"
            }
            while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
            guard !rest.isEmpty else { return }
            let isMinus = rest.first == UInt8(ascii: "-")
            guard let offset = Clock.offset(&rest), rest.isEmpty else { return nil }
            if isMinus && !(isExactSoFar && isExact) {
                (isSure, isUnique) = (false, false)
                reason = "what follows its time may be an offset, or the end of a window"
            } else if !offset.isExact {
                reason = "an offset is written `+09:00`"
            }
            text += offset.text
        }

        /// What a date with this time means, for a reason that its day has if it is certain.
        func meaning(of date: String, _ ofDay: String) -> Meaning {
            isSure ? .sure(date, because: ofDay) : .unsure(date, because: reason, isUnique: isUnique)
        }
    }
}

/// Times of day and offsets in other forms.
enum Clock {
    /// `9`, `9:00`, `09:00:30`, `9am`, `6:30 pm`; numbers too large for a day stay as they are.
    static func time(_ rest: inout ArraySlice<UInt8>) -> (hour: Int, minute: Int, second: Int, isExact: Bool)? {
        guard let (number, digits) = rest.takeNumber(), digits <= 2 else { return nil }
        var (hour, minute, second) = (number, 0, 0)
        var isExact = digits == 2
        var hasMinutes = false
        if rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: "h") {
            rest.removeFirst()
            guard let (minutes, digits) = rest.takeNumber(), digits == 2 else { return nil }
            (minute, hasMinutes) = (minutes, true)
            if rest.first == UInt8(ascii: ":") {
                rest.removeFirst()
                guard let (seconds, digits) = rest.takeNumber(), digits == 2 else { return nil }
                second = seconds
            }
        }
        let half = rest.drop { $0 == UInt8(ascii: " ") }.prefix(2).map { $0 | 0x20 }
        if half == Array("am".utf8) || half == Array("pm".utf8) {
            guard (1...12).contains(hour) else { return nil }
            rest = rest.drop { $0 == UInt8(ascii: " ") }.dropFirst(2)
            hour = hour % 12 + (half[0] == UInt8(ascii: "p") ? 12 : 0)
            isExact = false
        } else if !hasMinutes {
            isExact = false
        }
        return (hour, minute, second, isExact)
    }

    /// `Z`, `+09:00`, and for it `+0900`, `+9`, `UTC+9`, `z`.
    static func offset(_ rest: inout ArraySlice<UInt8>) -> (text: String, isExact: Bool)? {
        var isExact = true
        let word = rest.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
        if !word.isEmpty {
            let name = String(decoding: word, as: UTF8.self)
            guard ["z", "utc", "gmt"].contains(name.lowercased()) else { return nil }
            rest = rest[word.endIndex...]
            if rest.isEmpty { return ("Z", name == "Z") }
            isExact = false
        }
        guard let sign = rest.popFirst(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
            let (number, digits) = rest.takeNumber()
        else { return nil }
        var (hours, minutes) = (number, 0)
        if digits == 4 {
            (hours, minutes) = (number / 100, number % 100)
        } else if rest.first == UInt8(ascii: ":") {
            rest.removeFirst()
            guard let (number, digits) = rest.takeNumber(), digits == 2 else { return nil }
            minutes = number
        }
        isExact = isExact && digits == 2
        let mark = sign == UInt8(ascii: "+") ? "+" : "-"
        return ("\(mark)\(DateText.two(hours)):\(DateText.two(minutes))", isExact)
    }
}

extension ArraySlice<UInt8> {
    /// The number at the beginning, of at most eight digits, and how many it has.
    fileprivate mutating func takeNumber() -> (Int, digits: Int)? {
        let digits = prefix { (0x30...0x39).contains($0) }
        guard !digits.isEmpty, digits.count <= 8 else { return nil }
        self = self[digits.endIndex...]
        return (digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }, digits.count)
    }
}
