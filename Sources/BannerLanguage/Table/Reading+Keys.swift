extension Reading {
    /// The keys of a mapping.
    package mutating func keys(of record: RecordSchema) -> [KeySchema] { table(of: record).keys }

    /// The keys of a mapping and their names; created once per file.
    private mutating func table(of record: RecordSchema) -> Table {
        if let known = tables[record.name] { return known }
        let keys = record.keys
        let table = (keys, keys.map(\.key))
        tables[record.name] = table
        return table
    }

    /// Reports a key that its mapping does not have, unless it begins with `x-`.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - value: its value.
    ///   - mapping: the mapping that contains it.
    ///   - record: the keys that the mapping can have.
    /// - Returns: the key that is certainly meant, if there is one.
    @discardableResult
    package mutating func unknownKey(
        _ key: Node, with value: Node, in mapping: Node, of record: RecordSchema
    )
        -> String?
    {
        guard !key.bytes.starts(with: "x-".utf8) else { return nil }
        if !isSuppressed(.unknownKey, at: key.range) {
            mappingsWithUnknownKeys.insert(mapping.range)
        }
        if key.isBroken {
            markInvalid(key)
        } else if key.equals("<<") {
            fault(
                .mergeKey, "`<<` does not merge anything: it is not part of YAML 1.2", at: key,
                explanation: "write the keys out, or use an alias such as `*name` as the value")
        } else if isCrowded {
            fault(.unknownKey, "`\(key.shownText)` is not a key of \(record.phrase)", at: key)
        } else {
            return report(key, value, in: mapping, of: record)
        }
        return nil
    }

    private mutating func report(
        _ key: Node, _ value: Node, in mapping: Node, of record: RecordSchema
    ) -> String? {
        let (name, names) = (key.shownText, table(of: record).names)
        let nearest = RecordSchema.nearest(to: name, in: names)
        let cause = Cause.Kind.key(value: value, mapping: mapping, record, nearest: nearest)
        let isInScenario = mapping.path.utf8.starts(with: "/scenarios/".utf8)
        let places =
            isBanner ? Places.places(of: name).filter { $0.isInScenario == isInScenario } : []
        let fitting = places.filter { $0.key.schema.accepts(value) }
        // If no place accepts the value, a key with a similar name is more likely than a misplaced
        // one.
        let meant = fitting.isEmpty && nearest == nil ? places : fitting
        guard meant.isEmpty || names.contains(where: { Suggestion.isSame($0, name) }) else {
            if meant.contains(where: \.isTopLevel) { markInvalid(root, lacking: meant[0].key.key) }
            fault(
                .misplacedKey,
                """
                `\(name)` is not a key of \(record.phrase); it belongs \
                \(meant.map(\.phrase).joinedByOr)
                """,
                at: key, cause: cause)
            return nil
        }
        // The list of keys is long, so it appears once per type of mapping.
        let isNew = listedKeys.insert(record.name).inserted
        fault(
            .unknownKey, "`\(name)` is not a key of \(record.phrase)", at: key,
            explanation: isNew
                ? "its keys are \(names.listed); your own begin with `x-`"
                : "keys of your own begin with `x-`",
            cause: cause)
        guard let (nearest, isCertain) = nearest, !isSuppressed(.unknownKey, at: key.range) else {
            return nil
        }
        let isRivalled = isMisspelt(nearest, in: mapping)
        markInvalid(mapping, lacking: nearest)
        guard !isRivalled, mapping[nearest] == nil, isCertain else { return nil }
        surelyMeant[key.range.start] = nearest
        return nearest
    }

    /// Reports a missing required key, unless a misspelling of it was reported.
    package mutating func missingKey(_ key: KeySchema, in mapping: Node, of record: RecordSchema) {
        guard !isMisspelt(key.key, in: mapping) else { return }
        markInvalid(mapping, lacking: key.key)
        fault(
            .missingKey, "\(record.phrase) has no `\(key.key)`", at: heading(of: mapping),
            in: mapping,
            explanation:
                """
                add \(key.schema.phrase), such as \
                `\(key.example.entry(of: key.key, isJSON: file.isJSON))`
                """,
            cause: .missing(key, record))
    }

    /// Reports two keys that cannot be combined.
    package mutating func exclusiveKeys(
        _ key: Node, _ other: Node?, in mapping: Node, of record: RecordSchema
    ) {
        let isEntry = mapping.parent?.kind == .sequence
        fault(
            .exclusiveKeys,
            """
            `\(key.shownText)` cannot be combined with `\(other?.shownText ?? "")` in \
            \(record.phrase)
            """,
            at: key, explanation: isEntry ? "write two entries" : nil,
            notes: other.map { [Note("`\($0.shownText)` is here", at: $0.range)] } ?? [],
            remedies: isEntry
                ? []
                : [key, other].compactMap(\.self).compactMap { key in
                    nodeEdits.remove(key).map {
                        Remedy("remove `\(key.shownText)`", $0, .possible)
                    }
                })
        markInvalid(mapping)
    }

    /// Reports a combination of keys that is incomplete.
    package mutating func incompleteForm(_ mapping: Node, of record: RecordSchema, forms: [Int]) {
        markInvalid(mapping)
        for form in forms {
            for key in record.forms[form].required { markInvalid(mapping, lacking: key) }
        }
        // The unknown key is the cause.
        guard !mappingsWithUnknownKeys.contains(mapping.range) else { return }
        let wanted = forms.map { record.forms[$0].phrase }
        let first = forms.first.flatMap { record.forms[$0].required.first }
        let example = keys(of: record).first { $0.key == first && mapping[$0.key] == nil }.map {
            ", such as `\($0.example.entry(of: $0.key, isJSON: file.isJSON))`"
        }
        fault(
            .incompleteEntry, "\(record.phrase) is incomplete", at: heading(of: mapping),
            in: mapping,
            explanation: "add \(wanted.joinedByOr)\(example ?? "")")
    }

    /// A node's key for messages, such as `interval`, or `items[2]` for an entry of a list.
    package func name(of node: Node) -> String {
        var name = ""
        for step in node.path.split(separator: "/").reversed() {
            let isIndex = step.utf8.allSatisfy { $0.decimalDigit != nil }
            name = (isIndex ? "[\(step)]" : Reading.key(ofStep: step)) + name
            if !isIndex { break }
        }
        return name
    }

    /// The name of a node for messages: the key in backticks, or the file for the root.
    package func title(of node: Node) -> String {
        let name = name(of: node)
        return name.isEmpty ? (isBanner ? "a banner file" : "this file") : "`\(name)`"
    }

    /// The key of a step of a JSON Pointer.
    private static func key(ofStep step: Substring) -> String {
        Node.unescaped(Array(step.utf8)).utf8Text
    }

    /// The range of the key that contains a mapping; in a list, that of the mapping's first key,
    /// otherwise that of the mapping.
    package func heading(of mapping: Node) -> SourceRange {
        let path = isCrowded || isComplete ? "" : mapping.path
        if let slash = path.lastIndex(of: "/") {
            let step = path[path.index(after: slash)...]
            if let parent = root[path: String(path[..<slash])], parent.kind == .mapping {
                let wanted = Array(Reading.key(ofStep: step).utf8)
                if let entry = parent.entries.first(where: { $0.key.equals(wanted) }) {
                    return entry.key.range
                }
            }
        }
        return mapping.entries.first { _ in true }?.key.range ?? mapping.range
    }
}

