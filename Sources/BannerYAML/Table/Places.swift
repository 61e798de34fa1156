import BannerKit

/// Where each key of the language belongs, for a key in the wrong place.
enum Places {
    /// For each key the places that have it, as in "under `timer`", in the table's order.
    static let all: [String: [String]] = {
        var places: [String: [String]] = [:]
        collect(Banner.shape.schema, &places)
        return places
    }()

    private static func collect(_ schema: Schema, _ places: inout [String: [String]]) {
        switch schema {
        case .record(let record): add(record, &places)
        case .variants(let variants):
            for variant in variants.variants {
                add(variant.record, place: "under `\(variants.record.name)`", &places)
            }
        case .either(let short, let long):
            collect(short, &places)
            collect(long, &places)
        case .list(let element, _): collect(element, &places)
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .tuple, .page: break
        }
    }

    private static func add(_ record: RecordSchema, place: String? = nil, _ places: inout [String: [String]]) {
        let place = place ?? (record.phrase.hasPrefix("`") ? "under " : "in ") + record.phrase
        for key in record.keys {
            if places[key.key]?.contains(place) != true { places[key.key, default: []].append(place) }
            collect(key.schema, &places)
        }
    }
}
