import BannerDiagnostics

/// What belongs to another language: conflicts of version control, templates, comments of programs, Markdown.
extension SyntaxScene {
    /// A conflict that was not resolved: the first line that `git merge` put in.
    var mergeConflict: SyntaxCause? {
        guard let conflict = MergeConflict.first(in: bytes) ?? forgottenMark else { return nil }
        var cause = SyntaxCause(
            MergeConflict.message, at: conflict.lowerBound, conflict.upperBound, help: MergeConflict.help,
            rule: .mergeConflict)
        cause.range = conflict
        return cause
    }

    /// The line between the two sides of a conflict, which can be the only one that was forgotten.
    private var forgottenMark: Range<Int>? {
        (suspects + [line]).first { $0.start == $0.content && text($0.start, $0.end) == "=======" }
            .map { $0.start..<$0.end }
    }

    /// The lines of a patch.
    var patch: SyntaxCause? {
        PatchText.first(in: bytes).map {
            SyntaxCause(PatchText.message, at: $0.lowerBound, $0.upperBound, help: PatchText.help)
        }
    }

    /// An object of JavaScript with the statement around it: `export default {`.
    var javaScript: SyntaxCause? {
        var first = line(at: 0)
        if first.isEmpty || self[first.content] == UInt8(ascii: "#") {
            guard let below = line(below: first) else { return nil }
            first = below
        }
        let starts: [StaticString] = ["const ", "let ", "var ", "export ", "module.exports "]
        let end = trimSpaces(before: first.end, notBefore: first.content)
        guard starts.contains(where: { has($0, at: first.content) }), end > first.content,
            "{[(".utf8.contains(self[end - 1]), colon(from: first.content, to: first.end) == nil
        else { return nil }
        return SyntaxCause(
            "this is JavaScript, and a banner file is YAML", at: first.content, end,
            help: "keep only the outer brackets and what is between them, without the `;` at the end")
    }

    /// A template's tag on the line where it stopped, on the one above, or where what it was reading began.
    var templateSyntax: SyntaxCause? {
        for line in suspects + [line] {
            guard let tag = TemplateTag.first(in: bytes, line.content..<line.end) else { continue }
            // In quotes it is text.
            if let quote = quote(at: tag.range.lowerBound - 1),
                closing(quote, after: tag.range.lowerBound - 1, before: line.end) != nil
            {
                continue
            }
            return SyntaxCause(
                TemplateTag.message(tag.shown), at: tag.range.lowerBound, tag.range.upperBound,
                help: TemplateTag.help(in: bytes, at: tag.range.lowerBound))
        }
        return nil
    }

    /// A comment as other languages write it, at the beginning of a line or after a value.
    var foreignComment: SyntaxCause? {
        for line in suspects + [line] {
            for start in [line.content, stop] where start >= line.content && start < line.end {
                if let cause = comment(at: start, line) { return cause }
            }
        }
        return nil
    }

    private func comment(at start: Int, _ line: Line) -> SyntaxCause? {
        if has("//", at: start) {
            return SyntaxCause(
                "`//` does not start a comment", at: start, start + 2, help: "use `#`",
                fix: .replacing(start, start + 2, with: "#", "write `#`"))
        }
        if has("--", at: start) && self[start + 2] == 0x20 {
            return SyntaxCause(
                "`--` does not start a comment", at: start, start + 2, help: "use `#`",
                fix: .replacing(start, start + 2, with: "#", "write `#`"))
        }
        if has("/*", at: start) { return block(at: start, line, "/*", "*/", length: 2) }
        if has("<!--", at: start) { return block(at: start, line, "<!--", "-->", length: 4) }
        return nil
    }

    /// A comment with an end; on one line it can be rewritten.
    private func block(
        at start: Int, _ line: Line, _ open: String, _ close: StaticString, length: Int
    ) -> SyntaxCause {
        let end = trimSpaces(before: line.end, notBefore: start)
        let closeLength = close.utf8CodeUnitCount
        var cause = SyntaxCause(
            "`\(open)` does not start a comment", at: start, start + length, help: "begin each line of it with `#`")
        var isOneLine = end - closeLength >= start + length && has(close, at: end - closeLength)
        var inner = start + length
        // What follows the comment on its line would become part of it.
        while isOneLine && inner < end - closeLength {
            if has(close, at: inner) { isOneLine = false }
            inner += 1
        }
        guard isOneLine else { return cause }
        let text = trimSpaces(before: end - closeLength, notBefore: start + length)
        cause.help = "use `#`"
        cause.fix = SyntaxCause.Fix(
            title: "write `#`", edits: [(start..<start + length, "#"), (text..<end, "")], isSafe: true)
        return cause
    }

    /// A code block of Markdown around the file.
    var codeFence: SyntaxCause? {
        guard has("```", at: stop), stop == line.content else { return nil }
        return SyntaxCause(
            "a Markdown code fence is not part of the YAML", at: stop, stop + 3,
            help: "remove the line, and the one that closes it")
    }
}
