/// The source of time zone files: a function that reads a file, and the folders to name in
/// messages.
///
/// This is the only access to the outside; the parsing is pure.
package struct ZoneFiles {
    /// Returns the content of the file of an id; `nil` if there is none.
    private let bytes: @Sendable (String) -> [UInt8]?
    /// The folders that were searched.
    package let places: [String]

    /// Time zone files in these folders.
    package init(places: [String], bytes: @escaping @Sendable (String) -> [UInt8]?) {
        self.places = places
        self.bytes = bytes
    }

    /// A reason why a zone cannot be read.
    package enum Fault: Error, Equatable {
        /// The text is not a valid id.
        case notAnID
        /// No zone has this name.
        case unknown
        /// The zone exists, but its file is missing.
        case missing
        /// Its file cannot be parsed.
        case unusable(ZoneFile.Fault)
    }

    /// The zone with this id.
    package func zone(_ id: String) throws(Fault) -> Zone {
        guard ZoneID.isID(id.utf8) else { throw .notAnID }
        if id == ZoneID.utc || id == "Etc/UTC" { return .utc }
        guard let bytes = bytes(id) else {
            throw ZoneID.known.contains { $0.utf8.elementsEqual(id.utf8) } ? .missing : .unknown
        }
        do throws(ZoneFile.Fault) {
            return try ZoneFile.read(bytes)
        } catch .notZoneData where !ZoneID.known.contains(id) {
            // The folder contains other files whose names look like ids, such as `leapseconds`.
            throw .unknown
        } catch {
            throw .unusable(error)
        }
    }
}

