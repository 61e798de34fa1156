import BannerDiagnostics
import BannerLanguage
package import BannerTree

/// Finds comments that were meant as text: of `title: We are #1 in town` YAML keeps `We are`, of
/// `title: #1 in coats` nothing.
///
/// After text for readers, such a comment has one space before it, and begins with a digit or is
/// the only one of its kind in the file.
package enum HashInText {
    /// The findings of a document; fast if the document has no such comments.
    package static func findings(in document: Document) -> [Finding] {
        guard document.marks.hasHashInText else { return [] }
        let (bytes, table) = (document.file.bytes, document.file.lineTable())
        var cursor = TextCursor(document)
        func isGlued(_ hash: Int) -> Bool {
            bytes[hash] == "#" && hash + 1 < bytes.count && bytes[hash + 1].decimalDigit == nil
                && (bytes[hash + 1].isLetterOrDigit || bytes[hash + 1] >= 0x80)
                && (hash == 0 || bytes[hash - 1] <= 0x20)
        }
        let isHabit = bytes.indices.lazy.filter(isGlued).prefix(2).count > 1
        return bytes.lines(bytes.indices).flatMap { line in
            line.dropFirst(2).compactMap { hash -> Finding? in
                guard bytes.has(" #", at: hash - 1), bytes[hash - 2] > 0x20,
                    hash + 1 < line.upperBound,
                    bytes[hash + 1].decimalDigit != nil
                        || isGlued(hash) && !isHabit && !isNote(bytes[(hash + 1)...])
                else { return nil }
                let place = table.codePoint(atByte: hash)
                guard let text = document.scalar(at: place), text.style == .plain,
                    text.type != .null,
                    text.range.end == place - 1, text.isForReaders
                else { return nil }
                let end = endOfText(hash, in: bytes, line)
                let range = SourceRange(
                    text.contentRange(&cursor).start, table.codePoint(atByte: end))
                let start = table.byteOffset(of: range.start)
                let quoted = JSON.string(bytes[start..<end].utf8Text).yaml
                // Quotes around several lines would have to include the lines after the comment as
                // well.
                return Finding(
                    .hashInText,
                    "`\(bytes[hash..<end].utf8Text)` is a comment, and the text ends before it",
                    at: range,
                    explanation: "quote the whole text, or add a space after the `#` of a comment",
                    remedies: start < line.lowerBound
                        ? [] : [Remedy("write `\(quoted)`", [Edit(range, quoted)], .likely)],
                    path: text.path)
            }
        }
    }

    /// Whether a comment begins with a programmer's word, or with a ticket such as `JIRA-12`.
    private static func isNote(_ comment: ArraySlice<UInt8>) -> Bool {
        let word = comment.prefix { $0 > 0x20 && $0 != ":" }.utf8Text
        return ValueWords.meaning("note", word) != nil
            || word.contains("-") && word == word.uppercased()
    }

    /// The remedy that quotes a comment that was meant as the value, such as `title: #1 in coats`;
    /// `nil` if there is none.
    static func quoting(after node: Node, in document: Document, _ cursor: inout TextCursor)
        -> Remedy?
    {
        let bytes = document.file.bytes
        let place = cursor.byteOffset(of: node.range.end)
        guard node.isPlain, let hash = bytes[place...].firstIndex(where: { !$0.isSpaceOrTab }),
            bytes.has("#", at: hash),
            hash + 1 < bytes.count, bytes[hash + 1].isLetterOrDigit || bytes[hash + 1] >= 0x80
        else { return nil }
        let end = endOfText(hash, in: bytes, hash..<bytes.lineEnd(of: hash))
        // Including the text before it: `title: 24 #hours of sale`.
        let range = SourceRange(
            node.bytes.isEmpty ? cursor.codePoint(atByte: hash) : node.range.start,
            cursor.codePoint(atByte: end))
        let quoted = JSON.string(bytes[cursor.byteOffset(of: range.start)..<end].utf8Text).yaml
        return Remedy("write `\(quoted)`", [Edit(range, quoted)], .likely)
    }

    /// The end of a text that contains a `#`: the end of the line, or the start of a real comment.
    private static func endOfText(_ hash: Int, in bytes: [UInt8], _ line: Range<Int>) -> Int {
        let end = (hash..<line.upperBound).first { bytes.has(" # ", at: $0) } ?? line.upperBound
        return (bytes[hash..<end].lastIndex { !$0.isSpaceOrTab } ?? hash) + 1
    }
}

/// Finds curly quotes around a whole text, which YAML treats as a part of it.
package enum CurlyQuotes {
    /// The findings of a document.
    package static func findings(in document: Document) -> [Finding] {
        guard document.marks.hasCurlyQuote else { return [] }
        let bytes = document.file.bytes
        var cursor = TextCursor(document)
        return bytes.indices.compactMap { place in
            guard bytes[place] == 0xE2, bytes[place + 1] == 0x80, 0x9C...0x9F ~= bytes[place + 2],
                case let start = cursor.codePoint(atByte: place),
                let node = document.scalar(at: start),
                node.style == .plain, node.contentRange(&cursor).start == start, !node.isKey,
                let inner = inside(node.text), node.isForReaders
            else { return nil }
            let isSafe = !inner.utf8.contains { $0 == "\"" || $0 == "\\" }
            let edit = Edit(node.contentRange(&cursor), "\"\(inner)\"")
            return Finding(
                .typographicQuotes, "the curly quotes are part of the text", at: node.range,
                explanation: "put straight quotes around the text",
                remedies: isSafe ? [Remedy("write `\(edit.replacement)`", [edit], .likely)] : [],
                path: node.path)
        }
    }

    /// The text inside curly quotes that enclose all of it; `nil` if there are none.
    private static func inside(_ text: String) -> String? {
        let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) {
            "“”„‟".unicodeScalars.contains($0)
        }
        guard parts.count == 3, parts[0].isEmpty, parts[2].isEmpty, !parts[1].isEmpty else {
            return nil
        }
        return String(parts[1])
    }
}

extension Node {
    /// Whether a value is text for readers.
    fileprivate var isForReaders: Bool {
        let places = Places.all[path.split(separator: "/").last.map(String.init) ?? ""] ?? []
        return places.contains {
            if case .text(let form) = $0.key.schema { form.phrase == "text" } else { false }
        }
    }
}
