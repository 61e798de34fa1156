import BannerCalendar
import BannerKit
import BannerRules

/// A time of day as people write it.
struct MeantClock {
    var hour, minute, second: Int
    /// Whether it is written `HH:MM`.
    var isExact = true
    /// Whether `am`, `pm` or 24 hours say which half of the day it is in.
    var isSureOfHalf = false

    /// `9`, `9:00`, `0900`, `09.00`, `9h`, `9am`, `6:30 pm`, `9 Uhr`, `9시`; too large numbers stay as they are.
    init?(_ text: inout Written) {
        var half = text.meaning(in: .halves)
        guard let (number, digits) = text.number(1...4) else { return nil }
        (hour, minute, second) = digits > 2 ? (number / 100, number % 100, 0) : (number, 0, 0)
        var hasMinutes = digits > 2
        isExact = digits == 2
        if digits < 3, let mark = text.next, [":", ".", "h", "시", "時", "时", "点"].contains(mark) {
            var rest = text
            _ = rest.take(mark)
            if let (minutes, _) = rest.number(2...2) {
                (minute, hasMinutes, text) = (minutes, true, rest)
                _ = text.take("분", "分")
                if text.take(":") {
                    guard let (seconds, _) = text.number(2...2) else { return nil }
                    second = seconds
                }
            } else if mark != "." {
                if mark == ":" { return nil }
                text = rest
            }
            isExact = isExact && mark == ":" || mark == "h" && hasMinutes && isExact
        } else if digits > 2 {
            isExact = false
        }
        isExact = isExact && hasMinutes
        half = half ?? text.meaning(in: .halves)
        if let half {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half == "pm" ? 12 : 0)
            isExact = false
        }
        if text.take("uhr", "h") { isExact = false }
        isSureOfHalf = half != nil || hour > 12 || digits == 2 && number < 10
    }
}

/// Windows of a day as people write them: `9-17`, `9am to 5pm`, `0900-1700`, `9h-17h`.
struct MeantWindow {
    /// The window; two where its end can be in the afternoon or in the night.
    var texts: [String]
    /// Whether nothing else can have been meant.
    var isSure = false

    /// The windows of a text, also several of them.
    static func all(_ text: String) -> [MeantWindow]? {
        var rest = Written(text)
        var windows: [MeantWindow] = []
        repeat {
            guard let window = MeantWindow(&rest) else { return nil }
            windows.append(window)
            _ = rest.take(Written.lists)
        } while !rest.isAtEnd
        return windows
    }

    init?(_ rest: inout Written) {
        _ = rest.take("from", "von", "de", "between", "da")
        guard let from = MeantClock(&rest), from.second == 0 else { return nil }
        let isWord = rest.next.map { $0 == "and" } ?? false
        if rest.take(".") {
            guard rest.take(".") else { return nil }
        } else if !isWord || !rest.take("and") {
            guard rest.take(Written.ranges) || rest.take("/") else { return nil }
        }
        guard var until = MeantClock(&rest), until.second == 0 else { return nil }
        // In Japan and Korea the hours go on after midnight: 26:00 is 2 o'clock of the next day.
        if until.hour > 24 || until.hour == 24 && until.minute > 0 {
            until.hour -= 24
            guard until.hour * 60 + until.minute < from.hour * 60 + from.minute else { return nil }
        }
        let window = MeantWindow.text(from, until)
        guard (try? HoursText.read(Array(window.utf8)[...])) != nil else { return nil }
        texts = [window]
        let isLater = (from.hour, from.minute) < (until.hour, until.minute)
        isSure = from.isSureOfHalf && until.isSureOfHalf || from.isExact && until.isExact || until.hour > 12
        // `9-5` and `8:30-4:30` probably end in the afternoon.
        guard !isLater, !until.isSureOfHalf, from.hour < 12, until.hour < 12 else { return }
        until.hour += 12
        texts.insert(MeantWindow.text(from, until), at: 0)
        isSure = false
    }

    private static func text(_ from: MeantClock, _ until: MeantClock) -> String {
        let two = DateText.two
        return "\(two(from.hour)):\(two(from.minute))-\(two(until.hour)):\(two(until.minute))"
    }
}

/// Days of the week as people write them: `monday`, `Mo-Fr`, `mon, wed`, `weekdays`, `1-5`.
struct MeantDays {
    private(set) var days: [String] = []
    /// Whether they are English names in full or a range of them, and not a word that differs from place to place.
    private(set) var isNotation = true
    /// Whether nothing else is as likely to be meant: `we` is the weekend in German, and `sa` is Tuesday in Turkish.
    private(set) var isUnique = true
    /// The day that their numbers count from, where they are numbers.
    private(set) var firstNumber: Int?

    private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// Nothing for what is not a day; a day as the language writes it is one only with `allowsOne`.
    init?(_ text: String, allowsOne: Bool = false) {
        if !allowsOne && MeantDays.names.contains(text) { return nil }
        var rest = Written(text)
        guard parse(&rest), rest.isAtEnd else { return nil }
    }

    /// The days at the beginning of a text.
    init?(_ rest: inout Written) {
        guard parse(&rest) else { return nil }
    }

    private mutating func parse(_ rest: inout Written) -> Bool {
        var numbers: [Int] = []
        while let range = span(&rest) {
            numbers += range.filter { !numbers.contains($0) }
            var after = rest
            _ = after.take(Written.lists)
            guard let next = after.next ?? (firstNumber == nil ? nil : ""), MeantDays.isDay(next) || next.isEmpty else {
                break
            }
            rest = after
        }
        days = numbers.map { MeantDays.names[$0] }
        return !days.isEmpty
    }

    /// One day, or all from one to another.
    private mutating func span(_ rest: inout Written) -> [Int]? {
        guard let first = day(&rest) else { return nil }
        var after = rest
        guard first.count == 1, after.take(Written.ranges) || after.take(".") && after.take("."),
            let last = day(&after), last.count == 1
        else { return first }
        rest = after
        return (0..<(last[0] - first[0] + 7) % 7 + 1).map { (first[0] + $0) % 7 }
    }

    private mutating func day(_ rest: inout Written) -> [Int]? {
        if let (number, _) = rest.number(1...1) {
            guard number < 8, firstNumber != nil || days.isEmpty else { return nil }
            firstNumber = number == 0 ? 0 : firstNumber ?? 1
            isNotation = false
            return [(number + 6) % 7]
        }
        guard let word = rest.next else { return nil }
        if let day = MeantDays.english(word) {
            _ = rest.take(word)
            rest.takeShortening(of: word)
            if word.utf8.count == 2 { isUnique = false }
            return [day]
        }
        guard let meaning = rest.meaning(in: .days)?.utf8.map({ Int($0) - 0x30 }), let first = meaning.first else {
            return nil
        }
        rest.takeShortening(of: word)
        isNotation = false
        return Array(first...(meaning.last ?? first))
    }

    private static func isDay(_ word: String) -> Bool { english(word) != nil || Lexicon.days[word] != nil }

    private static func english(_ word: String) -> Int? {
        guard word.utf8.count >= 2 else { return nil }
        return ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].firstIndex {
            $0.hasPrefix(word) || $0 + "s" == word
        }
    }

    /// The days as they are written.
    var text: String { days.count == 1 ? days[0] : "[\(days.joined(separator: ", "))]" }
}
