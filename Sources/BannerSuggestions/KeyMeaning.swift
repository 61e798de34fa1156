import BannerDiagnostics
package import BannerLanguage
package import BannerTree

/// The probable meaning of a key that its mapping does not have.
package enum KeyMeaning {
    /// Replace the entry with these entries.
    case write([NodeEdits.Entry], BannerReport.Certainty)
    /// Remove the entry: the banner is the same without it. This is always likely.
    case remove
    /// The author's own data, under this name in the same mapping.
    case own(String, BannerReport.Certainty)
    /// Not supported, or not here; the text says what to do instead.
    case unsupported(String)

    /// The probable meanings of a key, the most likely first; at most one of them is certain or
    /// likely.
    ///
    ///     slidesPerView: 2  →  layout: { cellWidthMultiplier: 0.5, align: start }
    ///
    /// - Parameters:
    ///   - key: a key that the mapping does not have.
    ///   - value: its value.
    ///   - mapping: the mapping.
    ///   - record: the keys that the mapping can have.
    ///   - nearest: the one of them with the most similar spelling.
    ///   - root: the file's root.
    /// - Returns: the meanings; a sentence applies only if there is no other meaning.
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
