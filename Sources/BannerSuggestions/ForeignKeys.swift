import BannerDiagnostics
import BannerLanguage
import CBannerParts

/// The keys of other carousels and players with their equivalents, from
/// `CBannerParts/Words/keys.tsv`.
enum ForeignKeys {
    /// The meaning of a key in a place: a mapping, an item, a breakpoint, or the banner with its
    /// mappings.
    ///
    /// `path` is the path from the item or the banner, or a mark. `kind` is the kind of value for
    /// which the row applies, or a sentence. `isLikely` tells whether no other meaning is as
    /// likely.
    typealias Row = (place: String, path: [String], kind: String, isLikely: Bool)

    /// The rows of a name, ignoring case and separators.
    static func rows(of name: String) -> [Row] { (lines[Suggestion.folded(name)] ?? []).map(row) }

    static func row(_ line: ArraySlice<UInt8>) -> Row {
        let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .map { $0.utf8Text }
        return (fields[0], fields[2].split(separator: ".").map(String.init), fields[3], fields.count < 5)
    }

    /// The lines of each name.
    static let lines: [[UInt8]: [ArraySlice<UInt8>]] = {
        var lines: [[UInt8]: [ArraySlice<UInt8>]] = [:]
        for line in unsafe Array(String(cString: bannerkit_keys()).utf8).split(separator: UInt8(ascii: "\n"))
        where line.first != "#" {
            for name in line.split(separator: UInt8(ascii: "\t"))[1].split(separator: UInt8(ascii: " ")) {
                lines[Suggestion.folded(name.utf8Text), default: []].append(line)
            }
        }
        return lines
    }()

    /// The keys of each record by its name, and of those under `when` and `indicator`; the latter
    /// are the keys of all styles.
    static let records: [String: [KeySchema]] = {
        var records: [String: [KeySchema]] = [:]
        Language.banner.walk { if case .record(let record) = $0 { records[record.name] = record.keys } }
        records["when"] = records["occasion"]
        records["indicator"] = records["none"]
        return records
    }()

    /// The keys of a banner, a breakpoint and an item, and of the mappings in them, by their paths.
    static let places: [String: [(path: [String], schema: Schema)]] = {
        var places: [String: [(path: [String], schema: Schema)]] = [:]
        for (name, keys) in records {
            for outer in keys {
                places[name, default: []].append(([outer.key], outer.schema))
                records[outer.key]?.forEach { places[name]?.append(([outer.key, $0.key], $0.schema)) }
            }
        }
        return places
    }()
}
