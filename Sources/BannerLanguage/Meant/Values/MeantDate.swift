import BannerCalendar
import BannerKit
import BannerRules

/// A date as people write it in other places: `27.11.2026`, `Nov 27, 2026`, `2026-11-27 9am`, `2026년 11월 27일`.
struct MeantDate {
    /// The date in the right form; several where more than one is as likely.
    private(set) var texts: [String] = []
    /// Why the day, the time, or both are not written so.
    private var ofDay, ofTime, ofBoth: String?
    /// Whether nothing else can have been meant.
    private(set) var isSure = true
    /// Whether nothing else is as likely: `10:00-12:00` is an offset, or a window of a day.
    private(set) var isUnique = true
    /// The zone that the text names.
    private(set) var zone: String?

    /// Why what is written is not a date.
    var reason: String { ofBoth ?? ofDay ?? ofTime ?? "a date is written year-month-day" }

    /// Nothing for a text that is not a date.
    init?(_ text: String) {
        // `2026-11-27T09:00[Asia/Seoul]`
        let parts = text.split { $0 == " " || $0 == "[" || $0 == "]" }
        let zone = parts.last.map(String.init).flatMap {
            $0.utf8.contains(UInt8(ascii: "/")) && ZoneID.known.contains($0) ? $0 : nil
        }
        var rest = Written(zone == nil ? text : parts.dropLast().joined(separator: " "))
        self.init(&rest)
        guard rest.isAtEnd else { return nil }
        guard let zone else { return }
        (self.zone, isSure, ofBoth) = (zone, false, "it has no zone of its own")
    }

    /// The date at the beginning of a text.
    init?(_ rest: inout Written) {
        if let word = rest.next, MeantDays(word, allowsOne: true) != nil {
            _ = rest.take(word) && (rest.take(",") || rest.take("."))
            isSure = false
        }
        if let instant = MeantDate.unixTime(&rest) {
            (texts, ofBoth, isSure) = ([instant], "it is a Unix time", false)
            return
        }
        guard let days = days(&rest) else { return nil }
        let valid = days.filter { (try? DateText.read($0)) != nil }
        guard let tail = tail(&rest) else { return nil }
        var unique: [String] = []
        for day in valid where !unique.contains(day + tail) { unique.append(day + tail) }
        texts = unique.filter { (try? DateText.read($0)) != nil }
        guard !texts.isEmpty, texts.count < 3 else { return nil }
        if texts.count > 1 { (isSure, ofBoth) = (false, ofBoth ?? "either number can be the month") }
    }

    /// What the numbers can be as year, month and day.
    private mutating func days(_ rest: inout Written) -> [String]? {
        func text(_ year: Int, _ month: Int, _ day: Int) -> String {
            "\(year < 100 ? year + 2_000 : year)-\(DateText.two(month))-\(DateText.two(day))"
        }
        if let named = named(&rest) { return [text(named.year, named.month, named.day)] }
        if let (number, _) = rest.number(8...8) {
            ofDay = MeantDate.digits
            return [text(number / 10_000, number / 100 % 100, number % 100)]
        }
        guard let (first, digits) = rest.number(1...4) else { return nil }
        let mark = rest.next ?? ""
        let isIdeographic = rest.take("년", "年")
        guard isIdeographic || rest.take("-", "/", ".", "_") || rest.next == nil,
            let (second, secondDigits) = rest.number(1...2)
        else { return nil }
        guard isIdeographic ? rest.take("월", "月") : mark.isEmpty || rest.take(mark),
            let (third, thirdDigits) = rest.number(1...4)
        else { return nil }
        if isIdeographic { guard rest.take("일", "日") else { return nil } }
        if digits == 4 {
            let isExact = mark == "-" && secondDigits == 2 && thirdDigits == 2
            if !isExact { ofDay = MeantDate.digits }
            isSure = isSure && ["-", "/", "."].contains(mark)
            if mark == "." { _ = rest.take(".") }
            return [text(first, second, third)]
        }
        guard !isIdeographic, !mark.isEmpty, digits < 3 else { return nil }
        ofDay = "a date is written year-month-day"
        if thirdDigits == 4 {
            // With dots the day comes first everywhere; with strokes it depends on the country.
            return (mark == "." ? [] : [text(third, first, second)]) + [text(third, second, first)]
        }
        guard digits == 2, thirdDigits == 2 else { return nil }
        (isSure, ofBoth) = (false, "a year has four digits")
        return [text(first, second, third), text(third, second, first)]
            + (mark == "/" ? [text(third, first, second)] : [])
    }

    private static let digits = "a date is written year-month-day, with two digits each"

