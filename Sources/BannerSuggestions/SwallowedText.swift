import BannerDiagnostics
import BannerLanguage
package import BannerTree

/// A `#` that was meant as part of a text: of `title: We are #1 in town` YAML keeps `We are`, of `title: #1 in coats` nothing.
///
/// A comment has a space after its `#`, is set apart by more than one space, or looks like the file's other comments.
package enum HashInText {
    /// The findings of a document, at the cost of a search for `#` where there are such comments.
    package static func findings(in document: Document) -> [Finding] {
        let bytes = document.file.bytes
        guard document.mayHaveHashInText else { return [] }
        let (table, lines) = (document.file.lineTable(), Array(bytes.lines(bytes.indices)))
        // A key or an item that was commented out says nothing about how comments are written.
        guard
            !lines.contains(where: { line in
                let hash = bytes[line].firstIndex { !$0.isSpaceOrTab } ?? line.upperBound
                return isGlued(hash, in: bytes) && !bytes[hash..<line.upperBound].contains(UInt8(ascii: ":"))
            })
        else { return [] }
        var cursor = TextCursor(document)
        return lines.indices.flatMap { number -> [Finding] in
            let line = lines[number]
            return line.compactMap { hash -> Finding? in
                guard bytes[hash] == UInt8(ascii: "#"), isGlued(hash, in: bytes), isNearText(hash, in: bytes, line),
                    ![number - 1, number + 1].contains(where: { other in
                        guard lines.indices.contains(other) else { return false }
                        let place = lines[other].lowerBound + hash - line.lowerBound
                        return place < lines[other].upperBound && bytes.has(" #", at: place - 1)
                            && isGlued(place, in: bytes)
                    })
                else { return nil }
                let place = table.codePoint(atByte: hash)
                guard let text = document.scalar(at: place), text.style == .plain, text.type != .null,
                    text.range.end == place - 1, text.isForReaders
                else { return nil }
                let end = endOfText(hash, in: bytes, line)
                let range = SourceRange(text.contentRange(&cursor).start, table.codePoint(atByte: end))
                let start = table.byteOffset(of: range.start)
                // Quotes around several lines would have to be around what follows as well.
                let quoted =
                    start < line.lowerBound
                    ? nil : JSON.string(String(decoding: bytes[start..<end], as: UTF8.self)).yaml
                return Finding(
                    .hashInText,
                    "`\(String(decoding: bytes[hash..<end], as: UTF8.self))` is a comment, and the text ends before it",
                    at: range, explanation: "quote the whole text, or add a space after the `#` of a comment",
                    remedies: quoted.map { [Remedy("write `\($0)`", [Edit(range, $0)], .likely)] } ?? [],
                    path: text.path)
            }
        }
    }

    /// The change that quotes a comment that is a text, as in `title: #1 in coats`; `nil` if there is none.
    static func quoting(after node: Node, in document: Document) -> Remedy? {
        let bytes = document.file.bytes
        var cursor = TextCursor(document)
        let place = cursor.byteOffset(of: node.range.end)
        guard let hash = bytes[place...].firstIndex(where: { !$0.isSpaceOrTab }), isGlued(hash, in: bytes) else {
            return nil
        }
        let line = hash..<(bytes[hash...].firstIndex(where: \.isLineBreak) ?? bytes.count)
        let end = endOfText(hash, in: bytes, line)
        let quoted = JSON.string(String(decoding: bytes[hash..<end], as: UTF8.self)).yaml
        let range = SourceRange(cursor.codePoint(atByte: hash), cursor.codePoint(atByte: end))
        return Remedy("write `\(quoted)`", [Edit(range, quoted)], .likely)
    }

    /// Whether a letter or a digit follows a `#` directly.
    private static func isGlued(_ hash: Int, in bytes: [UInt8]) -> Bool {
        bytes.has("#", at: hash) && hash + 1 < bytes.count
            && (bytes[hash + 1].isLetterOrDigit || bytes[hash + 1] >= 0x80)
    }

    /// Whether there is one space between a `#` and what is before it, and no programmers' word or ticket after it.
    private static func isNearText(_ hash: Int, in bytes: [UInt8], _ line: Range<Int>) -> Bool {
        guard bytes.has(" #", at: hash - 1), hash - 2 >= line.lowerBound, bytes[hash - 2] > 0x20 else { return false }
        let word = bytes[(hash + 1)..<line.upperBound].prefix { $0.isLetterOrDigit && $0.decimalDigit == nil }
        let isTicket =
            bytes.has("-", at: word.endIndex) && word.endIndex + 1 < bytes.count
            && bytes[word.endIndex + 1].decimalDigit != nil
        return !(isTicket && word.allSatisfy { $0 < 0x60 })
            && !notes.contains(String(decoding: word, as: UTF8.self).lowercased())
    }

    /// The words after which a comment says something about the file.
    private static let notes = [
        "todo", "fixme", "xxx", "note", "hack", "noqa", "wip", "nolint", "region", "endregion", "translate",
    ]

    /// Where a text ends that goes on with a `#`: at the end of the line, or before a comment of its own.
    private static func endOfText(_ hash: Int, in bytes: [UInt8], _ line: Range<Int>) -> Int {
        let end = (hash..<line.upperBound).first { bytes.has(" # ", at: $0) } ?? line.upperBound
        return (bytes[hash..<end].lastIndex { !$0.isSpaceOrTab } ?? hash) + 1
    }
}

/// Curly quotes around a whole text, which are part of it in YAML.
package enum CurlyQuotes {
    /// The findings of a document.
    package static func findings(in document: Document) -> [Finding] {
        guard document.file.bytes.contains(0xE2) else { return [] }
        var (found, cursor) = ([Finding](), TextCursor(document))
        add(document.root, &found, &cursor)
        return found
    }

    private static func add(_ node: Node, _ found: inout [Finding], _ cursor: inout TextCursor) {
        guard !node.isAlias else { return }
        for item in node.items { add(item, &found, &cursor) }
        for entry in node.entries { add(entry.value, &found, &cursor) }
        guard node.kind == .scalar, node.style == .plain, node.bytes.first == 0xE2, node.isForReaders,
            let inner = node.text.insideCurlyQuotes
        else {
            return
        }
        let range = node.contentRange(&cursor)
        let remedies = [(inner, Certainty.likely), (node.text, .possible)].map { text, certainty in
            let quoted = "\"\(text)\""
            return Remedy("write `\(quoted)`", [Edit(range, quoted)], certainty)
        }
        let isSafe = !inner.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        found.append(
            Finding(
                .typographicQuotes, "the curly quotes are part of the text", at: node.range,
                explanation: "put straight quotes around the text", remedies: isSafe ? remedies : [], path: node.path))
    }
}

extension Node {
    /// Whether a value is a text that people read.
    fileprivate var isForReaders: Bool {
        let places = Places.all[path.split(separator: "/").last.map(String.init) ?? ""] ?? []
        return places.contains { if case .text(let form) = $0.key.schema { form.phrase == "text" } else { false } }
    }
}
