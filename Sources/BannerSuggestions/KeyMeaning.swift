import BannerDiagnostics
package import BannerLanguage
package import BannerTree

/// What a key that its mapping does not have probably means.
package enum KeyMeaning {
    /// These entries in place of its own.
    case write([NodeEdits.Entry], BannerReport.Certainty)
    /// Nothing: without it the banner is the same. That is likely.
    case remove
    /// Data of the author's own, under this name in the same mapping.
    case own(String, BannerReport.Certainty)
    /// Something that cannot be said, or not here: what to do instead.
    case unsupported(String)

    /// What a key probably means, the likeliest first: at most one meaning is certain or likely.
    ///
    ///     slidesPerView: 2  →  layout: { cellWidthMultiplier: 0.5, align: start }
    ///
    /// - Parameters:
    ///   - key: a key that the mapping does not have.
    ///   - value: its value.
    ///   - mapping: the mapping.
    ///   - record: the keys that the mapping can have.
    ///   - nearest: the one of them that is spelt like it.
    ///   - root: the file's root.
    /// - Returns: the meanings; a sentence counts only where nothing else is among them.
    package static func meanings(
        of key: Node, value: Node, in mapping: Node, _ record: RecordSchema, nearest: RecordSchema.Nearest?,
        root: Node
    ) -> [KeyMeaning] {
        guard !key.isBroken, !value.isBroken, key.bytes.count <= 64, mapping.count <= 256,
            key.bytes.first != "-"
        else {
            return []
        }
        return ForeignKey(key, value, mapping, record, nearest, root).meanings
    }
}
