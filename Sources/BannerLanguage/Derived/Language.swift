import BannerKit

/// What files may say, as plain data, for tools other than the reader: an editor's completion and hover.
package enum Language {
    /// A banner file.
    package static let banner = Banner.shape.schema
    /// A settings file.
    package static let settings = Settings.shape.schema

    /// The keys of a mapping; each table is made once.
    package static func keys(of record: RecordSchema) -> [KeySchema] { tables[record.name] ?? record.keys }

    /// The keys of every mapping in a banner or settings file, by its definition's name.
    private static let tables: [String: [KeySchema]] = {
        var tables: [String: [KeySchema]] = [:]
        collect(banner, &tables)
        collect(settings, &tables)
        return tables
    }()

    private static func collect(_ schema: Schema, _ tables: inout [String: [KeySchema]]) {
        switch schema {
        case .record(let record):
            guard tables[record.name] == nil else { return }
            let keys = record.keys
            tables[record.name] = keys
            for key in keys { collect(key.schema, &tables) }
        case .variants(let variants): for variant in variants.variants { collect(.record(variant.record), &tables) }
        case .either(let short, let long):
            collect(short, &tables)
            collect(long, &tables)
        case .list(let element, _): collect(element, &tables)
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .tuple, .page: break
        }
    }
}
