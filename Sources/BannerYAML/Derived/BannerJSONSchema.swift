import BannerLanguage

/// The banner language as a JSON Schema (draft-07), for editors and other validators; derived from
/// the table of keys.
///
/// The checker rejects whatever the schema rejects; only the checker knows the rules between keys.
package enum BannerJSONSchema {
    /// The schema as text, with a line break at its end.
    package static let text = document.document() + "\n"

    /// The schema's `$id`, which contains the version of the language.
    static let identifier = "\(family)1"

    /// The prefix of every version's `$id`.
    package static let family = "urn:bannerkit:banner:"

    /// The schema: the banner, and a definition for each mapping in it.
    static let document = document(of: Language.banner, named: identifier)

    /// The schema of settings files as text.
    package static var settingsText: String {
        document(of: Settings.codec.schema, named: "urn:bannerkit:settings:1").document() + "\n"
    }

    private static func document(of root: Schema, named identifier: String) -> JSON {
        var definitions: [JSON.Member] = []
        root.walk { schema in
            guard let name = schema.mapping?.name, name != root.mapping?.name,
                !definitions.contains(where: { $0.key == name })
            else { return }
            definitions.append((name, definition(of: schema)))
        }
        definitions.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let start: JSON = [
            "$schema": "http://json-schema.org/draft-07/schema#", "$id": .string(identifier),
        ]
        return start.adding(definition(of: root)).adding(["definitions": .object(definitions)])
    }
}

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
            "required": .unlessEmpty(required.map { .string($0.key) }),
            "additionalProperties": false,
            "patternProperties": ["^x-": ["description": "Your own; ignored."]],
        ]
        guard record.forms.isEmpty else { return keywords.adding(self.keywords(for: record.forms)) }
        guard !required.isEmpty else { return keywords }
        let snippet: JSON = [
            "label": .string(record.title.lowercased()),
            "description": .string(plain(record.summary)),
            "body": .object(required.map { ($0.key, $0.shownValue) }),
        ]
        return keywords.adding(["defaultSnippets": [snippet]])
    }

    /// A key with its value, description and default.
    private static func property(_ key: KeySchema) -> JSON {
        let title: JSON = ["title": key.schema.mapping.map { .string($0.title) }]
        return title.adding(keywords(for: key.schema)).adding([
            "description": .string(plain(key.summary)),
            "markdownDescription": .string(key.markdown),
            "default": key.defaultValue, "examples": key.defaultValue == nil ? [key.example] : nil,
        ])
    }

    /// The styles, each with its own definition chosen by its word, so that an error names the
    /// right key.
    private static func keywords(for variants: VariantSchema, shortForm: [JSON]) -> JSON {
        let (all, standard, summary) = (
            variants.variants, variants.defaultWord, "How the indicator looks."
        )
        let choice = keywords(for: .choice(all.map(\.word))).adding([
            "description": .string(summary),
            "markdownDescription": .string(
                standard.map { "\(summary)\n\nDefault: `\($0)`." } ?? summary),
            "default": standard.map { .string($0) },
            "examples": standard == nil ? [.string(all[0].word.text)] : nil,
        ])
        let byWord = all.map { variant -> JSON in
            let isWord: JSON = [variants.key: ["const": .string(variant.word.text)]]
            return [
                "if": [
                    "type": "object", "properties": isWord, "required": [.string(variants.key)],
                ],
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
            let others = all.filter { other in
                !forms.contains { $0.keys.contains(key) && $0.keys.contains(other) }
            }
            return others.isEmpty ? nil : (key, ["not": ["anyOf": .array(others.map(isPresent))]])
        }
        return ["anyOf": .array(complete), "dependencies": .object(rivals)]
    }

    private static func isPresent(_ key: String) -> JSON { ["required": [.string(key)]] }

    /// The keywords that describe a value.
    static func keywords(for schema: Schema) -> JSON {
        switch schema {
        case .text(let form):
            [
                "type": "string", "pattern": .string(form.pattern),
                "patternErrorMessage": .string(form.patternMessage),
            ]
        case .number(let bounds): numberKeywords(bounds, bounds.isWhole ? "integer" : "number")
        case .boolean: ["type": "boolean"]
        case .onlyTrue: ["type": "boolean", "enum": [true]]
        case .duration(let isPositive):
            [
                "type": ["string", "number"],
                "pattern": .string(DurationText.pattern(isPositive: isPositive)),
                "patternErrorMessage": "Write a duration such as 2s, 300ms, 1.5s, 2m or 1m30s.",
                isPositive ? "exclusiveMinimum" : "minimum": 0,
                "maximum": .number(DurationText.longest.seconds),
            ]
        case .choice(let words): choiceKeywords(words)
        case .list(let element, let count):
            [
                "type": "array", "items": listed(element),
                "minItems": count.lowerBound > 0 ? .number(count.lowerBound) : nil,
                "maxItems": count.upperBound < .max ? .number(count.upperBound) : nil,
            ]
        case .tuple(let elements):
            [
                "type": "array", "items": .array(elements.map(listed)),
                "minItems": .number(elements.count),
                "maxItems": .number(elements.count),
            ]
        case .page:
            [
                "type": ["integer", "string"], "minimum": 0,
                "pattern": .string(IdentifierText.pattern),
                "patternErrorMessage": "Write a page's number from 0, or an item's id.",
            ]
        case .record, .variants: ["type": "object", "allOf": [reference(to: schema)]]
        case .either(let short, let long):
            long.mapping == nil
                ? union(short, long)
                : ["type": .array(types(of: short) + ["object"]), "allOf": [reference(to: schema)]]
        }
    }

    /// The keywords of a scalar or a list without its type; each restricts values of one type only.
    static func bareKeywords(for schema: Schema) -> JSON {
        keywords(for: schema).filtered { $0 != "type" }
    }

    /// The JSON Schema types of a value.
    static func types(of schema: Schema) -> [JSON] {
        let type = keywords(for: schema)["type"]
        return type?.array ?? type.map { [$0] } ?? []
    }

    /// The keywords of an alternative to a scalar; a choice is required only for text, so that
    /// errors list its words only then.
    static func shortForm(_ short: Schema) -> JSON {
        switch short {
        case .record, .onlyTrue: [:]
        case .choice(let words): ["defaultSnippets": .array(words.map(snippet))]
        default: bareKeywords(for: short)
        }
    }

    /// The condition for a form whose values are listed: if the value is of its type, it must be
    /// one of them.
    static func shortCondition(_ short: Schema) -> [JSON] {
        switch short {
        case .choice: [["if": ["type": "string"], "then": bareKeywords(for: short)]]
        case .onlyTrue: [["if": ["type": "boolean"], "then": bareKeywords(for: short)]]
        default: []
        }
    }

    private static func union(_ short: Schema, _ long: Schema) -> JSON {
        let forms = short.forms + long.forms
        let type: JSON = ["type": .array(forms.flatMap(types))]
        return forms.map(shortForm).reduce(type) { $0.adding($1) }
            .adding(["allOf": .unlessEmpty(forms.flatMap(condition))])
    }

    /// The condition for a form that would otherwise restrict values of other types.
    private static func condition(_ form: Schema) -> [JSON] {
        guard case .record = form else { return shortCondition(form) }
        return [["if": ["type": "object"], "then": reference(to: form)]]
    }

    private static func listed(_ schema: Schema) -> JSON {
        schema.mapping == nil ? keywords(for: schema) : reference(to: schema)
    }

    static func reference(to schema: Schema) -> JSON {
        ["$ref": .string("#/definitions/\(schema.mapping?.name ?? "")")]
    }

    private static func numberKeywords(_ bounds: Bounds, _ type: JSON) -> JSON {
        guard bounds.lower < bounds.upper else {
            return ["type": type, "enum": [.number(bounds.lower)]]
        }
        return [
            "type": type,
            bounds.isLowerOpen ? "exclusiveMinimum" : "minimum": .number(bounds.lower),
            "maximum": .number(bounds.upper),
        ]
    }

    private static func choiceKeywords(_ words: [Word]) -> JSON {
        [
            "type": "string", "enum": .array(words.map { .string($0.text) }),
            "enumDescriptions": .array(words.map { .string(plain($0.summary)) }),
            "markdownEnumDescriptions": .array(words.map { .string($0.summary) }),
            "x-intellij-enum-metadata": .object(
                words.map { ($0.text, ["description": .string(plain($0.summary))]) }),
        ]
    }

    private static func snippet(_ word: Word) -> JSON {
        [
            "label": .string(word.text), "description": .string(plain(word.summary)),
            "body": .string(word.text),
        ]
    }

    /// A sentence without Markdown.
    static func plain(_ markdown: String) -> String {
        markdown.utf8.filter { $0 != "`" }.utf8Text
    }
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
        case .number(let bounds) where bounds.lower < bounds.upper:
            "\(bounds.words.capitalisedFirst)."
        case .duration(let isPositive):
            isPositive ? "More than 0; such as `2s` or `1m30s`." : "Such as `300ms` or `1.5s`."
        case .text, .number, .boolean, .onlyTrue, .choice, .list, .tuple, .page, .record, .variants,
            .either:
            nil
        }
    }
}

extension String {
    /// The text with its first letter capitalised.
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension JSON {
    /// An object with only some of its members.
    func filtered(_ isKept: (String) -> Bool) -> JSON {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { isKept($0.key) })
    }
}