    /// `27 Nov 2026`, `November 27, 2026`, `27 de noviembre de 2026`.
    private mutating func named(_ rest: inout Written) -> (year: Int, month: Int, day: Int)? {
        var after = rest
        func filler() { _ = after.take(",", ".", "-", "de", "of") }
        var month = self.month(&after)
        filler()
        guard let (day, _) = after.number(1...2) else { return nil }
        _ = after.take("st", "nd", "rd", "th")
        filler()
        month = month ?? self.month(&after)
        filler()
        guard let month, let (year, _) = after.number(4...4) else { return nil }
        rest = after
        ofDay = "a date is written year-month-day"
        return (year, month, day)
    }

    private mutating func month(_ rest: inout Written) -> Int? {
        guard let word = rest.next, word.utf8.count >= 3 else { return nil }
        let english = [
            "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
            "november", "december",
        ].firstIndex { $0.hasPrefix(word) }
        if let english {
            _ = rest.take(word)
            return english + 1
        }
        isSure = false
        return rest.meaning(in: .months).flatMap { Int($0) }
    }

    /// The time and the offset after a day.
    private mutating func tail(_ rest: inout Written) -> String? {
        let isExactDay = ofDay == nil
        var after = rest
        _ = after.take(",")
        let hasT = after.take("t")
        if !hasT { _ = after.take("_", "at", "um", "kl", "à") }
        guard let clock = MeantClock(&after) else {
            // A day has no offset: `2026-11-27 KST`.
            var zone = rest
            guard !hasT, let offset = MeantOffset(&zone), offset.isNamed, zone.isAtEnd else { return "" }
            (rest, isSure, ofBoth) = (zone, false, "a day is one of the banner's `timeZone`")
            return ""
        }
        rest = after
        if !hasT { ofTime = "`T` separates the time from the date" }
        if !clock.isExact { ofTime = "a time of day is written `HH:MM`" }
        let text =
            "T\(DateText.two(clock.hour)):\(DateText.two(clock.minute))"
            + (clock.second > 0 ? ":\(DateText.two(clock.second))" : "")
        if rest.take(".", ",") {
            guard rest.number() != nil else { return nil }
            (isSure, ofBoth) = (false, "dates have whole seconds")
        }
        let isMinus = rest.next == "-"
        var zone = rest
        // `2026-11-27T09:00 - 2026-11-29T18:00` has no offset.
        guard let offset = MeantOffset(&zone), zone.next != "-" else { return text }
        rest = zone
        if isMinus && !(isExactDay && hasT && clock.isExact) {
            (isSure, isUnique) = (false, false)
            ofBoth = "what follows its time may be an offset, or the end of a window"
        } else {
            ofTime = "an offset is written `+09:00`"
            if offset.isNamed && offset.text != "Z" { isSure = false }
        }
        return text + offset.text
    }

    /// Seconds or milliseconds since 1970, of a year that a date can have.
    private static func unixTime(_ rest: inout Written) -> String? {
        guard let (number, digits) = rest.number(10...13), digits != 11, digits != 12 else { return nil }
        let seconds = Int64(digits == 13 ? number / 1_000 : number)
        let (day, time) = (Day(number: seconds / 86_400).date, Int(seconds % 86_400))
        let two = DateText.two
        let clock = "T\(two(time / 3_600)):\(two(time / 60 % 60))" + (time % 60 > 0 ? ":\(two(time % 60))" : "")
        return "\(day.year)-\(two(day.month))-\(two(day.day))\(clock)Z"
    }
}

/// An offset from UTC as people write it: `+0900`, `+9`, `UTC+9`, `KST`.
struct MeantOffset {
    let text: String
    /// Whether it is an abbreviation, such as `KST`.
    var isNamed = false

    init?(_ rest: inout Written) {
        var after = rest
        let name = after.next.flatMap { Lexicon.offsets[$0] }
        if name != nil, let word = after.next { _ = after.take(word) }
        guard after.next == "+" || after.next == "-", name ?? "Z" == "Z" else {
            guard let name else { return nil }
            (text, isNamed, rest) = (name, true, after)
            return
        }
        let mark = after.take("+") ? "+" : "-"
        _ = after.take("-")
        guard let (number, digits) = after.number(1...4) else { return nil }
        var (hours, minutes) = digits == 4 ? (number / 100, number % 100) : (number, 0)
        if after.take(":") {
            guard let (number, _) = after.number(2...2) else { return nil }
            minutes = number
        }
        guard hours < 24, minutes < 60 else { return nil }
        (text, rest) = ("\(mark)\(DateText.two(hours)):\(DateText.two(minutes))", after)
    }
}
