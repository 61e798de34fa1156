import Diagnostics
import YAMLTree

extension Reading {
    /// A key that its mapping does not have; one that begins with `x-` belongs to the author and is none.
    mutating func unknownKey(_ key: Node, in mapping: Node, of record: RecordSchema) {
        guard !key.bytes.starts(with: "x-".utf8) else { return }
        guard !key.isBroken else { return distrust(key) }
        guard !key.equals("<<") else { return mergeKey(key) }
        let name = key.shownText
        guard !isCrowded else { return fault(.unknownKey, "`\(name)` is not a key of \(record.phrase)", at: key) }
        let schemas = self.keys(of: record)
        let keys = schemas.map(\.key)
        if let meant = schemas.first(where: { $0.synonyms.contains(name) }) {
            return rename(key, to: meant.key, in: mapping, of: record, isSafe: false)
        }
        if let places = Places.all[name] { return misplacedKey(key, places, in: record) }
        if let nearest = Suggestion.nearest(to: name, in: keys) {
            let isOnly = Suggestion.nearest(to: name, in: keys.filter { $0 != nearest }) == nil
            return rename(key, to: nearest, in: mapping, of: record, isSafe: isOnly)
        }
        fault(
            .unknownKey, "`\(name)` is not a key of \(record.phrase)", at: key,
            help: "its keys are \(keys.map { "`\($0)`" }.joined(separator: ", ")); your own begin with `x-`")
    }

    private mutating func rename(
        _ key: Node, to nearest: String, in mapping: Node, of record: RecordSchema, isSafe: Bool
    ) {
        distrust(mapping, lacking: nearest)
        let taken = mapping.entries.first { $0.key.equals(Array(nearest.utf8)) }?.key
        fault(
            .unknownKey, "`\(key.shownText)` is not a key of \(record.phrase)", at: key,
            help: "did you mean `\(nearest)`?",
            notes: taken.map { [Note("`\(nearest)` is already here", at: $0.range)] } ?? [],
            fix: taken == nil
                ? Fix("write `\(nearest)`", edits: [Edit(key.range, nearest)], isSafe: isSafe) : nil)
    }

    private mutating func misplacedKey(_ key: Node, _ places: [String], in record: RecordSchema) {
        fault(
            .misplacedKey, "`\(key.shownText)` is not a key of \(record.phrase); it belongs \(places.joinedByOr)",
            at: key,
            help: "move it there")
    }

    private mutating func mergeKey(_ key: Node) {
        fault(
            .mergeKey, "`<<` merges nothing here: it is no key of YAML 1.2", at: key,
            help: "write the keys out, or use an alias such as `*name` as a whole value")
    }

    /// A key that must be there and is not; one that was told as misspelt is no second fault.
    mutating func missingKey(_ key: KeySchema, in mapping: Node, of record: RecordSchema) {
        guard !isMisspelt(key.key, in: mapping) else { return }
        distrust(mapping, lacking: key.key)
        fault(
            .missingKey, "\(record.phrase) has no `\(key.key)`", at: heading(of: mapping), in: mapping,
            help: "add \(key.schema.phrase), such as `\(key.key): \(key.example.yaml)`")
    }

    /// Two keys that say different things.
    mutating func exclusiveKeys(_ key: Node, _ other: Node?, in mapping: Node, of record: RecordSchema) {
        fault(
            .exclusiveKeys,
            "`\(key.shownText)` cannot stand beside `\(other?.shownText ?? "")`: \(record.phrase) says one thing",
            at: key,
            help: "make two of them", notes: other.map { [Note("`\($0.shownText)` is here", at: $0.range)] } ?? [])
        distrust(mapping)
    }

    /// Keys that do not yet say anything.
    mutating func incompleteForm(_ mapping: Node, of record: RecordSchema, forms: [Int]) {
        distrust(mapping)
        let wanted = forms.map { record.forms[$0].phrase }
        fault(
            .incompleteForm, "\(record.phrase) says nothing yet", at: heading(of: mapping), in: mapping,
            help: "add \(wanted.joinedByOr)")
    }
}

extension [String] {
    /// The words as an enumeration: `a`, `a or b`, `a, b or c`.
    var joinedByOr: String {
        guard count > 1, let last else { return joined() }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
