package import BannerLanguage

extension Language {
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
