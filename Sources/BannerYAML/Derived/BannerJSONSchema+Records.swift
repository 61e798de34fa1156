import BannerLanguage

extension BannerJSONSchema {
    /// The definition of a mapping, including its short form.
    static func definition(of schema: Schema) -> JSON {
        guard let record = schema.mapping else { return .null }
        var (short, long): (Schema?, Schema) = (nil, schema)
        if case .either(let first, let second) = schema { (short, long) = (first, second) }
        let heading: JSON = [
            "title": .string(record.title), "description": .string(plain(record.summary)),
            "markdownDescription": .string(record.summary),
            "type": short.map { .array(types(of: $0) + ["object"]) } ?? "object",
        ]
        let keywords =
            if case .variants(let variants) = long {
                keywords(for: variants, shortForm: short.map(shortCondition) ?? [])
            } else {
                keywords(for: record)
            }
        return heading.adding(short.map(shortForm) ?? [:]).adding(keywords)
    }

    /// The keys of a mapping; others are not allowed, except the author's own.
    private static func keywords(for record: RecordSchema) -> JSON {
        let required = record.keys.filter(\.isRequired)
        let keywords: JSON = [
            "properties": .object(record.keys.map { ($0.key, property($0)) }),
            "required": .unlessEmpty(required.map { .string($0.key) }), "additionalProperties": false,
            "patternProperties": ["^x-": ["description": "Your own; ignored."]],
        ]
        guard record.forms.isEmpty else { return keywords.adding(self.keywords(for: record.forms)) }
        guard !required.isEmpty else { return keywords }
        let snippet: JSON = [
            "label": .string(record.title.lowercased()), "description": .string(plain(record.summary)),
            "body": .object(required.map { ($0.key, $0.shownValue) }),
        ]
        return keywords.adding(["defaultSnippets": [snippet]])
    }

    /// A key with its value, description and default.
    private static func property(_ key: KeySchema) -> JSON {
        let title: JSON = ["title": key.schema.mapping.map { .string($0.title) }]
        return title.adding(keywords(for: key.schema)).adding([
            "description": .string(plain(key.summary)), "markdownDescription": .string(key.markdown),
            "default": key.defaultValue, "examples": key.defaultValue == nil ? [key.example] : nil,
        ])
    }

    /// The styles, each with its own definition chosen by its word, so that an error names the
    /// right key.
    private static func keywords(for variants: VariantSchema, shortForm: [JSON]) -> JSON {
        let (all, standard, summary) = (variants.variants, variants.defaultWord, "How the indicator looks.")
        let choice = keywords(for: .choice(all.map(\.word))).adding([
            "description": .string(summary),
            "markdownDescription": .string(standard.map { "\(summary)\n\nDefault: `\($0)`." } ?? summary),
            "default": standard.map { .string($0) }, "examples": standard == nil ? [.string(all[0].word.text)] : nil,
        ])
        let byWord = all.map { variant -> JSON in
            let isWord: JSON = [variants.key: ["const": .string(variant.word.text)]]
            return [
                "if": ["type": "object", "properties": isWord, "required": [.string(variants.key)]],
                "then": reference(to: .record(variant.record)),
            ]
        }
        return [
            "properties": [variants.key: choice],
            "allOf": .array(shortForm + [keywordsWithoutWord(for: variants)] + byWord),
        ]
    }

    /// Without a word, the keys are those of the default style or, if there is none, of any style.
    private static func keywordsWithoutWord(for variants: VariantSchema) -> JSON {
        let keys = variants.variants.flatMap(\.record.keys).eachOnce
        let any = RecordSchema(name: "", title: "", phrase: "", summary: "", makeKeys: { keys })
        let standard = variants.variants.first { $0.word.text == variants.defaultWord }
        return [
            "if": ["type": "object", "not": isPresent(variants.key)],
            "then": standard.map { reference(to: .record($0.record)) } ?? keywords(for: any),
        ]
    }

    /// Requires at least one form, and forbids combinations of keys that no form allows.
    static func keywords(for forms: [Form]) -> JSON {
        let complete = forms.map { form -> JSON in
            [
                "required": .array(form.required.map { .string($0) }),
                "anyOf": .unlessEmpty(form.atLeastOne.map(isPresent)),
            ]
        }
        var all: [String] = []
        for key in forms.flatMap(\.keys) where !all.contains(key) { all.append(key) }
        let rivals = all.compactMap { key -> JSON.Member? in
            let others = all.filter { other in !forms.contains { $0.keys.contains(key) && $0.keys.contains(other) } }
            return others.isEmpty ? nil : (key, ["not": ["anyOf": .array(others.map(isPresent))]])
        }
        return ["anyOf": .array(complete), "dependencies": .object(rivals)]
    }

    private static func isPresent(_ key: String) -> JSON { ["required": [.string(key)]] }
}

extension KeySchema {
    /// The description, bounds and default of the key, in Markdown.
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
    /// The bounds of a number or a duration, as a sentence.
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
    /// The text with its first letter capitalised.
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
