/// One line of the input: its id, its banner, and the members that `--keep` copies.
struct BatchRecord {
    /// The id as JSON, as written; `null` if the record has none.
    private(set) var id: [UInt8] = Array("null".utf8)
    /// The copied members as JSON, as written, in the order of `--keep`.
    private(set) var kept: [[UInt8]]
    /// The banner; `nil` if the record has none.
    private(set) var spec: SourceFile?
    /// Errors in the record itself.
    private(set) var report = Report()

    /// Parses a line.
    ///
    /// `nil` stands for a line longer than `limit` bytes.
    init(_ line: [UInt8]?, limit: Int, keeping keys: [String], _ dates: DateSources) {
        kept = keys.map { _ in Array("null".utf8) }
        do throws(Failure) {
            guard let line else {
                throw .usage(
                    "the line is longer than \(limit) bytes", help: "allow more with `--max-size`")
            }
            spec = try read(line, keys).withTimeZones(dates)
        } catch {
            report.add(
                Finding(
                    .batchRecord, Words(error.message ?? ""),
                    explanation: error.help.first.map { Words($0) }))
        }
    }

    private mutating func read(_ line: [UInt8], _ keys: [String]) throws(Failure) -> SourceFile {
        var limits = JSONLimits()
        limits.depth = 256
        // An unpaired surrogate in an `id` makes readers such as DuckDB refuse the whole output.
        limits.allowsHalfPairs = false
        var members = RecordMembers(wanted: ["id", "spec"] + keys)
        if let fault = JSONReader.fault(in: line, limits: limits, telling: &members) {
            let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
            throw .usage(isBlank ? "the line is empty" : "the line is not JSON: \(fault)")
        }
        try require(members.isObject, "the line is not an object", help: BatchRecord.example)
        for (number, key) in keys.enumerated() {
            if let value = members.found[key] { kept[number] = Array(line[value.range]) }
        }
        var name = "record"
        if let own = members.found["id"] {
            try require(!own.isList, "`id` is not text, a number, `true`, `false` or `null`")
            id = Array(line[own.range])
            name = own.text ?? id.utf8Text
        }
        if let twice = members.repeated {
            throw .usage("the key `\(twice)` appears twice", help: "remove one of the two")
        }
        guard let spec = members.found["spec"] else {
            throw .usage("the record has no `spec`", help: BatchRecord.example)
        }
        try require(
            !line[spec.range].elementsEqual("null".utf8), "the record's `spec` is `null`",
            help: BatchRecord.example)
        var file = SourceFile(
            name: name, bytes: spec.text.map { Array($0.utf8) } ?? Array(line[spec.range]))
        file.isJSON = spec.text == nil
        file.hasEmptyMembers = file.isJSON
        return file
    }

    static let example = "a record is a line such as `{\"id\": 7, \"spec\": {\"items\": [\"a\"]}}`"
}

/// A JSON receiver that collects the wanted members of a record.
private struct RecordMembers: JSONReceiver {
    struct Value {
        var range: Range<Int>
        /// The decoded text, if the value is a string.
        var text: String?
        /// Whether the value is an array or an object.
        var isList = false
    }

    let wanted: [String]
    private(set) var found: [String: Value] = [:]
    /// A wanted key that appears twice.
    private(set) var repeated: String?
    private(set) var isObject = false
    private var depth = 0
    private var key: String?
    private var start = 0

    init(wanted: [String]) { self.wanted = wanted }

    mutating func begin(_ kind: JSONKind, at position: Int) {
        if depth == 0 { isObject = kind == .object }
        if depth == 1 { start = position }
        depth += 1
    }

    mutating func end(at position: Int) {
        depth -= 1
        if depth == 1 { add(Value(range: start..<position, isList: true)) }
    }

    mutating func takeKey(_ key: String, _ range: Range<Int>) {
        if depth == 1 { self.key = wanted.first { $0 == key } }
    }

    mutating func take(_ value: JSON, _ range: Range<Int>) {
        guard depth == 1, key != nil else { return }
        add(Value(range: range, text: value.string))
    }

    private mutating func add(_ value: Value) {
        guard let key, isObject else { return }
        if found.updateValue(value, forKey: key) != nil { repeated = key }
    }
}
