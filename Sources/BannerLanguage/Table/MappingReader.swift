/// The checks of a mapping's keys that do not depend on the record type.
struct MappingReader: Sendable {
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
        guard let meant = reading.unknownKey(key, with: value, in: node, of: schema) else { return nil }
        return reading.keys(of: schema).firstIndex { $0.key == meant }
    }

    /// Reports missing keys and invalid combinations; `seen` has a bit for each key that is
    /// present.
    func check(_ seen: UInt64, of node: Node, _ reading: inout Reading) {
        if required & ~seen != 0 {
            for (index, key) in reading.keys(of: schema).enumerated() where required & ~seen & 1 << UInt64(index) != 0 {
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
            guard let index = index(of: entry.key, reading), present & 1 << UInt64(index) != 0 else { continue }
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

    /// The index of a key, or of the key that it certainly means.
    private func index(of key: Node, _ reading: Reading) -> Int? {
        if let index = keys.index(of: key) { return index }
        guard let meant = reading.surelyMeant[key.range.start] else { return nil }
        return schema.keys.firstIndex { $0.key == meant }
    }
}

/// A form as bit sets of its record's keys.
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
