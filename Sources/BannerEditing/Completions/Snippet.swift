import BannerLanguage
import BannerYAML

/// Snippets in the notation of the Language Server Protocol: `timer: ${1:2s}`.
enum Snippet {
    /// The colon and the value of a key; a list begins on the next line in a block.
    static func value(of key: KeySchema, isFlow: Bool, indent: String) -> String {
        if case .list(let element, _) = key.schema, !isFlow {
            return ":\n\(indent)  - " + inner(of: element)
        }
        return ": " + inner(of: key.schema, example: key.shownValue)
    }

    /// A value on one line.
    static func inner(of schema: Schema, example: JSON? = nil) -> String {
        switch schema {
        case .record(let record): mapping(record)
        case .variants(let variants):
            "${1:\(variants.defaultWord ?? variants.variants.first?.word.text ?? "")}"
        case .list(let element, _): "[" + inner(of: element) + "]"
        case .either(let short, _): inner(of: short, example: example)
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .tuple, .page:
            place(1, example ?? schema.example)
        }
    }

    /// A flow mapping with its required keys, or with its first two.
    static func mapping(_ record: RecordSchema) -> String {
        let shown = shownKeys(of: record)
        let parts = shown.enumerated().map { number, key in
            if case .list(let element, _) = key.schema {
                return "\(key.key): [\(place(number + 1, element.example))]"
            }
            return "\(key.key): \(place(number + 1, key.shownValue))"
        }
        return "{ " + parts.joined(separator: ", ") + " }"
    }

    /// The keys of a snippet: required ones; with forms, those of the first form with short values;
    /// otherwise the first two.
    private static func shownKeys(of record: RecordSchema) -> [KeySchema] {
        let keys = Language.keys(of: record)
        for form in record.forms {
            let needed = form.required + form.atLeastOne.prefix(1)
            let shown = keys.filter { key in key.isRequired || needed.contains(key.key) }
            if shown.allSatisfy({ $0.schema.scalar != nil }) { return shown }
        }
        let required = keys.filter(\.isRequired)
        return required.isEmpty ? Array(keys.prefix(2)) : required
    }

    /// A placeholder.
    private static func place(_ number: Int, _ value: JSON) -> String {
        let text = value.yaml.escaped(["$": "\\$", "}": "\\}", "\\": "\\\\"])
        return "${\(number):\(text)}"
    }

    /// Fills placeholders with their defaults; returns the text and the first placeholder's range,
    /// in UTF-16 code units.
    static func filled(_ snippet: String) -> (text: String, first: Range<Int>?) {
        var result = ""
        var first: Range<Int>?
        var start: Int?
        var rest = Substring(snippet)
        while let character = rest.popFirst() {
            if character == "\\", let next = rest.popFirst() {
                result.append(next)
            } else if character == "$", rest.first == "{" {
                rest = rest.drop { $0 != ":" }.dropFirst()
                start = result.utf16.count
            } else if character == "}", let begun = start {
                first = first ?? begun..<result.utf16.count
                start = nil
            } else {
                result.append(character)
            }
        }
        return (result, first)
    }
}
