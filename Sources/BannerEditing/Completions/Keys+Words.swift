import BannerLanguage
import BannerYAML

extension RecordSchema {
    /// The keys that can be added to a mapping; the keys of one form exclude those of others.
    func keys(besides present: [String]) -> [KeySchema] {
        let known = Set(forms.flatMap(\.keys)).intersection(present)
        let allowed = Set(forms.filter { known.isSubset(of: $0.keys) }.flatMap(\.keys))
        return Language.keys(of: self).filter { key in
            !present.contains(key.key) && (forms.isEmpty || allowed.contains(key.key))
        }
    }
}

extension KeySchema {
    /// The type, and the default or that the key is required.
    var detail: String {
        let standard = standardWords
        return schema.referenceText + (standard.isEmpty ? "" : isRequired ? ", required" : ", default \(standard)")
    }

    /// The documentation of the key in Markdown.
    package var markdown: String { (["**`\(key)`**: \(summary)"] + facts).joined(separator: "\n\n") }

    /// The facts about the value: type, bounds, default, and the meaning of words.
    package var facts: [String] {
        var parts = ["Type: \(schema.referenceText)"]
        if case .number(let bounds) = schema.forms[0] { parts.append("Allowed: \(bounds.words)") }
        let standard = standardWords
        if !standard.isEmpty { parts.append(isRequired ? "Required" : "Default: \(standard)") }
        let words = schema.forms.flatMap { form -> [Word] in if case .choice(let words) = form { words } else { [] } }
        if !words.isEmpty { parts.append(words.map { "- `\($0.text)`: \($0.summary)" }.joined(separator: "\n")) }
        return parts
    }
}
