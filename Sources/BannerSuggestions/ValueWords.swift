import BannerDiagnostics
import CBannerParts

/// What people's words mean as values: the rows of `CBannerParts/Words/values.tsv`, each with a kind, a meaning and words.
///
///     ValueWords.meaning("day", "Monday")  // "mon"
package enum ValueWords {
    private static let rows = unsafe Array(String(cString: bannerkit_values()).utf8).split(
        separator: UInt8(ascii: "\n")
    )
    .map { $0.split(separator: UInt8(ascii: "\t")).map { $0.utf8Text } }

    /// What each word means, by its kind and itself, without case and separators.
    private static let meanings: [[UInt8]: String] = {
        var meanings: [[UInt8]: String] = [:]
        for row in rows {
            for word in row[2].split(separator: " ") { meanings[Suggestion.folded(row[0] + word)] = row[1] }
        }
        return meanings
    }()

    /// What a word means as a value of this kind.
    package static func meaning(_ kind: String, _ word: String) -> String? { meanings[Suggestion.folded(kind + word)] }

    /// The colours that people name most, which are the first rows.
    package static let commonColors = rows.prefix(20).map { (name: $0[2].prefix { $0 != " " }, hex: $0[1]) }
        .sorted { $0.name < $1.name }
}
