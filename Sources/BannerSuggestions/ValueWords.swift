import BannerDiagnostics
import CBannerParts

/// What people's words mean as values: the rows of `CBannerParts/Words/values.tsv`, each with a kind, a meaning and words.
///
///     ValueWords.meaning("day", "Monday")  // "mon"
package enum ValueWords {
    /// What each word means, by its kind and itself, without case and separators.
    package static let meanings: [[UInt8]: String] = {
        var meanings: [[UInt8]: String] = [:]
        for row in unsafe String(cString: bannerkit_values()).split(separator: "\n") {
            let parts = row.split(separator: "\t").map(String.init)
            for word in parts[2].split(separator: " ") { meanings[Suggestion.folded(parts[0] + word)] = parts[1] }
        }
        return meanings
    }()

    /// What a word means as a value of this kind.
    package static func meaning(_ kind: String, _ word: String) -> String? { meanings[Suggestion.folded(kind + word)] }
}
