extension Reading {
    /// The keys of a mapping; each table is made once for a file.
    package mutating func keys(of record: RecordSchema) -> [KeySchema] {
        if let known = tables[record.name] { return known }
        let keys = record.keys
        tables[record.name] = keys
        return keys
    }

    /// A key that its mapping does not have; one that begins with `x-` belongs to the author and is not reported.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - value: its value.
    ///   - mapping: the mapping that contains it.
    ///   - record: the keys that the mapping can have.
    /// - Returns: the key that is certainly meant, if there is one.
    @discardableResult
    package mutating func unknownKey(_ key: Node, with value: Node, in mapping: Node, of record: RecordSchema)
        -> String?
    {
        guard !key.bytes.starts(with: "x-".utf8) else { return nil }
        if !isExempt(.unknownKey, at: key.range) { mappingsWithUnknownKeys.insert(mapping.range) }
        if key.isBroken {
            distrust(key)
        } else if key.equals("<<") {
            mergeKey(key)
        } else if isCrowded {
            fault(.unknownKey, "`\(key.shownText)` is not a key of \(record.phrase)", at: key)
        } else {
            let unknown = UnknownKey(key: key, value: value, mapping: mapping, record: record)
            if case .reported(let meant) = guesses.key(unknown, &self) { return meant }
            let own = "your own begin with `x-`"
            // The list is long, so it appears once for each type of mapping.
            let keys = keys(of: record).map { "`\($0.key)`" }.joined(separator: ", ")
            let help =
                listedKeys.insert(record.name).inserted ? "its keys are \(keys); \(own)" : "remove it; keys of \(own)"
            fault(.unknownKey, "`\(key.shownText)` is not a key of \(record.phrase)", at: key, help: help)
        }
        return nil
    }

    private mutating func mergeKey(_ key: Node) {
        fault(
            .mergeKey, "`<<` does not merge anything: it is not part of YAML 1.2", at: key,
            help: "write the keys out, or use an alias such as `*name` as the value")
    }

    /// A required key that is missing; one that was reported as misspelt is not reported again.
    package mutating func missingKey(_ key: KeySchema, in mapping: Node, of record: RecordSchema) {
        guard !isMisspelt(key.key, in: mapping) else { return }
        distrust(mapping, lacking: key.key)
        var refusal = Refusal(
            reason: .missing(key, record), node: mapping, rule: .missingKey,
            message: "\(record.phrase) has no `\(key.key)`",
            help: "add \(key.schema.phrase), such as `\(key.key): \(key.example.yaml)`")
        if !isCrowded { guesses.value(&refusal, &self) }
        guard !refusal.isSaid else { return }
        fault(refusal.rule, refusal.message, at: heading(of: mapping), in: mapping, help: refusal.help)
    }

    /// Two keys that cannot be combined.
    package mutating func exclusiveKeys(_ key: Node, _ other: Node?, in mapping: Node, of record: RecordSchema) {
        refuse(
            key, .exclusive(other, mapping, record), .exclusiveKeys,
            "`\(key.shownText)` cannot be combined with `\(other?.shownText ?? "")` in \(record.phrase)",
            help: "write two entries", notes: other.map { [Note("`\($0.shownText)` is here", at: $0.range)] } ?? [])
        distrust(mapping)
    }

    /// Keys that are incomplete together.
    package mutating func incompleteForm(_ mapping: Node, of record: RecordSchema, forms: [Int]) {
        distrust(mapping)
        // An unknown key is the cause.
        guard !mappingsWithUnknownKeys.contains(mapping.range) else { return }
        let wanted = forms.map { record.forms[$0].phrase }
        fault(
            .incompleteEntry, "\(record.phrase) is incomplete", at: heading(of: mapping), in: mapping,
            help: "add \(wanted.joinedByOr)")
    }
}

extension [String] {
    /// The words as an enumeration: `a`, `a or b`, `a, b or c`.
    package var joinedByOr: String { joined(by: " or ") }

    /// The same with `and`.
    package var joinedByAnd: String { joined(by: " and ") }

    private func joined(by word: String) -> String {
        guard count > 1, let last else { return joined() }
        return dropLast().joined(separator: ", ") + word + last
    }
}
