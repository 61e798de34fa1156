import BannerLanguage

extension BannerJSONSchema {
    /// The keywords that describe a value.
    static func keywords(for schema: Schema) -> [JSON.Member] {
        switch schema {
        case .text(let form): [member("type", "string")] + textKeywords(form)
        case .number(let bounds): [member("type", bounds.isWhole ? "integer" : "number")] + numberKeywords(bounds)
        case .boolean: [member("type", "boolean")]
        case .onlyTrue: [member("type", "boolean"), member("enum", [true])]
        case .duration(let isPositive): [member("type", ["string", "number"])] + durationKeywords(isPositive)
        case .choice(let words): [member("type", "string")] + choiceKeywords(words)
        case .list(let element, let count):
            [member("type", "array"), member("items", listed(element))]
                + (count.lowerBound > 0 ? [member("minItems", .number(count.lowerBound))] : [])
                + (count.upperBound < .max ? [member("maxItems", .number(count.upperBound))] : [])
        case .tuple(let elements): [member("type", "array")] + tupleKeywords(elements)
        case .page: [member("type", ["integer", "string"])] + pageKeywords
        case .record, .variants:
            [member("type", "object"), member("allOf", [.object([reference(to: schema)])])]
        case .either(let short, let long):
            if long.definitionName.isEmpty {
                union(short, long)
            } else {
                [
                    member("type", .array(types(of: short) + ["object"])),
                    member("allOf", [.object([reference(to: schema)])]),
                ]
            }
        }
    }

    /// The keywords that restrict a scalar or a list in addition to its type; each applies to values of one type only.
    static func bareKeywords(for schema: Schema) -> [JSON.Member] {
        keywords(for: schema).filter { $0.key != "type" }
    }

    /// The JSON Schema types of a value.
    static func types(of schema: Schema) -> [JSON] {
        for keyword in keywords(for: schema) where keyword.key == "type" {
            if case .array(let types) = keyword.value { return types }
            return [keyword.value]
        }
        return []
    }

    /// The alternatives to a scalar: a choice is required only if the value is text, so that a message lists its words
    /// only then.
    static func shortForm(_ short: Schema) -> [JSON.Member] {
        if case .record = short { return [] }
        guard case .choice(let words) = short else { return bareKeywords(for: short) }
        return [member("defaultSnippets", .array(words.map(snippet)))]
    }

    /// The condition under which a short form that is a word must be one of a choice.
    static func shortCondition(_ short: Schema) -> [JSON] {
        guard case .choice = short else { return [] }
        return [["if": ["type": "string"], "then": .object(bareKeywords(for: short))]]
    }

    private static func union(_ short: Schema, _ long: Schema) -> [JSON.Member] {
        let forms = alternatives(short) + alternatives(long)
        let conditions = forms.flatMap(condition)
        return [member("type", .array(forms.flatMap(types)))] + forms.flatMap(shortForm)
            + (conditions.isEmpty ? [] : [member("allOf", .array(conditions))])
    }

    /// The forms of a value, one by one.
    private static func alternatives(_ schema: Schema) -> [Schema] {
        guard case .either(let short, let long) = schema else { return [schema] }
        return alternatives(short) + alternatives(long)
    }

    /// The condition under which a form must hold that would otherwise restrict values of other types.
    private static func condition(_ form: Schema) -> [JSON] {
        guard case .record = form else { return shortCondition(form) }
        return [["if": ["type": "object"], "then": .object([reference(to: form)])]]
    }

    private static func listed(_ schema: Schema) -> JSON {
        schema.definitionName.isEmpty
            ? .object(keywords(for: schema)) : .object([reference(to: schema)])
    }

    static func reference(to schema: Schema) -> JSON.Member {
        member("$ref", .string("#/definitions/\(schema.definitionName)"))
    }

    private static func textKeywords(_ form: TextForm) -> [JSON.Member] {
        form.pattern.map { [member("pattern", .string($0))] + errorMessage(form.patternMessage) } ?? []
    }

    private static func errorMessage(_ message: String?) -> [JSON.Member] {
        message.map { [member("patternErrorMessage", .string($0))] } ?? []
    }

    private static func numberKeywords(_ bounds: Bounds) -> [JSON.Member] {
        guard bounds.lower < bounds.upper else { return [member("enum", [.number(bounds.lower)])] }
        return [
            member(bounds.isLowerOpen ? "exclusiveMinimum" : "minimum", .number(bounds.lower)),
            member("maximum", .number(bounds.upper)),
        ]
    }

    private static func durationKeywords(_ isPositive: Bool) -> [JSON.Member] {
        [
            member("pattern", .string(DurationText.pattern(isPositive: isPositive))),
            member("patternErrorMessage", "Write a duration such as 2s, 300ms, 1.5s, 2m or 1m30s."),
            member(isPositive ? "exclusiveMinimum" : "minimum", 0),
            member("maximum", .number(DurationText.longest.seconds)),
        ]
    }

    private static func choiceKeywords(_ words: [Word]) -> [JSON.Member] {
        let texts = JSON.array(words.map { .string($0.text) })
        let metadata = words.map { member($0.text, ["description": .string(plain($0.summary))]) }
        return [
            member("enum", texts), member("enumDescriptions", .array(words.map { .string(plain($0.summary)) })),
            member("markdownEnumDescriptions", .array(words.map { .string($0.summary) })),
            member("x-intellij-enum-metadata", .object(metadata)),
        ]
    }

    private static func tupleKeywords(_ elements: [Schema]) -> [JSON.Member] {
        [
            member("items", .array(elements.map(listed))),
            member("minItems", .number(elements.count)),
            member("maxItems", .number(elements.count)),
        ]
    }

    private static var pageKeywords: [JSON.Member] {
        [
            member("minimum", 0), member("pattern", .string(IdentifierText.pattern)),
            member("patternErrorMessage", "Write a page's number from 0, or an item's id."),
        ]
    }

    private static func snippet(_ word: Word) -> JSON {
        ["label": .string(word.text), "description": .string(plain(word.summary)), "body": .string(word.text)]
    }

    static func member(_ key: String, _ value: JSON) -> JSON.Member { (key, value) }

    /// A sentence without Markdown markup.
    static func plain(_ markdown: String) -> String {
        String(decoding: markdown.utf8.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    }
}
