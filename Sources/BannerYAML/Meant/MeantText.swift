import BannerCalendar
import BannerDiagnostics
import BannerKit
import BannerRules

/// What was meant by a text that is not a date, a window of a day, or a zone.
package enum MeantText {
    /// A fault of a text, with what was probably meant.
    package static func explained(_ fault: TextFault, in text: String) -> TextFault {
        let isDate = fault.rule.id == Rule.invalidDate.id
        if fault.rule.id == Rule.unknownZone.id { return MeantZone.explained(fault, text) }
        guard text.utf8.count <= 60, isDate || fault.rule.id == Rule.invalidHours.id,
            let words = isDate ? date(text) : hours(fault, text)
        else { return fault }
        let message = words.reason.map { "`\(text)` is not \(isDate ? "a date" : "a window of a day"): \($0)" }
        return TextFault(
            rule: fault.rule, message: message ?? fault.message, help: words.help, replacement: words.replacement,
            isSure: words.isSure, isUnique: words.isUnique)
    }

    /// Words in place of those of a fault.
    struct Words {
        var reason: String?
        var help: String
        var replacement: String?
        var isSure = false
        var isUnique = true
    }

    private static func date(_ text: String) -> Words? {
        if let date = MeantDate(text) {
            let also =
                date.zone.map { ", and `timeZone: \($0)` at the top level" }
                ?? (date.isUnique ? "" : ", or the window as `hours`")
            let isOne = date.texts.count == 1
            return Words(
                reason: date.reason, help: "write \(date.texts.map { "`\($0)`" }.joinedByOr)\(also)",
                replacement: isOne && date.zone == nil ? date.texts[0] : nil, isSure: date.isSure,
                isUnique: date.isUnique)
        }
        if let range = MeantOccasion.range(text) {
            return Words(reason: "it is two dates", help: "write `from: \(range.from), until: \(range.until)`")
        }
        var rest = Written(text)
        if rest.take(
            "now", "today", "tomorrow", "yesterday", "tonight", "heute", "morgen", "aujourd", "hoy", "oggi", "오늘", "今日",
            "今天")
        {
            return Words(
                reason: "a banner does not know what day it is", help: "write the date, such as `2026-11-27`")
        }
        rest = Written(text)
        let isClock = text.utf8.contains(UInt8(ascii: ":")) || text.utf8.last == UInt8(ascii: "m")
        if isClock, MeantClock(&rest) != nil, rest.isAtEnd {
            return Words(
                reason: "its day is missing", help: "write the date before it, such as `2026-11-27T06:00`")
        }
        return nil
    }

    private static func hours(_ fault: TextFault, _ text: String) -> Words? {
        let reason = "the times of a window are written `HH:MM`, joined by `-`"
        if let windows = MeantWindow.all(text) {
            guard windows.count == 1 else {
                let all = windows.map { $0.texts[0] }.joined(separator: ", ")
                return Words(reason: "it is several windows", help: "write `[\(all)]`")
            }
            let (texts, isSure) = (windows[0].texts, windows[0].isSure)
            return Words(
                reason: fault.message.hasSuffix(" of a day") ? reason : nil,
                help: "write \(texts.map { "`\($0)`" }.joinedByOr)",
                replacement: texts.count == 1 ? texts[0] : nil, isSure: isSure, isUnique: isSure)
        }
        var rest = Written(text)
        if MeantClock(&rest) != nil, rest.isAtEnd, text.utf8.contains(UInt8(ascii: ":")) {
            return Words(reason: "its end is missing", help: "write both, such as `06:00-10:30`")
        }
        rest = Written(text)
        let isAlways =
            rest.meaning(in: .days) == "06" || rest.take("allday")
            || rest.take("24") && (rest.take("h") || rest.take("/"))
        return isAlways ? Words(help: "leave `hours` out: without it the whole day is meant") : nil
    }
}
