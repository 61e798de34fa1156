import BannerDiagnostics
import CBannerParts

/// A dictionary of people's words for values: the rows of `CBannerParts/Words/values.tsv`, each
/// with a kind, a meaning and words.
///
///     ValueWords.meaning("day", "Monday")  // "mon"
package enum ValueWords {
    private static let rows = unsafe Array(String(cString: bannerkit_values()).utf8).split(
        separator: UInt8(ascii: "\n")
    )
    .map { $0.split(separator: UInt8(ascii: "\t")).map { $0.utf8Text } }

    /// The meaning of each word by its kind, ignoring case and separators.
    private static let meanings: [[UInt8]: String] = {
        var meanings: [[UInt8]: String] = [:]
        for row in rows {
            for word in row[2].split(separator: " ") { meanings[Suggestion.folded(row[0] + word)] = row[1] }
        }
        return meanings
    }()

    /// The meaning of a word as a value of this kind; `nil` if it is unknown.
    package static func meaning(_ kind: String, _ word: String) -> String? { meanings[Suggestion.folded(kind + word)] }

    /// The most frequent colours, which are the first rows.
    package static let commonColors = rows.prefix(20).map { (name: $0[2].prefix { $0 != " " }, hex: $0[1]) }
        .sorted { $0.name < $1.name }
}
