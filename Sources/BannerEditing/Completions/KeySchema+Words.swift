import BannerLanguage

extension KeySchema {
    /// The key's type, and that it is required or what its default is, in a few words.
    package var detail: String {
        let standard = standardWords
        return schema.referenceText + (standard.isEmpty ? "" : isRequired ? ", required" : ", default \(standard)")
    }

    /// What holds without the key.
    package var standardWords: String {
        isRequired ? "required" : defaultWords ?? defaultValue.map { "`\($0.yaml)`" } ?? ""
    }

    /// What the key means, and what its value can be, in Markdown.
    package var markdown: String {
        var parts = ["**`\(key)`**: \(summary)", "Type: \(schema.referenceText)"]
        if let bounds = schema.boundsText { parts.append("Allowed: \(bounds)") }
        let standard = standardWords
        if isRequired { parts.append("Required") } else if !standard.isEmpty { parts.append("Default: \(standard)") }
        let words = schema.words.map { "- `\($0.text)`: \($0.summary)" }
        return parts.joined(separator: "\n\n") + (words.isEmpty ? "" : "\n\n" + words.joined(separator: "\n"))
    }
}

extension Schema {
    /// The words that a value can be.
    var words: [Word] {
        switch self {
        case .choice(let words): words
        case .either(let short, let long): short.words + long.words
        case .text, .number, .boolean, .onlyTrue, .duration, .list, .tuple, .page, .record, .variants: []
        }
    }

    /// The bounds of a number.
    var boundsText: String? {
        switch self {
        case .number(let bounds): bounds.words
        case .either(let short, _): short.boundsText
        case .text, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page, .record, .variants: nil
        }
    }
}
