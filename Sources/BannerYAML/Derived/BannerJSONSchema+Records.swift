import BannerLanguage

extension BannerJSONSchema {
    /// The definition of a mapping, including its short form.
    static func definition(of schema: Schema) -> JSON {
        switch schema {
        case .record(let record): .object(heading(record) + [member("type", "object")] + keywords(for: record))
        case .variants(let variants):
            .object(heading(variants.record) + [member("type", "object")] + keywords(for: variants))
        case .either(let short, .record(let record)):
            .object(
                heading(record) + [member("type", .array(types(of: short) + ["object"]))] + shortForm(short)
                    + keywords(for: record))
        case .either(let short, .variants(let variants)):
            .object(
                heading(variants.record) + [member("type", .array(types(of: short) + ["object"]))] + shortForm(short)
                    + keywords(for: variants, shortForm: shortCondition(short)))
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page, .either: .null
        }
    }

    private static func heading(_ record: RecordSchema) -> [JSON.Member] {
        [
            member("title", .string(record.title)), member("description", .string(plain(record.summary))),
            member("markdownDescription", .string(record.summary)),
        ]
    }

    private static func keywords(for record: RecordSchema) -> [JSON.Member] {
        let required = record.keys.filter(\.isRequired)
        var members = [member("properties", .object(record.keys.map { member($0.key, property($0)) }))]
        if !required.isEmpty { members.append(member("required", .array(required.map { .string($0.key) }))) }
        members += closed
        if !record.forms.isEmpty { members += keywords(for: record.forms) }
        if !required.isEmpty && record.forms.isEmpty {
            let body = JSON.object(required.map { member($0.key, $0.shownValue) })
            members.append(
                member(
                    "defaultSnippets",
                    [
                        [
                            "label": .string(record.title.lowercased()), "description": .string(plain(record.summary)),
                            "body": body,
                        ]
                    ]))
        }
        return members
    }

    /// Only the named keys and the author's own are allowed.
    private static var closed: [JSON.Member] {
        [
            member("additionalProperties", false),
            member("patternProperties", ["^x-": ["description": "Your own; ignored."]]),
        ]
    }

    /// A key: its value, its meaning, and its default.
    private static func property(_ key: KeySchema) -> JSON {
        var members = keywords(for: key.schema)
        members += [
            member("description", .string(plain(key.summary))),
            member("markdownDescription", .string(key.markdown)),
        ]
        if let value = key.defaultValue {
            members.append(member("default", value))
        } else {
            members.append(member("examples", [key.example]))
        }
        if !key.schema.definitionName.isEmpty {
            members.insert(member("title", .string(key.schema.definitionTitle)), at: 0)
        }
        return .object(members)
    }

    /// The styles: each has its own definition, chosen by its word, so that an error names the right key.
    private static func keywords(for variants: VariantSchema, shortForm: [JSON] = []) -> [JSON.Member] {
        let words = Schema.choice(variants.variants.map(\.word))
        let summary = "How the indicator looks."
        let markdown = variants.defaultWord.map { "\(summary)\n\nDefault: `\($0)`." } ?? summary
        let choice = JSON.object(
            keywords(for: words) + [
                member("description", .string(summary)), member("markdownDescription", .string(markdown)),
                variants.defaultWord.map { member("default", .string($0)) }
                    ?? member("examples", [.string(variants.variants[0].word.text)]),
            ])
        let byWord = variants.variants.map { variant -> JSON in
            let isWord: JSON = ["const": .string(variant.word.text)]
            return [
                "if": [
                    "type": "object", "properties": .object([member(variants.key, isWord)]),
                    "required": [.string(variants.key)],
                ],
                "then": .object([reference(to: .record(variant.record))]),
            ]
        }
        return [
            member("properties", .object([member(variants.key, choice)])),
            member("allOf", .array(shortForm + [keywordsWithoutWord(for: variants)] + byWord)),
        ]
    }

    /// Without a word the keys are those of the default style or, if there is none, of any style.
    private static func keywordsWithoutWord(for variants: VariantSchema) -> JSON {
        if let standard = variants.variants.first(where: { $0.word.text == variants.defaultWord }) {
            return withoutWord(variants, .object([reference(to: .record(standard.record))]))
        }
        var keys: [KeySchema] = []
        for key in variants.variants.flatMap(\.record.keys) where !keys.contains(where: { $0.key == key.key }) {
            keys.append(key)
        }
        let any = RecordSchema(name: "", title: "", phrase: "", summary: "", makeKeys: { [keys] in keys })
        return withoutWord(variants, .object(keywords(for: any)))
    }

    private static func withoutWord(_ variants: VariantSchema, _ then: JSON) -> JSON {
        ["if": ["type": "object", "not": ["required": [.string(variants.key)]]], "then": then]
    }
    /// At least one form, and no key together with one that it shares no form with.
    static func keywords(for forms: [Form]) -> [JSON.Member] {
        let complete = forms.map { form -> JSON in
            var members = [member("required", .array(form.required.map { .string($0) }))]
            if !form.atLeastOne.isEmpty { members.append(member("anyOf", .array(form.atLeastOne.map(isPresent)))) }
            return .object(members)
        }
        var all: [String] = []
        for key in forms.flatMap(\.keys) where !all.contains(key) { all.append(key) }
        let rivals = all.compactMap { key -> JSON.Member? in
            let others = all.filter { other in !forms.contains { $0.keys.contains(key) && $0.keys.contains(other) } }
            return others.isEmpty ? nil : member(key, ["not": ["anyOf": .array(others.map(isPresent))]])
        }
        return [member("anyOf", .array(complete)), member("dependencies", .object(rivals))]
    }

    private static func isPresent(_ key: String) -> JSON { ["required": [.string(key)]] }
}

extension KeySchema {
    /// What the key means, its bounds and its default, in Markdown.
    var markdown: String {
        var parts = [summary]
        if let bounds = schema.boundsSentence { parts.append(bounds) }
        if isRequired {
            parts.append("Required.")
        } else if let value = defaultWords ?? defaultValue.map({ "`\($0.yaml)`" }) {
            parts.append("Default: \(value).")
        }
        return parts.joined(separator: "\n\n")
    }
}

extension Schema {
    /// The title of the definition that a mapping has in the JSON Schema.
    var definitionTitle: String {
        switch self {
        case .record(let record): record.title
        case .variants(let variants): variants.record.title
        case .either(_, let long): long.definitionTitle
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page: ""
        }
    }

    /// The bounds of a number or a duration, in a sentence.
    var boundsSentence: String? {
        switch self {
        case .number(let bounds) where bounds.lower < bounds.upper: "\(bounds.words.capitalisedFirst)."
        case .duration(let isPositive):
            isPositive ? "More than 0; such as `2s` or `1m30s`." : "Such as `300ms` or `1.5s`."
        case .text, .number, .boolean, .onlyTrue, .choice, .list, .tuple, .page, .record, .variants, .either: nil
        }
    }
}

extension String {
    /// The same with a capital at its start.
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
