import BannerModel

/// Where each key of the language belongs, for a key that stands somewhere else.
enum Places {
    /// For each key the places that have it, as in "under `timer`", in the table's order.
    static let all: [String: [String]] = {
        var places: [String: [String]] = [:]
        collect(Banner.shape.schema, under: "at the top level", &places)
        return places
    }()

    private static func collect(_ schema: Schema, under place: String, _ places: inout [String: [String]]) {
        switch schema {
        case .record(let record):
            for key in record.keys { add(key, place, &places) }
        case .variants(let variants):
            for variant in variants.variants {
                for key in variant.record.keys { add(key, place, &places) }
            }
        case .either(let short, let long):
            collect(short, under: place, &places)
            collect(long, under: place, &places)
        case .list(let element, _): collect(element, under: place, &places)
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .tuple, .page: break
        }
    }

    private static func add(_ key: KeySchema, _ place: String, _ places: inout [String: [String]]) {
        if places[key.key]?.contains(place) != true { places[key.key, default: []].append(place) }
        collect(key.schema, under: "under `\(key.key)`", &places)
    }
}
