import BannerLanguage

extension BannerJSONSchema {
    /// The keywords that describe a value.
    static func keywords(for schema: Schema) -> [JSON.Member] {
        switch schema {
        case .text(let form):
            members([
                "type": "string", "pattern": form.pattern.map { .string($0) },
                "patternErrorMessage": form.patternMessage.map { .string($0) },
            ])
        case .number(let bounds): members(["type": bounds.isWhole ? "integer" : "number"]) + numberKeywords(bounds)
        case .boolean: members(["type": "boolean"])
        case .onlyTrue: members(["type": "boolean", "enum": [true]])
        case .duration(let isPositive):
            members([
                "type": ["string", "number"], "pattern": .string(DurationText.pattern(isPositive: isPositive)),
                "patternErrorMessage": "Write a duration such as 2s, 300ms, 1.5s, 2m or 1m30s.",
                isPositive ? "exclusiveMinimum" : "minimum": 0, "maximum": .number(DurationText.longest.seconds),
            ])
        case .choice(let words): choiceKeywords(words)
        case .list(let element, let count):
            members([
                "type": "array", "items": listed(element),
                "minItems": count.lowerBound > 0 ? .number(count.lowerBound) : nil,
                "maxItems": count.upperBound < .max ? .number(count.upperBound) : nil,
            ])
        case .tuple(let elements):
            members([
                "type": "array", "items": .array(elements.map(listed)), "minItems": .number(elements.count),
                "maxItems": .number(elements.count),
            ])
        case .page:
            members([
                "type": ["integer", "string"], "minimum": 0, "pattern": .string(IdentifierText.pattern),
                "patternErrorMessage": "Write a page's number from 0, or an item's id.",
            ])
        case .record, .variants: members(["type": "object", "allOf": [reference(to: schema)]])
        case .either(let short, let long):
            long.mapping == nil
                ? union(short, long)
                : members(["type": .array(types(of: short) + ["object"]), "allOf": [reference(to: schema)]])
        }
    }

    /// The keywords that restrict a scalar or a list in addition to its type; each applies to values of one type only.
    static func bareKeywords(for schema: Schema) -> [JSON.Member] {
        keywords(for: schema).filter { $0.key != "type" }
    }

    /// The JSON Schema types of a value.
    static func types(of schema: Schema) -> [JSON] {
        let type = JSON.object(keywords(for: schema))["type"]
        return type?.array ?? type.map { [$0] } ?? []
    }

    /// The alternatives to a scalar: a choice is required only if the value is text, so that a message lists its words
    /// only then.
    static func shortForm(_ short: Schema) -> [JSON.Member] {
        if case .record = short { return [] }
        guard case .choice(let words) = short else { return bareKeywords(for: short) }
        return members(["defaultSnippets": .array(words.map(snippet))])
    }

    /// The condition under which a short form that is a word must be one of a choice.
    static func shortCondition(_ short: Schema) -> [JSON] {
        guard case .choice = short else { return [] }
        return [["if": ["type": "string"], "then": .object(bareKeywords(for: short))]]
    }

    private static func union(_ short: Schema, _ long: Schema) -> [JSON.Member] {
        let forms = short.forms + long.forms
        return members(["type": .array(forms.flatMap(types))]) + forms.flatMap(shortForm)
            + members(["allOf": .unlessEmpty(forms.flatMap(condition))])
    }

    /// The condition under which a form must hold that would otherwise restrict values of other types.
    private static func condition(_ form: Schema) -> [JSON] {
        guard case .record = form else { return shortCondition(form) }
        return [["if": ["type": "object"], "then": reference(to: form)]]
    }

    private static func listed(_ schema: Schema) -> JSON {
        schema.mapping == nil ? .object(keywords(for: schema)) : reference(to: schema)
    }

    static func reference(to schema: Schema) -> JSON {
        ["$ref": .string("#/definitions/\(schema.mapping?.name ?? "")")]
    }

    private static func numberKeywords(_ bounds: Bounds) -> [JSON.Member] {
        guard bounds.lower < bounds.upper else { return members(["enum": [.number(bounds.lower)]]) }
        let minimum = bounds.isLowerOpen ? "exclusiveMinimum" : "minimum"
        return members([minimum: .number(bounds.lower), "maximum": .number(bounds.upper)])
    }

    private static func choiceKeywords(_ words: [Word]) -> [JSON.Member] {
        members([
            "type": "string", "enum": .array(words.map { .string($0.text) }),
            "enumDescriptions": .array(words.map { .string(plain($0.summary)) }),
            "markdownEnumDescriptions": .array(words.map { .string($0.summary) }),
            "x-intellij-enum-metadata": .object(
                words.map { ($0.text, ["description": .string(plain($0.summary))]) }),
        ])
    }

    private static func snippet(_ word: Word) -> JSON {
        ["label": .string(word.text), "description": .string(plain(word.summary)), "body": .string(word.text)]
    }

    /// The members of an object.
    static func members(_ object: JSON) -> [JSON.Member] {
        if case .object(let members) = object { members } else { [] }
    }

    /// A sentence without Markdown markup.
    static func plain(_ markdown: String) -> String {
        String(decoding: markdown.utf8.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    }
}