extension RecordSchema {
    /// A key, and whether it is certainly meant.
    package typealias Nearest = (key: String, isCertain: Bool)

    /// The key that is nearest to a name in spelling.
    package static func nearest(to name: String, in names: [String]) -> Nearest? {
        Suggestion.nearest(to: name, in: names).map { ($0, Typo.isCertain(name, $0, among: names)) }
    }
}

extension [String] {
    /// The words as an enumeration: `a`, `a or b`, `a, b or c`.
    package var joinedByOr: String { joined(by: " or ") }

    /// The words as a list of code: `` `a`, `b` ``.
    package var listed: String { map { "`\($0)`" }.joined(separator: ", ") }

    /// The words as an enumeration with `and`.
    package var joinedByAnd: String { joined(by: " and ") }

    private func joined(by word: String) -> String {
        guard count > 1, let last else { return joined() }
        return dropLast().joined(separator: ", ") + word + last
    }
}

extension Node {
    /// The scalar's text, shortened if it is too long for a message.
    package var shownText: String { bytes.shown }

    /// The kind of node, such as "a list" in "…, not a list".
    package var description: String {
        switch kind {
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .scalar:
            switch type {
            case .null: bytes.isEmpty ? "an empty value" : "the null value `\(shownText)`"
            case .boolean: "the boolean `\(shownText)`"
            case .number, .specialNumber: "the number `\(shownText)`"
            case .text: bytes.isEmpty ? "empty text" : "the text `\(shownText)`"
            }
        }
    }

    /// The type of a scalar by its tag or, if it is plain, by the core schema.
    package var type: CoreType {
        switch tag {
        case .none:
            isPlain ? withBytes { CoreType($0) } : .text
        case .string, .sequence, .mapping: .text
        case .int, .float:
            if case .specialNumber = withBytes({ CoreType($0) }) { .specialNumber } else { .number }
        case .bool: .boolean
        case .null: .null
        }
    }
}
