/// What the keys of a mapping can be, whatever record their values go to.
struct MappingReader: Sendable {
    /// What the mapping may hold.
    let schema: RecordSchema
    /// The keys, by which each entry is looked up.
    let keys: KeyTable
    /// A bit for each field that must be there.
    private let required: UInt64
    private let forms: [FormBits]

    /// A reader of mappings that may have those keys, of which some must be there.
    @inline(never)
    init(_ schema: RecordSchema, _ keys: [String], isRequired: (Int) -> Bool) {
        precondition(keys.count <= 64, "a record has a bit for each key")
        self.schema = schema
        self.keys = KeyTable(keys)
        required = keys.indices.reduce(0) { isRequired($1) ? $0 | 1 << UInt64($1) : $0 }
        forms = schema.forms.map { FormBits($0, keys: keys) }
    }

    /// The number of the key that a key certainly means; what is wrong with it is reported.
    ///
    /// Its value is read as that of the key it means, so that one run also reports its faults.
    func meant(by key: Node, with value: Node, in node: Node, _ reading: inout Reading) -> Int? {
        guard let meant = reading.unknownKey(key, with: value, in: node, of: schema) else { return nil }
        return reading.keys(of: schema).firstIndex { $0.key == meant }
    }

    /// Reports what is wrong with the keys of a mapping together; `seen` has a bit for each that is there.
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
        // The first key that no form has together with those before it is one too many.
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

    /// The number of a key, or of the key that it most likely means.
    private func index(of key: Node, _ reading: Reading) -> Int? {
        if let index = keys.index(of: key) { return index }
        guard let meant = reading.surelyMeant[key.range.start] else { return nil }
        return schema.keys.firstIndex { $0.key == meant }
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
