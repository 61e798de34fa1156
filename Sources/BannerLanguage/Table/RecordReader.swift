/// A reader of a mapping into a record, key by key.
package struct RecordReader<Record: Sendable>: Sendable {
    private let mapping: MappingReader
    /// Creates a record with all defaults; a copy would increment the reference count of each of
    /// its strings.
    private let initial: @Sendable () -> Record
    private let fields: [Field<Record>]
    /// The storage of keys that begin with `x-`; `nil` if they are ignored.
    private let own: Own?
    /// The reader of a scalar that is short for a mapping with one key.
    private var short: Short?

    private struct Short {
        let schema: @Sendable () -> Schema
        let read: @Sendable (Node, inout Record, inout Reading) -> Bool
    }

    /// The author's own keys of a record: a getter, and a function that adds one.
    package struct Own {
        let members: @Sendable (Record) -> [Banner.Data.Member]
        let add: @Sendable (inout Record, Banner.Data.Member) -> Void
    }

    /// A reader of `fields` into a new `initial` record; `title` and `phrase` default to forms of
    /// the name.
    package init(
        _ name: String, title: String? = nil, phrase: String? = nil, _ summary: String,
        forms: [Form] = [],
        own: Own? = nil, _ initial: @escaping @autoclosure @Sendable () -> Record,
        @Fields<Record> _ fields: () -> Fields<Record>
    ) {
        self.own = own
        let lines = fields().lines
        let schema = RecordSchema(
            name: name, title: title, phrase: phrase, summary: summary, forms: forms,
            makeKeys: { Field.schemas(of: lines, in: initial()) })
        self.initial = initial
        self.fields = lines
        mapping = MappingReader(schema, lines.map(\.key)) { lines[$0].traits.isRequired }
    }

    /// The schema of the mapping.
    var schema: RecordSchema { mapping.schema }

    /// Whether the record has a key.
    func hasKey(_ key: Node) -> Bool { mapping.keys.index(of: key) != nil }

    /// Reads a mapping; every invalid value is reported and keeps its default.
    ///
    /// An absent key keeps its value in `record`. `isElsewhere` is called first for
    /// unknown keys; it reports those that it knows.
    @inline(never)
    func read(
        _ node: Node, over record: consuming Record, _ reading: inout Reading,
        isElsewhere: (Node, inout Reading) -> Bool = { _, _ in false }
    ) -> Record {
        var entries = node.entryCursor
        var seen: UInt64 = 0
        while entries.move(mapping.keys) {
            if let number = entries.number {
                seen |= 1 << UInt64(number)
                fields[number].read(entries.value, &record, &reading)
            } else if !keep(entries.key, entries.value, in: &record),
                !isElsewhere(entries.key, &reading),
                let number = mapping.meant(by: entries.key, with: entries.value, in: node, &reading)
            {
                seen |= 1 << UInt64(number)
                fields[number].read(entries.value, &record, &reading)
                reading.markInvalid(entries.value)
            }
        }
        mapping.check(seen, of: node, &reading)
        return record
    }

    /// Stores a key of the author's own, if the record supports it.
    private func keep(_ key: Node, _ value: Node, in record: inout Record) -> Bool {
        guard let own, key.bytes.starts(with: "x-".utf8) else { return false }
        guard key.text != Banner.Data.reserved else { return true }
        own.add(&record, Banner.Data.Member(name: key.text, value: Banner.Data(value)))
        return true
    }

    /// Appends the record as a mapping, in the order of the table and with the author's own keys
    /// last; nothing in an author's notation.
    ///
    /// A list that is empty by default is left out.
    func write(_ record: Record, _ options: WriteOptions, _ text: inout [UInt8]) {
        guard options.isComplete else { return }
        var part = options.at(options.node)
        text.append(byte: "{")
        // By their numbers: each field would be copied.
        for number in fields.indices {
            part.move(to: fields[number].key, isFirst: number == 0)
            guard !options.isOnlyGiven || part.node != nil else { continue }
            let start = text.count
            if !fields[number].traits.isOptional { part.appendKey(to: &text) }
            fields[number].write(record, part, &text)
            if text.last == ":"
                || fields[number].traits.defaultWords != nil
                    && text.suffix(3).elementsEqual(":[]".utf8)
            {
                text.removeLast(text.count - start)
            }
        }
        for member in own?.members(record) ?? [] {
            text.append(key: member.name)
            JSON(member.value).write(to: &text)
        }
        text.append(byte: "}")
    }
}

extension RecordReader {
    /// This reader, with a scalar as a short form for one key.
    func or<Value>(
        _ place: @escaping @autoclosure Field<Record>.Place<Value>,
        _ codec: @escaping @autoclosure Field<Record>.MakeCodec<Value>
    ) -> RecordReader {
        var reader = self
        reader.short = Short(
            schema: { codec().schema },
            read: { node, record, reading in
                guard let value = codec().read(node, &reading) else { return false }
                Field.change(place(), in: &record) { $0 = value }
                return true
            })
        return reader
    }