/// A parser for time zone files: TZif version 2 or later (RFC 9636).
///
/// The content is untrusted: every count is checked against the file's length, and every number
/// against its bounds.
package enum ZoneFile {
    /// A reason why a file cannot be read.
    package enum Fault: Error, Equatable {
        /// The file does not begin with TZif's magic bytes.
        case notZoneData
        /// The file has version 1, which ends in 2037.
        case version1
        /// The file contains leap seconds, which POSIX time does not count.
        case leapSeconds
        /// The file violates the format.
        case broken(String)

        /// The reason as text, after "the file".
        package var words: String {
            switch self {
            case .notZoneData: "is not a time zone file"
            case .version1: "has version 1 of its format, which ends in 2037"
            case .leapSeconds: "counts leap seconds"
            case .broken(let reason): "is broken: \(reason)"
            }
        }
    }

    /// The maximum size of a file in bytes; a system's files have a few thousand.
    package static let largestSize = 1 << 20

    /// Parses a file.
    package static func read(_ bytes: [UInt8]) throws(Fault) -> Zone {
        var reader = BigEndianReader(bytes: bytes)
        let first = try Header(&reader)
        guard first.version != 0 else { throw .version1 }
        try reader.skip(first.size(ofTime: 4))
        let header = try Header(&reader)
        guard header.version != 0 else { throw .broken("its second header has version 1") }
        guard header.leapCount == 0 else { throw .leapSeconds }
        return try zone(header, &reader)
    }

    private static func zone(_ header: Header, _ reader: inout BigEndianReader) throws(Fault)
        -> Zone
    {
        guard header.typeCount > 0 else { throw .broken("it has no offset") }
        guard header.size(ofTime: 8) <= reader.left else { throw .broken("it ends too early") }
        let times = try (0..<header.timeCount).map { _ throws(Fault) in try reader.number(bytes: 8)
        }
        let types = try (0..<header.timeCount).map { _ throws(Fault) in Int(try reader.byte()) }
        let offsets = try (0..<header.typeCount).map { _ throws(Fault) in
            let offset = try reader.number(bytes: 4)
            guard abs(offset) < Zone.largestOffset else {
                throw .broken("an offset has more than 26 hours")
            }
            try reader.skip(2)
            return offset
        }
        try reader.skip(header.designationSize + header.standardCount + header.universalCount)
        let rule = try footer(&reader)

        var stretches = [Zone.Stretch(start: Instant(seconds: .min), offset: offsets[0])]
        for (time, type) in zip(times, types) {
            guard type < offsets.count else {
                throw .broken("a change leads to an offset that is not there")
            }
            guard stretches.count == 1 || time > stretches[stretches.count - 1].start.seconds else {
                throw .broken("its changes are not in order of time")
            }
            stretches.append(Zone.Stretch(start: Instant(seconds: time), offset: offsets[type]))
        }
        return completed(stretches, by: rule)
    }

    /// The rule that applies after the last change; `nil` if there is none.
    private static func footer(_ reader: inout BigEndianReader) throws(Fault) -> ZoneRule? {
        guard try reader.byte() == 0x0A else { throw .broken("its footer is missing") }
        var text: [UInt8] = []
        while case let byte = try reader.byte(), byte != 0x0A { text.append(byte) }
        guard !text.isEmpty else { return nil }
        guard let rule = ZoneRule(text) else { throw .broken("its footer is not a rule") }
        return rule
    }

    /// The periods with the rule expanded: from the last change on, for one cycle of 400 years.
    private static func completed(_ stretches: [Zone.Stretch], by rule: ZoneRule?) -> Zone {
        var all = stretches
        guard let rule, rule.saving != nil else {
            if let rule { all[all.count - 1].offset = rule.standard }
            return Zone(all, until: Instant(seconds: .max))
        }
        let last = all[all.count - 1].start
        func start(of year: Int) -> Instant {
            Instant(seconds: ClockTime(Day(year: year, month: 1, day: 1)).seconds)
        }
        let first = min(max(last, start(of: 1990)), start(of: 9_000))
        let firstYear = ClockTime(seconds: first.seconds).dayShown.date.year
        let endYear = firstYear + 402
        // The offset right after the last change stays; the rule applies from its next change on.
        for change in rule.changes(from: firstYear - 1, to: endYear + 1) {
            if change.at > last {
                all.append(Zone.Stretch(start: change.at, offset: change.offset))
            }
        }
        return Zone(all, until: start(of: endYear))
    }

    /// The header of a block, with its counts.
    private struct Header {
        let version: UInt8
        let universalCount, standardCount, leapCount, timeCount, typeCount, designationSize: Int

        init(_ reader: inout BigEndianReader) throws(Fault) {
            for expected in "TZif".utf8 {
                guard let byte = try? reader.byte(), byte == expected else { throw .notZoneData }
            }
            version = try reader.byte()
            try reader.skip(15)
            universalCount = try reader.count()
            standardCount = try reader.count()
            leapCount = try reader.count()
            timeCount = try reader.count()
            typeCount = try reader.count()
            designationSize = try reader.count()
        }

        /// The size in bytes of the block after the header.
        func size(ofTime size: Int) -> Int {
            timeCount * (size + 1) + typeCount * 6 + designationSize + leapCount * (size + 4)
                + standardCount
                + universalCount
        }
    }
}

/// A reader of big-endian numbers.
private struct BigEndianReader {
    let bytes: [UInt8]
    var position = 0

    /// The number of bytes left.
    var left: Int { bytes.count - position }

    mutating func byte() throws(ZoneFile.Fault) -> UInt8 {
        try skip(1)
        return bytes[position - 1]
    }

    /// A signed number.
    mutating func number(bytes count: Int) throws(ZoneFile.Fault) -> Int64 {
        var value = Int64(Int8(bitPattern: try byte()))
        for _ in 1..<count { value = value << 8 | Int64(try byte()) }
        return value
    }

    /// A count; it cannot exceed the number of bytes.
    mutating func count() throws(ZoneFile.Fault) -> Int {
        let count = try number(bytes: 4)
        guard count >= 0 && count <= bytes.count else { throw .broken("it ends too early") }
        return Int(count)
    }

    mutating func skip(_ count: Int) throws(ZoneFile.Fault) {
        guard left >= count else { throw .broken("it ends too early") }
        position += count
    }
}
