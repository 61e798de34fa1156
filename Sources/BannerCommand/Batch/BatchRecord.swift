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
        for (number, value) in members.found.dropFirst(2).enumerated() {
            if let value { kept[number] = Array(line[value.range]) }
        }
        var name = "record"
        if let own = members.found[0] {
            try require(!own.isList, "`id` is not text, a number, `true`, `false` or `null`")
            id = Array(line[own.range])
            name = own.text?.utf8Text ?? id.utf8Text
        }
        if let twice = members.repeated {
            throw .usage("the key `\(twice)` appears twice", help: "remove one of the two")
        }
        guard let spec = members.found[1] else {
            throw .usage("the record has no `spec`", help: BatchRecord.example)
        }
        try require(
            !line[spec.range].elementsEqual("null".utf8), "the record's `spec` is `null`",
            help: BatchRecord.example)
        var file = SourceFile(
            name: name, bytes: Array(spec.text ?? line[spec.range]))
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
        var text: ArraySlice<UInt8>?
        /// Whether the value is an array or an object.
        var isList = false
    }

    let wanted: [String]
    /// The value of each wanted key.
    private(set) var found: [Value?]
    /// A wanted key that appears twice.
    private(set) var repeated: String?
    private(set) var isObject = false
    private var depth = 0
    /// The index of the wanted key whose value is read.
    private var key: Int?
    private var start = 0

    init(wanted: [String]) {
        self.wanted = wanted
        found = wanted.map { _ in nil }
    }

    mutating func begin(_ kind: JSONKind, at position: Int) {
        if depth == 0 { isObject = kind == .object }
        if depth == 1 { start = position }
        depth += 1
    }

    mutating func end(at position: Int) {
        depth -= 1
        add(Value(range: start..<position, isList: true))
    }

    mutating func takeKey(_ key: String, _ range: Range<Int>) {
        if depth == 1 { self.key = wanted.firstIndex(of: key) }
    }

    mutating func take(_ text: ArraySlice<UInt8>, _ range: Range<Int>) {
        add(Value(range: range, text: text))
    }

    mutating func take(_ value: JSON, _ range: Range<Int>) {
        add(Value(range: range))
    }

    private mutating func add(_ value: Value) {
        guard depth == 1, isObject, let key else { return }
        if found[key] != nil { repeated = wanted[key] }
        found[key] = value
    }
}
