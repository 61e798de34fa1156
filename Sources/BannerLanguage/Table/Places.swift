/// The places of each key of the language, for keys in the wrong place.
package enum Places {
    /// A place that has a key.
    package struct Place {
        /// The place in messages, such as "under `timer`".
        package let phrase: String
        /// The key's schema in this place.
        package let key: KeySchema
        /// Whether it is part of a scenario.
        package let isInScenario: Bool

        /// Whether it is a key of the banner itself.
        package var isTopLevel: Bool { phrase == Places.topLevel }
    }

    /// The places of each key, in the order of the table.
    package static let all: [String: [Place]] = {
        var places: [String: [Place]] = [:]
        collect(Banner.codec.schema, &places)
        return places
    }()

    /// The place of a banner's own keys.
    package static let topLevel = "at the top level"

    /// The keys of a banner itself.
    package static let root = Banner.codec.schema.mapping?.keys ?? []

    /// The places of a key, ignoring case and separators.
    static func places(of name: String) -> [Place] {
        all[name] ?? names[Suggestion.folded(name)].flatMap { all[$0] } ?? []
    }

    /// The keys by their folded names; the first of several ones.
    private static let names = all.keys.sorted().reversed().reduce(into: [:]) {
        $0[Suggestion.folded($1)] = $1
    }

    /// The key that a scalar at a path stands for: the mapping's first key.
    static func shortKey(at path: ArraySlice<ValuePath.Step>) -> String? {
        let schema = path.reduce(Optional(Banner.codec.schema)) { $0?.part(at: $1) }
        guard let forms = schema?.forms, forms.count > 1, let mapping = forms.last else {
            return nil
        }
        if case .variants(let variants) = mapping { return variants.key }
        return mapping.mapping?.keys.first?.key
    }

    private static func collect(
        _ schema: Schema, under phrase: String? = nil, inScenario: Bool = false,
        _ places: inout [String: [Place]]
    ) {
        if case .record(let record) = schema {
            // Its keys have other meanings elsewhere.
            guard record.name != "everyWeeks" else { return }
            let inScenario = inScenario || record.name == "scenario"
            let phrase = phrase ?? Places.phrase(of: record)
            for key in record.keys {
                if !(places[key.key] ?? []).contains(where: { $0.phrase == phrase }) {
                    places[key.key, default: []].append(
                        Place(phrase: phrase, key: key, isInScenario: inScenario))
                }
                collect(key.schema, inScenario: inScenario, &places)
            }
        } else {
            let phrase: String? =
                if case .variants(let variants) = schema { "under \(variants.record.phrase)" } else
                { nil }
            for part in schema.parts {
                collect(part, under: phrase, inScenario: inScenario, &places)
            }
        }
    }

    /// The place of a mapping's keys in messages.
    private static func phrase(of record: RecordSchema) -> String {
        switch record.name {
        case "banner": topLevel
        case "occasion": "under `when`"
        default: (record.phrase.hasPrefix("`") ? "under " : "in ") + record.phrase
        }
    }
}

extension Schema {
    /// The schema of a value one step further.
    fileprivate func part(at step: ValuePath.Step) -> Schema? {
        if case .key(let name) = step { return key(named: name)?.schema }
        return forms.lazy.compactMap { if case .list(let element, _) = $0 { element } else { nil } }
            .first
    }

    fileprivate func key(named name: String) -> KeySchema? {
        switch self {
        case .record(let record): record.keys.first { $0.key == name }
        case .variants, .either: parts.lazy.compactMap { $0.key(named: name) }.first
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page: nil
        }
    }
}
