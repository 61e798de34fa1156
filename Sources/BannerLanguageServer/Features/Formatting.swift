/// A document in the canonical format of `bannerkit format`.
package struct Formatting {
    /// The formatted text.
    package let bytes: [UInt8]

    /// Formats a document.
    ///
    /// The result is `nil` for JSON, and if formatting would change the meaning or lose a comment.
    package init?(_ document: Document, _ limits: Limits = Limits()) {
        let file = document.file
        // What is glued to a value may be no comment.
        guard !file.isJSON, !document.marks.hasGluedComment else { return nil }
        let form = FormattedText(file.bytes)
        bytes = form.bytes
        guard bytes != file.bytes else { return }
        var report = Report()
        guard
            let after = Document.parse(
                SourceFile(name: file.name, bytes: bytes), limits: limits, into: &report),
            document.meansSame(as: after),
            Formatting.texts(of: form.comments, in: file.bytes)
                == Formatting.texts(of: Outline(of: bytes).comments, in: bytes)
        else { return nil }
    }

    private static func texts(of comments: [Range<Int>], in bytes: [UInt8]) -> [[UInt8]] {
        comments.map { range in
            let text = bytes[range]
            return Array(
                text[..<(text.lastIndex { !$0.isSpaceOrTab && $0 != 0x0D } ?? text.startIndex)])
        }
    }
}

extension Snapshot {
    /// The edits of formatting; empty if nothing changes.
    var formatting: [Replacement] {
        document.flatMap { Formatting($0) }.map { bytes.changes(to: $0.bytes) } ?? []
    }
}
