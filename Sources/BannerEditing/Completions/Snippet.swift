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
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .tuple, .page: place(1, example ?? schema.example)
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
        var (result, first, start) = ("", nil as Range<Int>?, nil as Int?)
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
