import BannerLanguage
import BannerYAML

extension RecordSchema {
    /// The keys that can be added to those that a mapping has: a form's keys exclude those of other forms.
    func keys(besides present: [String]) -> [KeySchema] {
        let known = Set(forms.flatMap(\.keys)).intersection(present)
        let allowed = Set(forms.filter { known.isSubset(of: $0.keys) }.flatMap(\.keys))
        return Language.keys(of: self).filter { key in
            !present.contains(key.key) && (forms.isEmpty || allowed.contains(key.key))
        }
    }
}

extension KeySchema {
    /// The key's type, and that it is required or what its default is, in a few words.
    var detail: String {
        let standard = standardWords
        return schema.referenceText + (standard.isEmpty ? "" : isRequired ? ", required" : ", default \(standard)")
    }

    /// What the key means, and what its value can be, in Markdown.
    package var markdown: String { (["**`\(key)`**: \(summary)"] + facts).joined(separator: "\n\n") }

    /// What its value can be: the type, the bounds, what holds without the key, and what each word means.
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
