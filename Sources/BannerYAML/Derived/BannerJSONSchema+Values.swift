import BannerLanguage

extension BannerJSONSchema {
    /// The keywords that describe a value.
    static func keywords(for schema: Schema) -> JSON {
        switch schema {
        case .text(let form):
            [
                "type": "string", "pattern": form.pattern.map { .string($0) },
                "patternErrorMessage": form.patternMessage.map { .string($0) },
            ]
        case .number(let bounds): numberKeywords(bounds, bounds.isWhole ? "integer" : "number")
        case .boolean: ["type": "boolean"]
        case .onlyTrue: ["type": "boolean", "enum": [true]]
        case .duration(let isPositive):
            [
                "type": ["string", "number"], "pattern": .string(DurationText.pattern(isPositive: isPositive)),
                "patternErrorMessage": "Write a duration such as 2s, 300ms, 1.5s, 2m or 1m30s.",
                isPositive ? "exclusiveMinimum" : "minimum": 0, "maximum": .number(DurationText.longest.seconds),
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
                "type": "array", "items": .array(elements.map(listed)), "minItems": .number(elements.count),
                "maxItems": .number(elements.count),
            ]
        case .page:
            [
                "type": ["integer", "string"], "minimum": 0, "pattern": .string(IdentifierText.pattern),
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
    static func bareKeywords(for schema: Schema) -> JSON { keywords(for: schema).filtered { $0 != "type" } }

    /// The JSON Schema types of a value.
    static func types(of schema: Schema) -> [JSON] {
        let type = keywords(for: schema)["type"]
        return type?.array ?? type.map { [$0] } ?? []
    }

    /// The keywords of an alternative to a scalar; a choice is required only for text, so that
    /// errors list its words only then.
    static func shortForm(_ short: Schema) -> JSON {
        if case .record = short { return [:] }
        guard case .choice(let words) = short else { return bareKeywords(for: short) }
        return ["defaultSnippets": .array(words.map(snippet))]
    }

    /// The condition for a short form that is a choice: if the value is text, it must be one of the
    /// words.
    static func shortCondition(_ short: Schema) -> [JSON] {
        guard case .choice = short else { return [] }
        return [["if": ["type": "string"], "then": bareKeywords(for: short)]]
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
        guard bounds.lower < bounds.upper else { return ["type": type, "enum": [.number(bounds.lower)]] }
        return [
            "type": type, bounds.isLowerOpen ? "exclusiveMinimum" : "minimum": .number(bounds.lower),
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
        ["label": .string(word.text), "description": .string(plain(word.summary)), "body": .string(word.text)]
    }

    /// A sentence without Markdown.
    static func plain(_ markdown: String) -> String {
        markdown.utf8.filter { $0 != "`" }.utf8Text
    }
}

extension JSON {
    /// An object with only some of its members.
    func filtered(_ isKept: (String) -> Bool) -> JSON {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { isKept($0.key) })
    }
}
