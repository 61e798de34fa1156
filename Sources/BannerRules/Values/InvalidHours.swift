import BannerDiagnostics
import BannerKit

extension Rule {
    /// Text that is not a window of a day.
    package static let invalidHours = Rule(
        "BK3021", "invalid-hours", .error, "text that is not a window of a day",
        explanation: """
            A window is two times of day as `HH:MM`, joined by `-`: `06:00-10:30`. One that ends before it begins ends on \
            the next day: `22:00-02:00`. The last end is `24:00`.
            """,
        bad: """
            timeZone: Asia/Seoul
            items:
              - red
              - id: breakfast
                when: { hours: ⟦6-10⟧ }
            """,
        good: """
            timeZone: Asia/Seoul
            items:
              - red
              - id: breakfast
                when: { hours: 06:00-10:00 }
            """)

    /// A window that ends when it begins.
    package static let equalEnds = Rule(
        "BK3022", "equal-ends", .error, "a window that ends when it begins",
        explanation: """
            A window whose ends are equal could mean no time at all or the whole day, so it is not allowed. The whole day is \
            `00:00-24:00`, which `hours` has by default.
            """,
        bad: """
            timeZone: Asia/Seoul
            items:
              - red
              - id: breakfast
                when: { hours: ⟦06:00-06:00⟧ }
            """,
        good: """
            timeZone: Asia/Seoul
            items:
              - red
              - id: breakfast
                when: { hours: 06:00-07:00 }
            """)
}

extension HoursText {
    /// What is wrong with a text that is not a window; `nil` for a window.
    package static func fault(in bytes: ArraySlice<UInt8>) -> TextFault? {
        do throws(HoursFault) {
            _ = try read(bytes)
            return nil
        } catch {
            return fault(error, in: bytes)
        }
    }

    private static func fault(_ reason: HoursFault, in bytes: ArraySlice<UInt8>) -> TextFault {
        let shown = bytes.shown
        let meant = meaning(of: shown)
        func fault(_ message: String, _ help: String) -> TextFault {
            TextFault(
                rule: .invalidHours, message: message, help: meant.map { "write `\($0.window)`" } ?? help,
                replacement: meant?.window, isSure: meant?.isSure ?? false, isUnique: meant?.isSure ?? false)
        }
        switch reason {
        case .equalEnds:
            return TextFault(
                rule: .equalEnds, message: "`\(shown)` ends when it begins",
                help: "write another end; `00:00-24:00` is the whole day")
        case .time(let time):
            return fault(
                "`\(shown)` is not a window of a day: `\(time)` is not a time of day",
                "write times from `00:00` to `24:00`")
        case .beginsAtEnd:
            return fault(
                "`\(shown)` is not a window: it begins at the end of the day", "write `00:00` for its beginning")
        case .syntax:
            var rest = bytes.trimmed
            if meant == nil, let time = Clock.time(&rest), rest.isEmpty, bytes.contains(UInt8(ascii: ":")) {
                guard time.hour <= 24 else {
                    return fault(
                        "`\(shown)` is not a window of a day: a window is two times of day",
                        "write two times such as `06:00-10:30`")
                }
                return fault(
                    "`\(shown)` is not a window of a day: its end is missing", "write both, such as `06:00-10:30`")
            }
            let reason =
                meant == nil ? "" : ": the times of a window are written `HH:MM`, joined by `-`"
            return fault("`\(shown)` is not a window of a day\(reason)", "write two times such as `06:00-10:30`")
        }
    }

    /// The window that `9-17`, `9am to 5pm`, `09:00 – 17:00` or `22:00-26:00` means, and whether it can only mean that.
    ///
    /// `9-5` and `8:30-4:30` end in the afternoon, and `1-5` perhaps begins there.
    private static func meaning(of text: String) -> (window: String, isSure: Bool)? {
        guard text.utf8.count <= 40 else { return nil }
        var rest = Array(text.utf8)[...].trimmed
        guard let from = Clock.time(&rest), from.second == 0 else { return nil }
        rest = rest.trimmed
        guard let mark = marks.first(where: { rest.starts(with: $0.utf8) }) else { return nil }
        rest = rest.dropFirst(mark.utf8.count).trimmed
        guard var until = Clock.time(&rest), until.second == 0, rest.trimmed.isEmpty else { return nil }
        // In Japan and Korea the hours go on after midnight: 26:00 is 2 o'clock of the next day.
        if until.hour > 24 || until.hour == 24 && until.minute > 0 {
            until.hour -= 24
            guard until.hour * 60 + until.minute < from.hour * 60 + from.minute else { return nil }
        }
        // Midnight as an end is that of the day: 6pm-12am.
        let window =
            "\(DateText.two(from.hour)):\(DateText.two(from.minute))-\(DateText.two(until.hour)):\(DateText.two(until.minute))"
        guard (try? read(Array(window.utf8)[...])) != nil else { return nil }
        let halves = text.utf8.count { $0 | 0x20 == UInt8(ascii: "m") }
        if halves > 0 { return (window, halves == 2) }
        let isLater = (from.hour, from.minute) < (until.hour, until.minute)
        let isWhole = text.utf8.count { $0 == UInt8(ascii: ":") } == 2 && (isLater || until.isExact)
        return (window, isWhole || until.hour > 12)
    }

    private static let marks = ["–", "—", "-", "~", "..", "to", "until", "/"]
}

extension ArraySlice<UInt8> {
    /// The bytes without spaces at the ends.
    fileprivate var trimmed: ArraySlice<UInt8> {
        var bytes = drop { $0 == UInt8(ascii: " ") }
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return bytes
    }
}

extension BuiltInspection {
    /// A window has whole minutes of a day and two different ends; one that does not becomes the whole day.
    mutating func check(_ hours: inout Banner.Hours, at path: ValuePath) {
        let text = HoursText.write(hours)
        guard (try? HoursText.read(Array(text.utf8)[...])) != hours else { return }
        let fault = HoursText.fault(in: Array(text.utf8)[...])
        report(
            fault?.rule ?? .invalidHours, fault?.message ?? "`\(text)` is not a window of a day", at: path,
            help: fault?.help ?? "write whole minutes from `00:00` to `24:00`")
        hours = Banner.Hours(from: .zero, until: .seconds(86_400))
    }
}