    /// The shape of the mapping, or of its short form.
    package var codec: ValueCodec<Record> {
        ValueCodec(
            schema: short.map { .either($0.schema(), .record(schema)) } ?? .record(schema),
            read: { readValue($0, over: initial(), &$1) }, write: write)
    }

    /// Reads a value over another record; reports a value that is neither a mapping nor its short
    /// form, and returns `nil`.
    func readValue(
        _ node: Node, over record: consuming Record, _ reading: inout Reading
    ) -> Record? {
        if node.kind == .mapping { return read(node, over: record, &reading) }
        guard node.kind == .scalar, let short else {
            return .none(after: reading.wrongType(node, wants: codec.schema))
        }
        return short.read(node, &record, &reading) ? record : nil
    }
}

/// The checks of a mapping's keys that do not depend on the record type.
struct MappingReader {
    /// The schema of the mapping.
    let schema: RecordSchema
    /// The lookup table of the keys.
    let keys: KeyTable
    /// The bits of the required fields.
    private let required: UInt64
    private let forms: [FormBits]

    /// A reader for mappings with these keys.
    @inline(never)
    init(_ schema: RecordSchema, _ keys: [String], isRequired: (Int) -> Bool) {
        precondition(keys.count <= 64, "a record has a bit for each key")
        self.schema = schema
        self.keys = KeyTable(keys)
        required = keys.indices.reduce(0) { isRequired($1) ? $0 | 1 << UInt64($1) : $0 }
        forms = schema.forms.map { FormBits($0, keys: keys) }
    }

    /// The index of the key that a misspelt key certainly means; reports the misspelling.
    ///
    /// Its value is read as the intended key's value, so that its faults are reported in the same
    /// run.
    func meant(by key: Node, with value: Node, in node: Node, _ reading: inout Reading) -> Int? {
        guard let meant = reading.unknownKey(key, with: value, in: node, of: schema) else {
            return nil
        }
        return reading.keys(of: schema).firstIndex { $0.key == meant }
    }

    /// Reports missing keys and invalid combinations; `seen` has a bit for each key that is
    /// present.
    func check(_ seen: UInt64, of node: Node, _ reading: inout Reading) {
        if required & ~seen != 0 {
            for (index, key) in reading.keys(of: schema).enumerated()
            where required & ~seen & 1 << UInt64(index) != 0 {
                reading.missingKey(key, in: node, of: schema)
            }
        }
        if !forms.isEmpty { checkForms(node, seen, &reading) }
    }

    private func checkForms(_ node: Node, _ seen: UInt64, _ reading: inout Reading) {
        let present = seen & forms.reduce(0) { $0 | $1.keys }
        if forms.contains(where: { present & ~$0.keys == 0 && $0.isComplete(present) }) { return }
        // The first key that no form allows together with the keys before it is reported.
        var before: UInt64 = 0
        var earlier: [(key: Node, bit: UInt64)] = []
        for entry in node.entries {
            guard let index = index(of: entry.key, reading), present & 1 << UInt64(index) != 0
            else { continue }
            let bit = 1 << UInt64(index) as UInt64
            guard forms.contains(where: { (before | bit) & ~$0.keys == 0 }) else {
                let rival = earlier.first { other in
                    !forms.contains { (bit | other.bit) & ~$0.keys == 0 }
                }
                reading.exclusiveKeys(entry.key, (rival ?? earlier.last)?.key, in: node, of: schema)
                return
            }
            before |= bit
            earlier.append((entry.key, bit))
        }
        reading.incompleteForm(
            node, of: schema, forms: forms.indices.filter { present & ~forms[$0].keys == 0 })
    }

    /// The index of a key, or of the key that it certainly means.
    private func index(of key: Node, _ reading: Reading) -> Int? {
        if let index = keys.index(of: key) { return index }
        guard let meant = reading.surelyMeant[key.range.start] else { return nil }
        return schema.keys.firstIndex { $0.key == meant }
    }
}

/// A form as bit sets of its record's keys.
private struct FormBits {
    let keys, required, atLeastOne: UInt64

    init(_ form: Form, keys names: [String]) {
        func bits(_ keys: [String]) -> UInt64 {
            keys.reduce(0) { bits, key in
                names.firstIndex(of: key).map { bits | 1 << UInt64($0) } ?? bits
            }
        }
        (keys, required, atLeastOne) = (bits(form.keys), bits(form.required), bits(form.atLeastOne))
    }

    func isComplete(_ present: UInt64) -> Bool {
        required & ~present == 0 && (atLeastOne == 0 || atLeastOne & present != 0)
    }
}
