/// A document's text in the one form that `bannerkit format` writes.
package struct Formatting {
    /// The text in its form.
    package let bytes: [UInt8]

    /// Formats a document; `nil` for JSON, and for a text whose form would not mean the same or lack a comment, which is left as it
    /// is.
    package init?(_ document: Document, _ limits: Limits = Limits()) {
        let file = document.file
        guard !file.isJSON else { return nil }
        let form = FormattedText(file.bytes)
        bytes = form.bytes
        guard bytes != file.bytes else { return }
        var report = Report()
        guard let after = Document.parse(SourceFile(name: file.name, bytes: bytes), limits: limits, into: &report),
            document.meansSame(as: after),
            Formatting.texts(of: form.comments, in: file.bytes)
                == Formatting.texts(of: Outline(of: bytes).comments, in: bytes)
        else { return nil }
    }

    private static func texts(of comments: [Range<Int>], in bytes: [UInt8]) -> [[UInt8]] {
        comments.map { range in
            let text = bytes[range]
            return Array(text[..<(text.lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D } ?? text.startIndex)])
        }
    }
}

extension Snapshot {
    /// What formatting changes, in lines; `nil` where the text stays as it is.
    var formatting: Replacement? {
        guard let document, let formatted = Formatting(document)?.bytes, formatted != bytes else { return nil }
        var (text, start, end) = (bytes, 0, 0)
        for (index, pair) in zip(text, formatted).enumerated() {
            guard pair.0 == pair.1 else { break }
            if pair.0 == 0x0A { start = index + 1 }
        }
        let room = min(text.count, formatted.count) - start
        for (index, pair) in zip(text.reversed(), formatted.reversed()).enumerated() {
            if pair.0 == 0x0A && index <= room { end = index }
            guard pair.0 == pair.1, index < room else { break }
        }
        return Replacement(
            range: start..<text.count - end,
            text: String(decoding: formatted[start..<formatted.count - end], as: UTF8.self))
    }
}
