package import BannerLanguage

extension Language {
    /// The schema of a settings file.
    package static let settings = Settings.shape.schema

    /// The keys of a mapping; each table is created once.
    package static func keys(of record: RecordSchema) -> [KeySchema] { tables[record.name] ?? record.keys }

    /// The keys of every mapping in a banner or settings file, by the name of its definition.
    private static let tables: [String: [KeySchema]] = {
        var tables: [String: [KeySchema]] = [:]
        for root in [banner, settings] {
            root.walk { if case .record(let record) = $0 { tables[record.name] = tables[record.name] ?? record.keys } }
        }
        return tables
    }()
}
