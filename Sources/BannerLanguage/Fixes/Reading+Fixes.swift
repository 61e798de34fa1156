extension Reading {
    /// The change of a scalar's text to a word; its quotes, anchor and tag stay as they are.
    ///
    /// - Parameters:
    ///   - node: the scalar.
    ///   - word: the new text: letters, digits and what needs no quotes.
    ///   - isSafe: whether that is certain to be what the author meant.
    ///   - isUnique: whether nothing else is as likely to be meant.
    /// - Returns: the change; `nil` if there is none that leaves everything else as it is.
    package mutating func fix(_ node: Node, saying word: String, isSafe: Bool, isUnique: Bool = true) -> Fix? {
        let text =
            switch node.style {
            case .plain, .literal, .folded: word
            case .singleQuoted: "'\(word)'"
            case .doubleQuoted: "\"\(word)\""
            }
        return fix(node, writing: text, named: word, isSafe: isSafe, isUnique: isUnique)
    }

    /// The change of a scalar to text as YAML writes it, including its quotes; its anchor and tag stay.
    ///
    /// - Parameters:
    ///   - node: the scalar.
    ///   - text: the new text.
    ///   - name: what the change is called after "write", if that is not the text.
    ///   - isSafe: whether that is certain to be what the author meant.
    ///   - isUnique: whether nothing else is as likely to be meant.
    /// - Returns: the change; `nil` if there is none that leaves everything else as it is.
    package mutating func fix(
        _ node: Node, writing text: String, named name: String? = nil, isSafe: Bool, isUnique: Bool = true
    ) -> Fix? {
        // The text of an alias is elsewhere, and the first line of a block can contain a comment.
        guard !node.isAlias && node.style != .literal && node.style != .folded else { return nil }
        let range = node.contentRange(&cursor)
        guard range.start < range.end else { return nil }
        return Fix("write `\(name ?? text)`", edits: [Edit(range, text)], isSafe: isSafe, isUnique: isUnique)
    }
}
