import BannerCalendar

/// The notation of daily windows: `06:00-10:30`, or `22:00-02:00` across midnight («What a banner
/// means», The calendar).
package enum HoursText {
    /// A regular expression (ECMA-262) for all windows.
    package static let pattern = "^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"

    /// Parses a window.
    package static func read(_ bytes: ArraySlice<UInt8>) throws(TextFault) -> Banner.Hours {
        func fault(_ reason: String, _ explanation: Words) -> TextFault {
            TextFault(.invalidHours, "`\(bytes.shown)` is not a window\(reason)", explanation: explanation)
        }
        var reader = TextReader(bytes)
        guard let start = ClockText(&reader), reader.take("-"), let end = ClockText(&reader), reader.rest.isEmpty else {
            throw fault(" of a day", "write two times such as `06:00-10:30`")
        }
        guard let from = start.time(), let until = end.time() else {
            throw fault(" of a day", "write times from `00:00` to `24:00`")
        }
        guard start.hour < 24 else {
            throw fault(": it begins at the end of the day", "write `00:00` for its beginning")
        }
        guard from != until else {
            throw TextFault(
                .equalEnds, "`\(bytes.shown)` ends when it begins",
                explanation: "write another end; `00:00-24:00` is the whole day")
        }
        return Banner.Hours(from: from, until: until)
    }

    /// The notation of a window.
    package static func write(_ hours: Banner.Hours) -> String { "\(write(hours.from))-\(write(hours.until))" }

    private static func write(_ time: Time) -> String {
        let minutes = Int(time.wholeSeconds / 60)
        return "\(DateText.two(minutes / 60)):\(DateText.two(minutes % 60))"
    }
}
