import BannerDiagnostics
import BannerKit

extension Rule {
    /// Text that is not a window of a day.
    package static let invalidHours = Rule(
        "BK3021", "invalid-hours", .error, "text that is not a window of a day",
        """
        A window is two times of day as `HH:MM`, joined by `-`: `06:00-10:30`. One that ends before it begins ends on \
        the next day: `22:00-02:00`. The last end is `24:00`.

              timeZone: Asia/Seoul
              items:
                - red
                - id: breakfast
            ✗     when: { hours: ⟦6-10⟧ }
            ✓     when: { hours: 06:00-10:00 }
        """)

    /// A window that ends when it begins.
    package static let equalEnds = Rule(
        "BK3022", "equal-ends", .error, "a window that ends when it begins",
        """
        A window whose ends are equal could mean no time at all or the whole day, so it is not allowed. The whole day \
        is `00:00-24:00`, which `hours` has by default.

              timeZone: Asia/Seoul
              items:
                - red
                - id: breakfast
            ✗     when: { hours: ⟦06:00-06:00⟧ }
            ✓     when: { hours: 06:00-07:00 }
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
        func fault(_ message: String, _ help: String) -> TextFault {
            TextFault(rule: .invalidHours, message: message, help: help)
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
            return fault("`\(shown)` is not a window of a day", "write two times such as `06:00-10:30`")
        }
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
