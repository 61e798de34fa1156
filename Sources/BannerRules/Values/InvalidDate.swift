import BannerCalendar
import BannerDiagnostics
import BannerKit

extension Rule {
    /// Text that is not a date, or a date that does not exist.
    package static let invalidDate = Rule(
        "BK3020", "invalid-date", .error, "text that is not a date",
        """
        A date is year-month-day, and can have a time of day: `2026-11-27`, `2026-11-27T06:00`, `2026-11-27T06:00:30`. \
        It is read on the clock of the banner's `timeZone`; with `Z` or an offset such as `+09:00` it is an exact \
        instant. `T24:00` is the end of the day. The years are 2000 to 2399.

              timeZone: Asia/Seoul
              items:
                - red
                - id: sale
            ✗     when: { from: ⟦2026-11-31⟧ }
            ✓     when: { from: 2026-11-27 }
        """)
}

extension DateText {
    /// What is wrong with a text that is not a date; `nil` for a date.
    package static func fault(in bytes: ArraySlice<UInt8>) -> TextFault? {
        do throws(DateFault) {
            _ = try read(bytes)
            return nil
        } catch {
            return fault(error, in: bytes)
        }
    }

    private static func fault(_ reason: DateFault, in bytes: ArraySlice<UInt8>) -> TextFault {
        func fault(_ message: String, _ help: String) -> TextFault {
            TextFault(rule: .invalidDate, message: message, help: help)
        }
        let shown = bytes.shown
        switch reason {
        case .year: return fault("the year of `\(shown)` is out of range", "write a year from 2000 to 2399")
        case .month: return fault("`\(shown)` does not exist: the months are 01 to 12", example)
        case .day(let year, let month):
            let last = Day.count(inMonth: month, of: year)
            return fault(
                "`\(shown)` does not exist: \(months[month - 1]) \(year) has \(last) days",
                "its last day is `\(year)-\(two(month))-\(last)`")
        case .time(let time):
            return fault(
                "`\(shown)` does not exist: `\(time)` is not a time of day", "write a time from `00:00` to `24:00`")
        case .offset:
            return fault("`\(shown)` does not exist: an offset has less than a day", "write it as in `+09:00`")
        case .syntax: return fault("`\(shown)` is not a date", example)
        }
    }

    private static let example = "write a date such as `2026-11-27` or `2026-11-27T06:00`"

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}

extension BuiltInspection {
    /// A date exists and has whole seconds and minutes; one that does not is removed.
    mutating func check(_ date: inout Banner.Date?, at path: ValuePath) {
        guard let value = date else { return }
        let text = DateText.write(value)
        let isSound =
            (try? DateText.read(text)) == value && (value.time.map { $0.microseconds % 1_000_000 == 0 } ?? true)
            && (value.time ?? .zero) >= .zero
        guard !isSound else { return }
        let fault = DateText.fault(in: Array(text.utf8)[...])
        report(
            .invalidDate, fault?.message ?? "`\(text)` is not a date", at: path,
            help: fault?.help ?? "write whole seconds, and an offset in whole minutes only with a time")
        date = nil
    }
}
