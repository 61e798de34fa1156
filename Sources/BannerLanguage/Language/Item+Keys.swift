import BannerKit
import BannerRules

extension Shape where Value == String {
    /// The shape of a text that names a key of an item.
    package static let itemKey = Shape<String>.text(
        TextForm(
            phrase: "a key of an item", pattern: "^(x-.+|" + Banner.Item.keys.joined(separator: "|") + ")$",
            patternMessage: "Write a key of an item, or one that begins with x-.", example: "alt"),
        isPlainly: { _ in false },
        fault: { bytes in
            let text = bytes.shown
            guard !text.hasPrefix("x-"), !Banner.Item.keys.contains(text) else { return nil }
            return TextFault(
                .unknownWord, "`\(text)` is not a key of an item",
                explanation:
                    "write one of \(Banner.Item.keys.map { "`\($0)`" }.joined(separator: ", ")), or one that begins with `x-`"
            )
        })
}

extension Banner.Item {
    /// The keys of an item.
    fileprivate static var keys: [String] { shape.schema.mapping?.keys.map(\.key) ?? [] }
}
