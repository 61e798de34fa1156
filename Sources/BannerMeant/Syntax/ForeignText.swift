extension SyntaxScene {
    /// What was pasted around a banner or over it, so that nothing in the text can be judged: the two sides of a conflict,
    /// the marks of a patch or of a quoted mail.
    var foreignText: SyntaxCause? { conflict(in: bytes.indices) ?? patch ?? quotedMail ?? frontMatter }

    /// The first line that `git merge` put around a conflict.
    ///
    /// In a block's text both sides must be there, and spaces can precede them.
    func conflict(in part: Range<Int>, isBlock: Bool = false) -> SyntaxCause? {
        var found: Range<Int>?
        var wanted: [StaticString] = ["<<<<<<<", "=======", ">>>>>>>"]
        for line in bytes.lines(part) {
            let start = isBlock ? line.first { !has(" ", at: $0) } ?? line.upperBound : line.lowerBound
            guard let mark = mark(isBlock ? [wanted[0]] : [wanted[0], wanted[2]], at: start),
                mark.upperBound == line.upperBound || has(" ", at: mark.upperBound)
            else { continue }
            found = found ?? start..<line.upperBound
            wanted.removeFirst()
            if !isBlock || wanted.isEmpty { return found.map { SyntaxScene.conflict(at: $0) } }
        }
        return nil
    }

    /// The line between the two sides of a conflict, which can be the only one that was forgotten.
    func forgottenConflict(_ line: Line) -> SyntaxCause? {
        text(line.start, line.end) == "=======" ? SyntaxScene.conflict(at: line.start..<line.end) : nil
    }

    private static func conflict(at range: Range<Int>) -> SyntaxCause {
        SyntaxCause(
            "a merge conflict is not resolved", at: range,
            help: "keep one of the two sides, and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`",
            rule: .mergeConflict)
    }

    /// The first byte of each line with text.
    private var starts: some Sequence<Int> {
        bytes.lines(bytes.indices).lazy.filter { !$0.isEmpty }.map { $0.lowerBound }
    }

    /// A patch that was pasted in the place of a file: lines with `+`, `-` or a space before the text.
    private var patch: SyntaxCause? {
        let body = starts.lazy.filter { mark(["@@ ", "diff ", "index ", "--- ", "+++ "], at: $0) == nil }
        guard body.allSatisfy({ oneOf("+- ", at: $0) }) else { return nil }
        let changed = body.filter { !has(" ", at: $0) && isKey($0 + 1) }
        let hasHead = starts.contains { has("@@ ", at: $0) }
        // `-id: a` alone can be an item without a space.
        let isCertain =
            hasHead || body.prefix(1).contains { has(" ", at: $0) } || changed.contains { has("+", at: $0) }
        guard isCertain, let found = changed.first(where: { _ in true }) else { return nil }
        let which = hasHead ? "all lines up to the one with `@@`, those" : "the lines"
        return SyntaxCause(
            "the `+` and `-` at the beginning of lines are the marks of a patch", at: found..<line(at: found).end,
            help: "remove \(which) that begin with `-`, and the first character of all others")
    }

    /// Whether a word and a `:` are at a position.
    private func isKey(_ start: Int) -> Bool {
        let end = skip(start) { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self[$0] | 0x20 }
        return end > start && has(":", at: end)
    }

    /// A mail that answers one with the banner: lines with `>` before the text.
    private var quotedMail: SyntaxCause? {
        let marks = starts.filter { has(">", at: $0) }.map { start in
            start..<skip(start) { has(">", at: $0) || has("> ", at: $0 - 1) }
        }
        guard let first = marks.first, isKey(first.upperBound) || has("- ", at: first.upperBound) else { return nil }
        let isWhole = starts.allSatisfy { has(">", at: $0) }
        return SyntaxCause(
            "the `>` at the beginning of lines is the mark of a quoted mail",
            at: first.lowerBound..<first.lowerBound + 1,
            help: isWhole
                ? "remove it and the space after it from each line"
                : "keep only the lines that begin with it, without it and the space after it",
            fix: isWhole && marks.count <= 1_000 ? Fix(title: "remove the marks", edits: marks.map { ($0, "") }) : nil)
    }

    /// A banner below the lines between `---` that precede another kind of text.
    private var frontMatter: SyntaxCause? {
        guard has("---", at: 0), let after = secondDocument, let items = starts.first(where: { has("items:", at: $0) }),
            items >= after
        else { return nil }
        return SyntaxCause(
            "the lines up to the second `---` are not part of the banner below them", at: 0..<3,
            help: "remove them, with both `---`", rule: .severalDocuments)
    }

    /// What to do about a second document: it can be a banner, a text below a banner, or nothing.
    var helpAboutSecondDocument: String? {
        guard let after = secondDocument else { return nil }
        if bytes[after...].allSatisfy(Screening.isBlank) { return "remove the line" }
        let isText = has("---", at: 0) && !(after..<bytes.count).contains { has("items", at: $0) }
        return isText ? "keep only what is between the two `---` lines" : nil
    }

    /// The end of the `---` at which a second document begins.
    private var secondDocument: Int? { starts.first { $0 > 0 && has("---", at: $0) }.map { $0 + 3 } }
}
