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
        for root in [banner, settings] {
            root.walk { if case .record(let record) = $0 { tables[record.name] = tables[record.name] ?? record.keys } }
        }
        return tables
    }()
}
