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
            reading.parsed(node, wants: dateSchema) {
                DateText.fault(in: $0)
            } as: {
                try? DateText.read($0)
            }
        },
        write: { .string(DateText.write($0)) })

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
            reading.parsed(node, wants: hoursSchema) {
                HoursText.fault(in: $0)
            } as: {
                try? HoursText.read($0)
            }
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
            reading.parsed(node, wants: zoneSchema) { reading, bytes in
                reading.zoneFault(of: String(decoding: bytes, as: UTF8.self))
            } as: {
                String(decoding: $0, as: UTF8.self)
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
        _ node: Node, wants schema: Schema, fault: (ArraySlice<UInt8>) -> TextFault?,
        as value: (ArraySlice<UInt8>) -> Value?
    ) -> Value? {
        parsed(node, wants: schema, { _, bytes in fault(bytes) }, as: value)
    }

    /// The same, with a check that needs more than the text.
    fileprivate mutating func parsed<Value>(
        _ node: Node, wants schema: Schema, _ fault: (Reading, ArraySlice<UInt8>) -> TextFault?,
        as value: (ArraySlice<UInt8>) -> Value?
    ) -> Value? {
        guard node.kind == .scalar, node.type == .text || node.type == .number, !isEmpty(node) else {
            wrongType(node, wants: schema)
            return nil
        }
        let bytes = node.bytes
        guard let found = fault(self, bytes) else {
            // A number that is also such a text has to be in quotes.
            guard node.type == .text else {
                notText(node, wants: schema)
                return nil
            }
            return value(bytes)
        }
        refuse(node, .time(found), found.rule, found.message, help: found.help)
        return nil
    }

    /// Where the files of time zones are; `nil` without a way to them.
    var zones: ZoneFiles? { file.dateSources.map { ZoneFiles(places: $0.places, bytes: $0.zoneData) } }

    /// What is wrong with a zone's id: without the system's files only what no system has.
    fileprivate func zoneFault(of id: String) -> TextFault? {
        guard let zones else {
            guard !ZoneID.isID(id.utf8) || !ZoneID.known.contains(id) else { return nil }
            return ZoneText.fault(.unknown, in: id, places: [])
        }
        do throws(ZoneFiles.Fault) {
            _ = try zones.zone(id)
            return nil
        } catch {
            return ZoneText.fault(error, in: id, places: zones.places)
        }
    }
}
