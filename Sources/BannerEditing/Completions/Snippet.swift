import BannerLanguage
import BannerYAML

/// Texts with places to fill in, in the notation of the Language Server Protocol: `timer: ${1:2s}`.
enum Snippet {
    /// What follows a key: its colon and its value, which is on the line below if it is a list of a block.
    static func value(of key: KeySchema, isFlow: Bool, indent: String) -> String {
        if case .list(let element, _) = key.schema, !isFlow { return ":\n\(indent)  - " + inner(of: element) }
        return ": " + inner(of: key.schema, example: key.shownValue)
    }

    /// A value on one line.
    static func inner(of schema: Schema, example: JSON? = nil) -> String {
        switch schema {
        case .record(let record): mapping(record)
        case .variants(let variants): "${1:\(variants.defaultWord ?? variants.variants.first?.word.text ?? "")}"
        case .list(let element, _): "[" + inner(of: element) + "]"
        case .either(let short, _): inner(of: short, example: example)
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .tuple, .page:
            place(1, example ?? schema.example)
        }
    }

    /// A mapping in brackets with its required keys, or with its first two.
    static func mapping(_ record: RecordSchema) -> String {
        let shown = shownKeys(of: record)
        let parts = shown.enumerated().map { number, key in
            if case .list(let element, _) = key.schema { return "\(key.key): [\(place(number + 1, element.example))]" }
            return "\(key.key): \(place(number + 1, key.shownValue))"
        }
        return "{ " + parts.joined(separator: ", ") + " }"
    }

    /// The required keys; of a mapping with forms, those of its first form whose values are short; or the first two.
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

    /// A value to fill in.
    private static func place(_ number: Int, _ value: JSON) -> String {
        let text = value.yaml.flatMap { $0 == "$" || $0 == "}" || $0 == "\\" ? ["\\", $0] : [$0] }
        return "${\(number):\(String(text))}"
    }

    /// The text with the places filled in as suggested, and where its first place to fill in is, in UTF-16 code units.
    static func filled(_ snippet: String) -> (text: String, first: Range<Int>?) {
        var result = ""
        var first: Range<Int>?
        var start = 0
        var rest = Substring(snippet)
        var depth = 0
        while let character = rest.popFirst() {
            switch character {
            case "\\": if let next = rest.popFirst() { result.append(next) }
            case "$" where rest.first == "{":
                rest = rest.drop { $0 != ":" }.dropFirst()
                if first == nil && depth == 0 { start = result.utf16.count }
                depth += 1
            case "}" where depth > 0:
                depth -= 1
                if first == nil && depth == 0 { first = start..<result.utf16.count }
            default: result.append(character)
            }
        }
        return (result, first)
    }
}
