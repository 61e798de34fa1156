import BannerDiagnostics
import CBannerParts

/// What people's words mean as values: the rows of `CBannerParts/Words/values.tsv`, each with a kind, a meaning and words.
///
///     ValueWords.meaning("day", "Monday")  // "mon"
package enum ValueWords {
    /// For each kind its words, in lower case without separators, with what they mean.
    package static let meanings: [String: [String: String]] = {
        let file = unsafe bannerkit_values()
        let bytes = unsafe UnsafeRawBufferPointer(start: file.bytes, count: file.count)
        var meanings: [String: [String: String]] = [:]
        for row in unsafe String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let parts = row.split(separator: "\t").map(String.init)
            for word in parts[2].split(separator: " ") {
                meanings[parts[0], default: [:]][key(String(word))] = parts[1]
            }
        }
        return meanings
    }()

    /// What a word means as a value of this kind.
    package static func meaning(_ kind: String, _ word: String) -> String? { meanings[kind]?[key(word)] }

    private static func key(_ word: String) -> String { String(decoding: Suggestion.folded(word), as: UTF8.self) }
}
