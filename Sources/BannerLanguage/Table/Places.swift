import BannerDiagnostics
import BannerKit

/// Where each key of the language belongs, for a key in the wrong place.
package enum Places {
    /// A place that has a key.
    package struct Place {
        /// As in "under `timer`".
        let phrase: String
        /// The key as it is written there.
        let key: KeySchema

        /// Whether it is a key of the banner itself.
        var isTopLevel: Bool { phrase == Places.topLevel }

        /// As in "move it into an item".
        var movement: String {
            if phrase.hasPrefix("at ") { return "to " + phrase.dropFirst(3) }
            return phrase.hasPrefix("in ") ? "into " + phrase.dropFirst(3) : phrase
        }
    }

    /// For each key the places that have it, in the table's order.
    package static let all: [String: [Place]] = {
        var places: [String: [Place]] = [:]
        collect(Banner.shape.schema, &places)
        return places
    }()

    /// The place of a banner's own keys.
    static let topLevel = "at the top level"

    /// The keys of a banner itself.
    static let root: [KeySchema] = if case .record(let record) = Banner.shape.schema { record.keys } else { [] }

    /// The places of a key, in whatever case and with whatever separators it is written.
    static func places(of name: String) -> [Place]? {
        if let places = all[name] { return places }
        return all.keys.sorted().first { Suggestion.isSame($0, name) }.flatMap { all[$0] }
    }

    private static func collect(_ schema: Schema, _ places: inout [String: [Place]]) {
        switch schema {
        case .record(let record): add(record, phrase: nil, &places)
        case .variants(let variants):
            for variant in variants.variants {
                add(variant.record, phrase: "under \(variants.record.phrase)", &places)
            }
        case .either(let short, let long):
            collect(short, &places)
            collect(long, &places)
        case .list(let element, _): collect(element, &places)
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .tuple, .page: break
        }
    }

    /// Where the keys of a mapping are.
    private static func phrase(of record: RecordSchema) -> String {
        switch record.name {
        case "banner": topLevel
        case "occasion": "under `when`"
        default: (record.phrase.hasPrefix("`") ? "under " : "in ") + record.phrase
        }
    }

    private static func add(_ record: RecordSchema, phrase: String?, _ places: inout [String: [Place]]) {
        let phrase = phrase ?? Places.phrase(of: record)
        for key in record.keys {
            if !(places[key.key] ?? []).contains(where: { $0.phrase == phrase }) {
                places[key.key, default: []].append(Place(phrase: phrase, key: key))
            }
            collect(key.schema, &places)
        }
    }
}
