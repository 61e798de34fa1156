import BannerDiagnostics
package import BannerLanguage
package import BannerTree

/// What a key that its mapping does not have probably means.
package enum KeyMeaning {
    /// These entries in place of its own.
    case write([Entry], BannerReport.Certainty)
    /// Nothing: without it the banner is the same. That is likely.
    case remove
    /// That the item that it is in is not shown: the item can be removed, which a person decides.
    case removeItem
    /// Data of the author's own, under this name in the same mapping.
    case own(String, BannerReport.Certainty)
    /// Something that cannot be said, or not here: what to do instead.
    case unsupported(String)

    /// An entry to write.
    package struct Entry {
        /// The key whose entry it is, moved and renamed; `nil` for a new one.
        package var from: Node?
        /// The steps from the root to its mapping; one that is not there is made, also of a scalar with its short key.
        package var under: [String]
        package var key: String
        /// Its value; `nil` for the one that it has.
        package var value: JSON?
    }

    /// The keys that a value alone stands for: `timer: 3s` is `timer: { interval: 3s }`.
    package static let shortKeys = [
        "timer": "interval", "transition": "duration", "focus": "scale", "indicator": "style",
    ]

    /// What a key probably means, the likeliest first: at most one meaning is certain or likely.
    ///
    ///     slidesPerView: 2  →  layout: { cellWidthMultiplier: 0.5, align: start }
    ///
    /// - Parameters:
    ///   - key: a key that the mapping does not have.
    ///   - value: its value.
    ///   - mapping: the mapping.
    ///   - record: the keys that the mapping can have.
    ///   - root: the file's root.
    /// - Returns: the meanings; a sentence counts only where nothing else is among them.
    package static func meanings(
        of key: Node, value: Node, in mapping: Node, _ record: RecordSchema, root: Node
    ) -> [KeyMeaning] {
        guard !key.isBroken, !value.isBroken, key.bytes.count <= 64 else { return [] }
        return ForeignKey(key, value, mapping, record, root).meanings
    }
}
