import BannerLanguage

/// The JSON Schema (draft-07) of resolved banners, for readers and code generators; derived from
/// the table of keys.
///
/// Each key has only its resolved form, and keys that are always written are required. Additional
/// keys are allowed, so that the next version of the language breaks no reader.
package struct ResolvedSchema {
    /// The schema as text, with a line break at its end.
    package static var text: String {
        var schema = ResolvedSchema()
        let start: JSON = [
            "$schema": "http://json-schema.org/draft-07/schema#", "$id": "urn:bannerkit:resolved:1",
        ]
        let own = Language.banner.mapping.map { schema.definition(of: $0) } ?? [:]
        return start.adding(own).adding(["definitions": .object(schema.definitions)]).document()
            + "\n"
    }

    /// The definitions of the mappings, in the order of their first use.
    private var definitions: [JSON.Member] = []
    /// Whether the mapping has only the keys of the file, as in a breakpoint.
    private var isPartial = false

    /// The schema of a resolved value.
    private mutating func value(_ schema: Schema) -> JSON {
        switch schema {
        case .record(let record): return reference(record) { $0.definition(of: record) }
        case .variants(let variants):
            return reference(variants.record) { schema in
                let records = variants.variants.map { variant in
                    schema.reference(variant.record) {
                        $0.definition(of: variant.record, word: variant.word.text)
                    }
                }
                return [
                    "description": .string(BannerJSONSchema.plain(variants.record.summary)),
                    "anyOf": .array(records),
                ]
            }
        // Of three forms, none is a shorthand; one or more occasions are always a list.
        case .either(_, .either):
            let forms = schema.forms.filter { if case .record = $0 { false } else { true } }
            return ["anyOf": .array(forms.map { value($0) })]
        // A day of the month, or a range of them; the cards of a page, or `fit`; a card, or `true`.
        case .either(let one, .text), .either(let one, .choice), .either(let one, .onlyTrue):
            return ["anyOf": .array([one, schema.forms[1]].map { value($0) })]
        case .either(_, let long): return value(long)
        case .list(let element, let count):
            let bounds = ResolvedSchema.keywords(.list(of: .boolean, count: count))
            return (["type": "array", "items": value(element)] as JSON).adding(
                bounds.filtered { $0 != "type" })
        case .tuple(let elements):
            let count = JSON.number(elements.count)
            return [
                "type": "array", "items": value(elements[1]), "minItems": count, "maxItems": count,
            ]
        case .duration:
            return (["type": "number"] as JSON).adding(
                ResolvedSchema.keywords(schema).filtered { !["type", "pattern"].contains($0) })
        case .page: return ["type": "string", "pattern": .string(IdentifierText.pattern)]
        case .text(let form) where form.use == .color:
            return ["type": "string", "pattern": "^#[0-9A-F]{8}$"]
        case .text, .number, .boolean, .onlyTrue, .choice: return ResolvedSchema.keywords(schema)
        }
    }

    /// The keywords that restrict a value, without those for editors.
    private static func keywords(_ schema: Schema) -> JSON {
        BannerJSONSchema.keywords(for: schema).filtered(
            [
                "type", "enum", "pattern", "minimum", "exclusiveMinimum", "maximum", "minItems",
                "maxItems",
            ].contains)
    }

    /// A reference to the definition of a mapping, which is created once.
    private mutating func reference(_ record: RecordSchema, _ make: (inout ResolvedSchema) -> JSON)
        -> JSON
    {
        let name = isPartial ? "partial" + record.name.capitalisedFirst : record.name
        if !definitions.contains(where: { $0.key == name }) {
            let place = definitions.count
            definitions.append((name, .null))
            definitions[place].value = make(&self)
        }
        return ["$ref": .string("#/definitions/\(name)")]
    }

    /// The definition of a mapping; with a word it is that variant, and the style `none` has only
    /// that key.
    private mutating func definition(of record: RecordSchema, word: String? = nil) -> JSON {
        let keys = word == "none" ? [record.keys[0]] : record.keys
        let isWhole = !isPartial && record.name != "breakpoint"
        let exclusive = record.forms.flatMap(\.keys)
        let required = keys.filter {
            isWhole && $0.isAlwaysWritten() && !exclusive.contains($0.key) || $0.isRequired
        }.map(\.key)
        let outside = isPartial
        isPartial = record.name == "breakpoint"
        var properties = keys.map { key -> JSON.Member in
            let schema: JSON? = key.key == "style" ? word.map { ["enum": [.string($0)]] } : nil
            let summary = JSON.string(BannerJSONSchema.plain(key.summary))
            return (key.key, (schema ?? value(key.schema)).adding(["description": summary]))
        }
        isPartial = outside
        let isBanner = record.name == "banner"
        if isBanner { properties.append((Banner.Data.reserved, computed)) }
        let all = required + (isBanner ? [Banner.Data.reserved] : [])
        let members: JSON = [
            "description": .string(BannerJSONSchema.plain(record.summary)), "type": "object",
            "properties": .object(properties), "required": .unlessEmpty(all.map { .string($0) }),
            "patternProperties": isBanner || record.name == "item" ? ["^x-": [:]] : nil,
        ]
        return record.forms.isEmpty
            ? members : members.adding(BannerJSONSchema.keywords(for: record.forms))
    }

    /// The schema of `x-resolved`.
    private var computed: JSON {
        let number: JSON = ["type": "number"]
        func object(_ members: [JSON.Member], or others: [JSON.Member] = [], _ summary: String)
            -> JSON
        {
            [
                "description": .string(summary), "type": "object",
                "properties": .object(members + others),
                "required": .array(members.map { .string($0.key) }),
            ]
        }
        let lengths = ResolvedBanner.lengths.map { ($0.name, number) }
        let showing = object(
            [("item", ["type": "string"]), ("turns", ["type": "integer"])],
            "An item, and its turns one after the other.")
        let page = object(
            [("item", ["type": "string"]), ("offset", number)], or: [("dwell", number)],
            "A page of several cards: its first card's item, and where the content stops.")
        return object(
            [
                ("geometry", object(lengths, "Where cards are, in points.")),
                ("dwell", ["type": "array", "items": number]),
                ("cycle", ["type": ["number", "null"]]),
                ("fits", ["type": "boolean"]),
            ],
            or: [
                ("track", number), ("width", number),
                ("pages", ["type": "array", "items": page]),
                ("showings", ["type": "array", "items": showing]),
            ],
            """
            What a renderer would otherwise compute, for the banner's own viewport; times in \
            seconds.
            """
        )
    }
}
