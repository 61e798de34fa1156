import Diagnostics
import YAMLTree

/// Reads a mapping key by key into a record.
struct RecordReader<Record: Sendable>: Sendable {
    let schema: RecordSchema
    private let initial: Record
    private let fields: [Field<Record>]
    private let keys: KeyTable
    /// A bit for each field that must be there.
    private let required: UInt64
    private let forms: [FormBits]

    /// A reader of `fields` into a copy of `initial`.
    init(_ schema: RecordSchema, _ initial: Record, _ fields: [Field<Record>]) {
        precondition(fields.count <= 64, "a record has a bit for each key")
        var schema = schema
        schema.keys = fields.map { $0.line(in: initial) }
        self.schema = schema
        self.initial = initial
        self.fields = fields
        keys = KeyTable(fields.map(\.key))
        required = fields.indices.reduce(0) { fields[$1].isRequired ? $0 | 1 << UInt64($1) : $0 }
        forms = schema.forms.map { FormBits($0, keys: fields.map(\.key)) }
    }

    /// The record that a mapping says; every faulty value is reported and left at its default.
    ///
    /// `isElsewhere` is asked about unknown keys first, and reports those that it knows.
    func read(
        _ node: Node, _ reading: inout Reading,
        isElsewhere: (Node, inout Reading) -> Bool = { _, _ in false }
    ) -> Record {
        var record = initial
        let seen = read(node, into: &record, &reading, isElsewhere)
        if required & ~seen != 0 {
            for index in fields.indices where required & ~seen & 1 << UInt64(index) != 0 {
                reading.missingKey(schema.keys[index], in: node, of: schema)
            }
        }
        if !forms.isEmpty { checkForms(node, seen, &reading) }
        return record
    }

    /// Reads each key's value into the record; a bit for each field that has one.
    private func read(
        _ node: Node, into record: inout Record, _ reading: inout Reading, _ isElsewhere: (Node, inout Reading) -> Bool
    ) -> UInt64 {
        var seen: UInt64 = 0
        var next = 0
        node.forEachEntry { key, value in
            guard let index = keys.index(of: key, from: next) else {
                if !isElsewhere(key, &reading) { reading.unknownKey(key, in: node, of: schema) }
                return
            }
            seen |= 1 << UInt64(index)
            next = index + 1
            fields[index].read(value, &record, &reading)
        }
        return seen
    }

    private func checkForms(_ node: Node, _ seen: UInt64, _ reading: inout Reading) {
        let present = seen & forms.reduce(0) { $0 | $1.keys }
        if forms.contains(where: { present & ~$0.keys == 0 && $0.isComplete(present) }) { return }
        // The first key that no form has together with those before it is one too many.
        var before: UInt64 = 0
        var earlier: [(key: Node, bit: UInt64)] = []
        for entry in node.entries {
            guard let index = keys.index(of: entry.key), present & 1 << UInt64(index) != 0 else { continue }
            let bit = 1 << UInt64(index) as UInt64
            guard forms.contains(where: { (before | bit) & ~$0.keys == 0 }) else {
                let rival = earlier.first { other in !forms.contains { (bit | other.bit) & ~$0.keys == 0 } }
                reading.exclusiveKeys(entry.key, (rival ?? earlier.last)?.key, in: node, of: schema)
                return
            }
            before |= bit
            earlier.append((entry.key, bit))
        }
        reading.incompleteForm(node, of: schema, forms: forms.indices.filter { present & ~forms[$0].keys == 0 })
    }
}

/// A form with a bit for each key of its record.
private struct FormBits: Sendable {
    let keys, required, atLeastOne: UInt64

    init(_ form: Form, keys names: [String]) {
        func bits(_ keys: [String]) -> UInt64 {
            keys.reduce(0) { bits, key in names.firstIndex(of: key).map { bits | 1 << UInt64($0) } ?? bits }
        }
        (keys, required, atLeastOne) = (bits(form.keys), bits(form.required), bits(form.atLeastOne))
    }

    func isComplete(_ present: UInt64) -> Bool {
        required & ~present == 0 && (atLeastOne == 0 || atLeastOne & present != 0)
    }
}

extension Shape where Value: Sendable {
    /// A mapping that is read into a copy of `initial`.
    static func record(_ schema: RecordSchema, _ initial: Value, _ fields: [Field<Value>]) -> Shape {
        let reader = RecordReader(schema, initial, fields)
        return Shape(
            schema: .record(reader.schema),
            read: { node, reading in
                guard node.kind == .mapping else {
                    reading.wrongType(node, wants: .record(reader.schema))
                    return nil
                }
                return reader.read(node, &reading)
            },
            write: { _ in nil })
    }
}
