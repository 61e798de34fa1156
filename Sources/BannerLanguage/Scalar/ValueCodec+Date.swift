package import BannerCalendar

extension ValueCodec where Value == Banner.Date {
    /// The shape of a date, with or without a time of day and an offset.
    static let date = parsed(
        TextForm(
            phrase: "a date", pattern: DateText.pattern,
            patternMessage:
                "Write a date such as 2026-11-27, 2026-11-27T06:00 or 2026-11-27T06:00+09:00.",
            example: "2026-11-27", use: .date),
        as: { (_, bytes) throws(TextFault) in try DateText.read(bytes) },
        write: { $1.node?.text ?? DateText.write($0) })

    /// A date without a time of day.
    static let day = parsed(
        TextForm(
            phrase: "a date without a time", pattern: DateText.dayPattern,
            patternMessage: "Write a date such as 2026-01-05.",
            example: "2026-01-05", use: .date),
        as: { (_, bytes) throws(TextFault) in
            let date = try DateText.read(bytes)
            guard date.time == nil else {
                throw TextFault(
                    .invalidDate, "`\(bytes.shown)` has a time of day",
                    explanation: "write the date alone")
            }
            return date
        },
        write: { date, _ in DateText.write(date) })
}

extension ValueCodec where Value == Banner.MonthDays {
    /// Days of the month from one to another.
    static let monthDays = parsed(
        TextForm(
            phrase: "days of the month", pattern: MonthDaysText.pattern,
            patternMessage: "Write two days such as 1-7, or -7--1 for the last seven.",
            example: "1-7"),
        as: { (_, bytes) throws(TextFault) in try MonthDaysText.read(bytes) },
        write: { days, _ in "\(days.first)-\(days.last)" })
}

extension ValueCodec where Value == Banner.Hours {
    /// The shape of a daily window.
    static let hours = parsed(
        TextForm(
            phrase: "a window of a day", pattern: HoursText.pattern,
            patternMessage: "Write two times of day such as 06:00-10:30.", example: "06:00-10:30",
            use: .hours),
        as: { (_, bytes) throws(TextFault) in try HoursText.read(bytes) },
        write: { value, _ in HoursText.write(value) }
    )
}

extension ValueCodec where Value == String {
    /// The shape of a time zone's id.
    static let zone = parsed(
        TextForm(
            phrase: "a time zone", pattern: ZoneID.pattern,
            patternMessage: "Write an IANA id such as Asia/Seoul or America/New_York.",
            example: "Asia/Seoul",
            use: .timeZone),
        as: { (reading, bytes) throws(TextFault) in
            let id = bytes.utf8Text
            if let fault = reading.zoneFault(of: id) { throw fault }
            return id
        }, write: { id, _ in id })
}

extension ValueCodec {
    /// The shape of a text with a parser; a number that is also valid text must be quoted.
    private static func parsed(
        _ form: TextForm,
        as value: @escaping @Sendable (Reading, ArraySlice<UInt8>) throws(TextFault) -> Value,
        write: @escaping @Sendable (Value, WriteOptions) -> String
    ) -> ValueCodec {
        ValueCodec(
            schema: .text(form),
            read: { node, reading in
                guard node.kind == .scalar, node.type == .text || node.type == .number,
                    !reading.isEmpty(node)
                else {
                    return .none(after: reading.wrongType(node, wants: .text(form)))
                }
                do throws(TextFault) {
                    let value = try value(reading, node.bytes)
                    if node.type == .text { return value }
                    reading.notText(node, wants: .text(form))
                } catch {
                    reading.fault(
                        error.rule, error.message, at: node, explanation: error.explanation,
                        cause: .value(.text(form)))
                }
                return nil
            },
            write: { $2.append(quoted: write($0, $1)) })
    }
}

extension DateSources {
    /// The time zones of these sources.
    package var files: ZoneFiles { ZoneFiles(places: places, bytes: zoneData) }
}

extension Reading {
    /// The time zone files; `nil` if they are not accessible.
    var zones: ZoneFiles? { file.dateSources?.files }

    /// The fault of a zone's id; without the system's files, only ids that no system has are
    /// faults.
    fileprivate func zoneFault(of id: String) -> TextFault? {
        guard let zones else { return ZoneText.fault(in: id) }
        do throws(ZoneFiles.Fault) {
            _ = try zones.zone(id)
            return nil
        } catch {
            return ZoneText.fault(error, in: id, places: zones.places)
        }
    }
}
