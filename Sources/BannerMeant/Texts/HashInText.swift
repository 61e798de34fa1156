/// A `#` that was meant as part of a text: `title: We are #1 in town`, of which YAML keeps `We are`.
///
/// A comment has a space after its `#`, is set apart by more than one space, or looks like the file's other comments.
struct HashInText {
    private let document: Document
    private let scene: SyntaxScene
    private var bytes: [UInt8] { scene.bytes }
    private lazy var table = document.file.lineTable()
    private lazy var cursor = TextCursor(document)
    /// Whether a comment alone on its line has no space after its `#` either.
    ///
    /// A key or an item that was commented out says nothing about how comments are written.
    private lazy var isStyleOfFile = bytes.lines(bytes.indices).contains { line in
        let hash = scene.skipSpaces(line.lowerBound)
        return scene.has("#", at: hash) && HashInText.isGlued(hash, in: bytes)
            && !bytes[hash..<line.upperBound].contains(UInt8(ascii: ":"))
    }

    /// The findings of a document, at the cost of a search for `#` where there are such comments.
    static func findings(in document: Document) -> [Diagnostic] {
        guard document.mayHaveHashInText else { return [] }
        var search = HashInText(document: document, scene: SyntaxScene(document.file.bytes))
        let bytes = document.file.bytes
        return bytes.indices.compactMap { bytes[$0] == UInt8(ascii: "#") ? search.finding(at: $0) : nil }
    }

    private mutating func finding(at hash: Int) -> Diagnostic? {
        guard HashInText.isGlued(hash, in: bytes), isNearText(hash) else { return nil }
        let place = table.codePoint(atByte: hash)
        guard let text = document.scalar(at: place), text.style == .plain, text.type != .null,
            text.range.end == place - 1, !looksLikeOthers(hash),
            text.places.contains(where: {
                if case .text(let form) = $0.key.schema { form.phrase == "text" } else { false }
            })
        else { return nil }
        // The text ends at the end of the line, or before a comment of its own.
        let end = scene.trimSpaces(before: scene.skip(hash) { !scene.isBreak($0) && !scene.has(" # ", at: $0) })
        let range = SourceRange(text.contentRange(&cursor).start, table.codePoint(atByte: end))
        let whole = bytes[table.byteOffset(of: range.start)..<end]
        // Quotes around several lines would have to be around what follows as well.
        let quoted =
            whole.contains(where: \.isLineBreak) ? nil : yamlQuoted(String(decoding: whole, as: UTF8.self))
        return Diagnostic(
            .hashInText, "`\(bytes[hash..<end].shown)` is a comment, and the text ends before it",
            at: range,
            help: "quote the whole text\(quoted.map { ": `\($0)`" } ?? ""); or add a space after the `#` of a comment",
            fix: quoted.map { Fix("write `\($0)`", edits: [Edit(range, $0)], isSafe: false) }, path: text.path)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte >= 0x80
    }

    /// Whether a letter or a digit follows a `#` directly.
    private static func isGlued(_ hash: Int, in bytes: [UInt8]) -> Bool {
        bytes[(hash + 1)...].first.map { $0.decimalDigit != nil || isLetter($0) } ?? false
    }

    /// Whether the text that ends at a byte may go on after it with ` #`.
    static func mayFollow(_ end: Int, in bytes: [UInt8]) -> Bool {
        bytes[end...].starts(with: " #".utf8) && isGlued(end + 1, in: bytes)
    }

    /// Whether there is one space between a `#` and what is before it, and no programmers' word or ticket after it.
    private func isNearText(_ hash: Int) -> Bool {
        guard scene.has(" #", at: hash - 1), scene[hash - 2] > 0x20 else { return false }
        let word = bytes[(hash + 1)...].prefix { HashInText.isLetter($0) }
        // `#JIRA-12`
        let isTicket = scene.has("-", at: word.endIndex) && scene[word.endIndex + 1].decimalDigit != nil
        return !(isTicket && word.allSatisfy { (0x41...0x5A).contains($0) })
            && !Lexicon.notes.contains(String(decoding: word, as: UTF8.self))
    }

    /// Whether the file has other comments without a space after their `#`, maybe one in the same column of the line above
    /// or below.
    private mutating func looksLikeOthers(_ hash: Int) -> Bool {
        if isStyleOfFile { return true }
        let line = scene.line(at: hash)
        let below = bytes[line.end...].prefix(while: \.isLineBreak).endIndex
        let above = bytes[..<line.start].lastIndex { !$0.isLineBreak }
        return [below, above].compactMap(\.self).map { scene.line(at: $0) }.contains { other in
            let place = other.start + hash - line.start
            return other.start != line.start && place < other.end && scene.has(" #", at: place - 1)
                && HashInText.isGlued(place, in: bytes)
        }
    }
}
