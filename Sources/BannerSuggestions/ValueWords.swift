import BannerDiagnostics
import CBannerParts

/// What people's words mean as values: the rows of `CBannerParts/Words/values.tsv`, each with a kind, a meaning and words.
///
///     ValueWords.meaning("day", "Monday")  // "mon"
package enum ValueWords {
    /// What each word means, by its kind and itself, without case and separators.
    package static let meanings: [[UInt8]: String] = {
        let file = unsafe bannerkit_values()
        let text = unsafe String(decoding: UnsafeRawBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
        var meanings: [[UInt8]: String] = [:]
        for row in text.split(separator: "\n").map({ $0.split(separator: "\t") }) {
            for word in row[2].split(separator: " ") {
                meanings[Suggestion.folded("\(row[0])\(word)")] = String(row[1])
            }
        }
        return meanings
    }()

    /// What a word means as a value of this kind.
    package static func meaning(_ kind: String, _ word: String) -> String? { meanings[Suggestion.folded(kind + word)] }
}
