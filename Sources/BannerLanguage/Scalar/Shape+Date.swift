import BannerCalendar
import BannerDiagnostics
import BannerKit
import BannerRules
import BannerTree

extension Shape where Value == Banner.Date {
    /// A date, with or without a time of day and an offset.
    static let date = Shape(
        schema: dateSchema,
        read: { node, reading in
            reading.parsed(node, wants: dateSchema) { (_, bytes) throws(TextFault) in try DateText.read(bytes) }
        },
        write: { .string($1.node?.text ?? DateText.write($0)) })

    private static let dateSchema = Schema.text(
        TextForm(
            phrase: "a date", pattern: DateText.pattern,
            patternMessage: "Write a date such as 2026-11-27, 2026-11-27T06:00 or 2026-11-27T06:00+09:00.",
            example: "2026-11-27"))
}

extension Shape where Value == Banner.Hours {
    /// A window of a day.
    static let hours = Shape(
        schema: hoursSchema,
        read: { node, reading in
            reading.parsed(node, wants: hoursSchema) { (_, bytes) throws(TextFault) in try HoursText.read(bytes) }
        },
        write: { .string(HoursText.write($0)) })

    private static let hoursSchema = Schema.text(
        TextForm(
            phrase: "a window of a day", pattern: HoursText.pattern,
            patternMessage: "Write two times of day such as 06:00-10:30.", example: "06:00-10:30"))
}

extension Shape where Value == String {
    /// The id of a time zone.
    static let zone = Shape(
        schema: zoneSchema,
        read: { node, reading in
            reading.parsed(node, wants: zoneSchema) { (reading, bytes) throws(TextFault) in
                let id = String(decoding: bytes, as: UTF8.self)
                if let fault = reading.zoneFault(of: id) { throw fault }
                return id
            }
        },
        write: { .string($0) })

    private static let zoneSchema = Schema.text(
        TextForm(
            phrase: "a time zone", pattern: ZoneID.pattern,
            patternMessage: "Write an IANA id such as Asia/Seoul or America/New_York.", example: "Asia/Seoul",
            use: .timeZone))
}

extension Reading {
    /// The value of a scalar's text, unless there is a fault, which is reported.
    fileprivate mutating func parsed<Value>(
        _ node: Node, wants schema: Schema, as value: (Reading, ArraySlice<UInt8>) throws(TextFault) -> Value
    ) -> Value? {
        guard node.kind == .scalar, node.type == .text || node.type == .number, !isEmpty(node) else {
            wrongType(node, wants: schema)
            return nil
        }
        do throws(TextFault) {
            let value = try value(self, node.bytes)
            // A number that is also such a text has to be in quotes.
            if node.type == .text { return value }
            notText(node, wants: schema)
        } catch {
            refuse(node, .time(error), error.rule, error.message, help: error.help)
        }
        return nil
    }

    /// Where the files of time zones are; `nil` without a way to them.
    var zones: ZoneFiles? { file.dateSources.map { ZoneFiles(places: $0.places, bytes: $0.zoneData) } }

    /// What is wrong with a zone's id: without the system's files only what no system has.
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
