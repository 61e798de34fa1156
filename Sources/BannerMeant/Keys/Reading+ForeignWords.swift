extension Reading {
    /// What to write for a key of another carousel, which belongs elsewhere in the banner.
    mutating func help(for word: ForeignWord, named name: String, _ value: Node) -> String {
        guard case .key(let path, let example) = word else { return word.help }
        let steps = path.split(separator: ".").map(String.init)
        guard let key = Places.key(at: path), let outer = steps.first else { return word.help }
        let inner = steps.count > 1 ? steps[1] : Reading.shortKey(of: outer)
        let place = root[outer]
        if let place {
            if steps.count == 1 && inner != nil || inner.map({ place.has($0, of: outer) }) ?? true {
                return "here it is `\(path)`, which is already in the file: remove one of the two"
            }
        }
        guard let carried = carried(value, of: name, to: key.key, key.schema) else {
            return withoutValue(path, example, value, key, isNew: place == nil && suggestedEntries[outer] == nil)
        }
        if key.isDefault(carried) { return "leave it out: `\(path)` is `\(carried)` by default" }
        guard let inner else { return "here it is `\(path)`: `\(outer): \(carried)`" }
        if place?.kind == .mapping { return "here it is `\(path)`: add `\(inner): \(carried)` to `\(outer)`" }
        return sample(path, outer, (key: inner, value: carried), place)
    }

    /// An example of the complete outer key, with what is already there or was suggested for it.
    private mutating func sample(_ path: String, _ outer: String, _ entry: (key: String, value: String), _ place: Node?)
        -> String
    {
        let short = Reading.shortKey(of: outer)
        var entries = suggestedEntries[outer] ?? []
        let isFirst = entries.isEmpty
        if isFirst, let short, let place, place.kind == .scalar, place.bytes.count <= 80, !place.isBroken {
            entries.append((key: short, value: JSON.string(place.text).yamlOfScalar(place)))
        } else if isFirst, outer == "timer", entry.key != "interval" {
            entries.append((key: "interval", value: "5s"))
        }
        entries.removeAll { $0.key == entry.key }
        entries.append(entry)
        suggestedEntries[outer] = entries
        let text =
            entries.count == 1 && entry.key == short
            ? "\(outer): \(entry.value)"
            : "\(outer): { " + entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + " }"
        return "here it is `\(path)`" + (isFirst ? ": " : ", together with the others: ") + "`\(text)`"
    }

    /// The help for a key whose value cannot be used here: a sample only where it cannot be taken for its meaning.
    private func withoutValue(_ path: String, _ example: String, _ value: Node, _ key: KeySchema, isNew: Bool) -> String
    {
        if let help = absence(value, as: key) { return help }
        if let words = key.schema.words { return "here it is `\(path)`: \(words.map { "`\($0.text)`" }.joinedByOr)" }
        let isBoolean = value.kind == .scalar && OldYAML.boolean(value.bytes) != nil
        guard isNew, !isBoolean || path == "timer" else { return "here it is `\(path)`" }
        return "here it is `\(path)`, such as `\(example)`"
    }

    /// The help for a key with another name in the right mapping, whose value cannot stay as it is.
    func help(for name: String, _ value: Node, as meant: KeySchema) -> String {
        if let carried = carried(value, of: name, to: meant.key, meant.schema) {
            return meant.isDefault(carried)
                ? "leave it out: `\(meant.key)` is `\(carried)` by default" : "write `\(meant.key): \(carried)`"
        }
        if let help = absence(value, as: meant) { return help }
        if let words = meant.schema.words {
            return "here it is `\(meant.key)`: \(words.map { "`\($0.text)`" }.joinedByOr)"
        }
        return "here it is `\(meant.key)`, such as `\(meant.key): \(meant.shownValue.yaml)`"
    }

    /// The help for `false`: a key without which there is nothing is left out.
    private func absence(_ value: Node, as meant: KeySchema) -> String? {
        guard value.kind == .scalar, !meant.isRequired, OldYAML.boolean(value.bytes) == false else { return nil }
        if meant.key == "transition" { return "write `transition: 0s`, with which the content jumps" }
        let isNothing = meant.defaultWords.map { $0.hasPrefix("no ") } ?? (meant.defaultValue == nil)
        return isNothing || meant.key == "focus" ? "leave it out: without `\(meant.key)` there is none" : nil
    }

    /// The key that a value alone stands for: `timer: 3s` is `timer: { interval: 3s }`.
    private static func shortKey(of outer: String) -> String? {
        ["timer": "interval", "transition": "duration", "focus": "scale", "indicator": "style"][outer]
    }
}

extension KeySchema {
    /// Whether a value is the one that holds without the key.
    fileprivate func isDefault(_ text: String) -> Bool { defaultValue?.yaml == text || defaultWords == "`\(text)`" }
}

extension Schema {
    /// The words of a choice, or of what can be written as one.
    fileprivate var words: [Word]? { if case .choice(let words) = forms[0] { words } else { nil } }
}

extension Node {
    /// Whether the value of a key of the banner contains this key, or is what the key alone stands for.
    fileprivate func has(_ key: String, of outer: String) -> Bool {
        kind == .mapping ? self[key] != nil : kind == .scalar && Reading.isShort(key, of: outer)
    }
}

extension Reading {
    fileprivate static func isShort(_ key: String, of outer: String) -> Bool { shortKey(of: outer) == key }
}

extension JSON {
    /// A scalar as it would be written in a mapping on one line.
    func yamlOfScalar(_ node: Node) -> String { node.type == .text ? yaml : node.text }
}
