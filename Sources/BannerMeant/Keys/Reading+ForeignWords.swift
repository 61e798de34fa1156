extension Reading {
    /// What to write for a key of another carousel, which belongs elsewhere in the banner.
    mutating func help(for word: ForeignWord, named name: String, _ value: Node) -> String {
        guard case .key(let path, let example) = word else { return word.help }
        let steps = path.split(separator: ".").map(String.init)
        guard let key = Places.key(at: path), let outer = steps.first else { return word.help }
        let short = Reading.shortKey(of: outer)
        let inner = steps.count > 1 ? steps[1] : short
        let place = root[outer]
        if let place, steps.count == 1 || inner.flatMap({ place[$0] }) != nil || place.kind == .scalar && inner == short
        {
            return "here it is `\(path)`, which is already in the file: remove one of the two"
        }
        guard let carried = carried(value, of: name, to: key.key, key.schema) else {
            // A sample only where it cannot be taken for the meaning of the value.
            let isBoolean = value.kind == .scalar && OldYAML.boolean(value.bytes) != nil
            let isShown = place == nil && suggestedEntries[outer] == nil && (path == "timer" || !isBoolean)
            return help(withoutValue: value, path, key, example: isShown ? example : nil)
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
            : "\(outer): { \(entries.onOneLine) }"
        return "here it is `\(path)`" + (isFirst ? ": " : ", together with the others: ") + "`\(text)`"
    }

    /// The help for a key whose value cannot be used here.
    private func help(withoutValue value: Node, _ path: String, _ key: KeySchema, example: String?) -> String {
        if let help = absence(value, as: key) { return help }
        if let words = key.schema.words { return "here it is `\(path)`: \(words.map { "`\($0.text)`" }.joinedByOr)" }
        return "here it is `\(path)`" + (example.map { ", such as `\($0)`" } ?? "")
    }

    /// The help for a key with another name in the right mapping, whose value cannot stay as it is.
    func help(for name: String, _ value: Node, as meant: KeySchema) -> String {
        if let carried = carried(value, of: name, to: meant.key, meant.schema) {
            return meant.isDefault(carried)
                ? "leave it out: `\(meant.key)` is `\(carried)` by default" : "write `\(meant.key): \(carried)`"
        }
        return help(withoutValue: value, meant.key, meant, example: "\(meant.key): \(meant.shownValue.yaml)")
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

extension JSON {
    /// A scalar as it would be written in a mapping on one line.
    func yamlOfScalar(_ node: Node) -> String { node.type == .text ? yaml : node.text }
}
