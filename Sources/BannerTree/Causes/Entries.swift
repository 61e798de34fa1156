import BannerDiagnostics

/// Lines that were meant as `key: value` or as `- item`, and lack a `:`, a `-`, or a space.
extension SyntaxScene {
    /// The lines that can be the cause of text that ran on, or of an entry that is not one.
    var candidates: [Line] {
        guard suspects.isEmpty else { return suspects }
        // A line that seems to be indented too far can follow an item without its dash.
        guard problem == Problem.colon, let above = line(above: line) else { return [line] }
        return [above, line]
    }

    /// `-red` among items.
    var dashWithoutSpace: SyntaxCause? {
        for line in candidates {
            let start = line.content
            guard self[start] == UInt8(ascii: "-"), !isSpace(start + 1), self[start + 1] != UInt8(ascii: "-") else {
                continue
            }
            guard !isInBrackets else { continue }
            return SyntaxCause(
                "a space is missing after the `-` of an item", at: start, start + 1,
                help: "write `- \(shownText(start + 1, textEnd(line, from: start)))`",
                fix: .replacing(start + 1, start + 1, with: " ", "add a space"))
        }
        return nil
    }

    /// `• red`, `– red`, `* red`: bullets of other kinds of text.
    var foreignBullet: SyntaxCause? {
        guard !isInBrackets else { return nil }
        for line in candidates {
            let start = line.content
            guard let width = bulletWidth(at: start) else { continue }
            let bullet = text(start, start + width)
            return SyntaxCause(
                "`\(bullet)` does not begin an item of a list", at: start, start + width, help: "write `- `",
                fix: .replacing(start, skipSpaces(start + width), with: "- ", "write `- `"))
        }
        return nil
    }

    private func bulletWidth(at start: Int) -> Int? {
        let isASCII = self[start] == UInt8(ascii: "*") || self[start] == UInt8(ascii: "+")
        if isASCII { return self[start + 1] == 0x20 ? 1 : nil }
        let wide: [StaticString] = ["•", "–", "—", "−", "‣", "●"]
        if wide.contains(where: { has($0, at: start) }) && self[start + 3] == 0x20 { return 3 }
        if has("－", at: start) || has("・", at: start) { return 3 }
        return has("·", at: start) && self[start + 2] == 0x20 ? 2 : nil
    }

    /// `timer:3s`.
    var colonWithoutSpace: SyntaxCause? {
        for line in candidates where !isInBrackets {
            let start = entryStart(line)
            guard let end = keyEnd(from: start, in: line), self[end] == UInt8(ascii: ":"), !isSpace(end + 1) else {
                continue
            }
            guard !has("//", at: end + 1) else { continue }
            if ":=".utf8.contains(self[end + 1]) { continue }
            let key = text(start, end)
            let value = shownText(end + 1, textEnd(line, from: end + 1))
            return SyntaxCause(
                "a space is missing after `\(key):`", at: end, end + 1, help: "write `\(key): \(value)`",
                fix: .replacing(end + 1, end + 1, with: " ", "add a space"))
        }
        return nil
    }

    /// `timer = 3s`, `timer => 3s`.
    var foreignAssignment: SyntaxCause? {
        for line in candidates where !isInBrackets {
            let start = entryStart(line)
            guard let end = keyEnd(from: start, in: line) else { continue }
            let sign = skipSpaces(end)
            let signs: [StaticString] = ["=>", ":=", "->", "="]
            guard let found = signs.first(where: { has($0, at: sign) }) else { continue }
            let signEnd = sign + found.utf8CodeUnitCount
            let key = text(start, end)
            let value = shownText(skipSpaces(signEnd), textEnd(line, from: skipSpaces(signEnd)))
            return SyntaxCause(
                "`\(found)` does not set a value", at: sign, signEnd, help: "write `\(key): \(value)`",
                fix: .replacing(end, skipSpaces(signEnd), with: ": ", "write `:`"))
        }
        return nil
    }

    /// `timer 3s`: a line without a `:`; or a line that is not YAML at all.
    var missingColon: SyntaxCause? {
        guard !isInBrackets, let line = suspects.first else { return nil }
        let start = entryStart(line)
        let end = textEnd(line, from: start)
        if let keyEnd = keyEnd(from: start, in: line) {
            let value = skipSpaces(keyEnd)
            let key = text(start, keyEnd)
            let below = self.line(below: line)
            let hasChildren = value >= end && (below.map { $0.indent > line.indent } ?? false)
            if hasChildren || value < end && value > keyEnd {
                let written = value < end ? "\(key): \(shownText(value, end))" : "\(key):"
                var cause = SyntaxCause(
                    "a `:` is missing after `\(key)`", at: start, keyEnd, help: "write `\(written)`",
                    fix: .replacing(keyEnd, keyEnd, with: ":", "add a `:`"))
                cause.otherwise = (noEntry, whatElse)
                return cause
            }
        }
        return SyntaxCause(noEntry, at: start, end, help: whatElse)
    }

    private var noEntry: String { "this line is neither `key: value` nor part of the text above" }

    private var whatElse: String {
        "add a `:` after a key; begin a comment with `#`; or indent the line to continue the text above"
    }

    /// Text in the column of its key: `description: |` or `name:`, and below it the text.
    var textNotIndented: SyntaxCause? {
        guard !isInBrackets, let first = suspects.first, let above = line(above: first), first.indent == above.indent,
            let colon = colon(from: entryStart(above), to: above.end), entryStart(first) == first.content
        else { return nil }
        let value = skipSpaces(colon + 1)
        let end = textEnd(above, from: value)
        let isBlock = value < end && "|>".utf8.contains(self[value]) && end - value <= 3
        let isWord = value >= end && !text(first.content, textEnd(first, from: first.content)).utf8.contains(0x20)
        guard isBlock || isWord else { return nil }
        var edits: [(range: Range<Int>, text: String)] = []
        var next: Line? = first
        while let line = next, edits.count < 100, !looksLikeEntry(line), line.indent == first.indent {
            edits.append((line.start..<line.start, "  "))
            next = isBlock ? self.line(below: line) : nil
        }
        return SyntaxCause(
            "this text belongs to the key above it, and is not indented", at: first.content,
            textEnd(first, from: first.content), help: "indent it by 2 spaces more than the key",
            fix: SyntaxCause.Fix(title: "indent it", edits: edits, isSafe: true))
    }

    /// The end of a line's key, quoted or of ASCII letters, digits, `-`, `_` and `.`.
    private func keyEnd(from start: Int, in line: Line) -> Int? {
        if let mark = quote(at: start) {
            return closing(mark, after: start, before: line.end).map { $0 + 1 }
        }
        var end = start
        while isWord(end) || end > start && ("-.".utf8.contains(self[end])) && self[end + 1] != UInt8(ascii: ">") {
            end += 1
        }
        return end > start ? end : nil
    }

    /// A text for a help line: not longer than can be read there.
    func shownText(_ start: Int, _ end: Int) -> String {
        excerpt(bytes[max(0, min(start, bytes.count))..<max(min(start, bytes.count), min(end, bytes.count))])
    }
}
