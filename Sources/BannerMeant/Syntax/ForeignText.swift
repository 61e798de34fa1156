extension SyntaxCause {
    /// What was pasted around a banner or over it, so that nothing in the text can be judged: the two sides of a conflict,
    /// the marks of a patch or of a quoted mail.
    static func ofForeignText(in bytes: [UInt8]) -> SyntaxCause? {
        conflict(in: bytes, bytes.indices) ?? patch(in: bytes) ?? quotedMail(in: bytes) ?? frontMatter(in: bytes)
    }

    /// The first line that `git merge` put around a conflict.
    ///
    /// In a block's text both sides must be there, and spaces can precede them.
    static func conflict(in bytes: [UInt8], _ part: Range<Int>, isBlock: Bool = false) -> SyntaxCause? {
        var found: Range<Int>?
        var wanted: [StaticString] = ["<<<<<<<", "=======", ">>>>>>>"]
        for line in bytes.lines(part) {
            let start = isBlock ? line.first { bytes[$0] != 0x20 } ?? line.upperBound : line.lowerBound
            let marks = isBlock ? [wanted[0]] : [wanted[0], wanted[2]]
            guard marks.contains(where: { bytes.has($0, at: start, before: line.upperBound) }),
                start + 7 == line.upperBound || bytes[start + 7] == 0x20
            else { continue }
            found = found ?? start..<line.upperBound
            wanted.removeFirst()
            if !isBlock || wanted.isEmpty { return found.map { conflict(at: $0) } }
        }
        return nil
    }

    static func conflict(at range: Range<Int>) -> SyntaxCause {
        SyntaxCause(
            "a merge conflict is not resolved", at: range,
            help: "keep one of the two sides, and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`",
            rule: .mergeConflict)
    }

    /// A patch that was pasted in the place of a file: lines with `+`, `-` or a space before the text.
    private static func patch(in bytes: [UInt8]) -> SyntaxCause? {
        let lines = bytes.lines(bytes.indices).lazy.filter { !$0.isEmpty }
        let heads: [StaticString] = ["@@ ", "diff ", "index ", "--- ", "+++ "]
        let body = lines.filter { line in !heads.contains { bytes.has($0, at: line.lowerBound) } }
        guard body.allSatisfy({ "+- ".utf8.contains(bytes[$0.lowerBound]) }) else { return nil }
        let changed = body.filter { bytes[$0.lowerBound] != 0x20 && isKey(bytes, $0.lowerBound + 1) }
        let hasHead = lines.contains { bytes.has("@@ ", at: $0.lowerBound) }
        // `-id: a` alone can be an item without a space.
        let isCertain =
            hasHead || body.first { _ in true }.map { bytes[$0.lowerBound] == 0x20 } ?? false
            || changed.contains { bytes[$0.lowerBound] == UInt8(ascii: "+") }
        guard isCertain, let found = changed.first(where: { _ in true }) else { return nil }
        let which = hasHead ? "all lines up to the one with `@@`, those" : "the lines"
        return SyntaxCause(
            "the `+` and `-` at the beginning of lines are the marks of a patch", at: found,
            help: "remove \(which) that begin with `-`, and the first character of all others")
    }

    /// Whether a word and a `:` are at a position.
    private static func isKey(_ bytes: [UInt8], _ start: Int) -> Bool {
        let word = bytes[min(start, bytes.count)...].prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
        return !word.isEmpty && bytes.has(":", at: word.endIndex)
    }

    /// A mail that answers one with the banner: lines with `>` before the text.
    private static func quotedMail(in bytes: [UInt8]) -> SyntaxCause? {
        let lines = bytes.lines(bytes.indices).filter { !$0.isEmpty }
        let marks = lines.filter { bytes.has(">", at: $0.lowerBound) }.map { line in
            var end = line.lowerBound
            while bytes.has(">", at: end) { end += bytes.has("> ", at: end) ? 2 : 1 }
            return line.lowerBound..<end
        }
        guard let first = marks.first, isKey(bytes, first.upperBound) || bytes.has("- ", at: first.upperBound) else {
            return nil
        }
        let isWhole = marks.count == lines.count
        return SyntaxCause(
            "the `>` at the beginning of lines is the mark of a quoted mail",
            at: first.lowerBound..<first.lowerBound + 1,
            help: isWhole
                ? "remove it and the space after it from each line"
                : "keep only the lines that begin with it, without it and the space after it",
            fix: isWhole && marks.count <= 1_000 ? Fix(title: "remove the marks", edits: marks.map { ($0, "") }) : nil)
    }

    /// A banner below the lines between `---` that precede another kind of text.
    private static func frontMatter(in bytes: [UInt8]) -> SyntaxCause? {
        guard bytes.has("---", at: 0), let after = secondDocument(in: bytes) else { return nil }
        func hasItems(_ part: Range<Int>) -> Bool {
            bytes.lines(part).contains { bytes.has("items:", at: $0.lowerBound) }
        }
        guard !hasItems(0..<after), hasItems(after..<bytes.count) else { return nil }
        return SyntaxCause(
            "the lines up to the second `---` are not part of the banner below them", at: 0..<3,
            help: "remove them, with both `---`", rule: .severalDocuments)
    }

    /// What to do about a second document: it can be a banner, a text below a banner, or nothing.
    static func helpAboutSecondDocument(in bytes: [UInt8]) -> String? {
        guard let after = secondDocument(in: bytes) else { return nil }
        if bytes[after...].allSatisfy(Screening.isBlank) { return "remove the line" }
        let isText = bytes.has("---", at: 0) && !(after..<bytes.count).contains { bytes.has("items", at: $0) }
        return isText ? "keep only what is between the two `---` lines" : nil
    }

    /// The end of the `---` at which a second document begins.
    private static func secondDocument(in bytes: [UInt8]) -> Int? {
        bytes.lines(bytes.indices).first { $0.lowerBound > 0 && bytes.has("---", at: $0.lowerBound) }.map {
            $0.lowerBound + 3
        }
    }
}
