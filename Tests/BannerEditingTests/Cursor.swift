import BannerLanguage

@testable import BannerEditing

/// A text with a cursor, which is written `¦`.
struct Cursor {
    let typedOutline: TypedOutline
    let offset: Int

    init(_ marked: String, _ schema: Schema = Language.banner) {
        let parts = marked.split(separator: "¦", omittingEmptySubsequences: false)
        offset = parts[0].utf8.count
        typedOutline = TypedOutline(Array(parts.joined().utf8), schema)
    }

    var completions: [Completion] {
        Completion.list(at: offset, in: typedOutline.bytes, typedOutline.root)
    }

    /// The labels of the completions, the first few.
    func labels(_ most: Int = 5) -> String {
        completions.prefix(most).map(\.label).joined(separator: " ")
    }

    /// The text after a completion is accepted.
    func accepting(_ label: String) -> String? {
        guard let completion = completions.first(where: { $0.label == label }) else { return nil }
        var bytes = typedOutline.bytes
        bytes.replaceSubrange(completion.range, with: completion.text.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }
}
