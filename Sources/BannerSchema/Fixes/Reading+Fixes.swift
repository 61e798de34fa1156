import Diagnostics
import YAMLTree

extension Reading {
    /// The change of a scalar's text to a word, its quotes, anchor and tag left as they are.
    ///
    /// - Parameters:
    ///   - node: the scalar.
    ///   - word: what it is to say: letters, digits and what needs no quotes.
    ///   - isSafe: whether that surely is what the author meant.
    /// - Returns: the change; `nil` where there is none that leaves everything else as it is.
    mutating func fix(_ node: Node, saying word: String, isSafe: Bool) -> Fix? {
        let text =
            switch node.style {
            case .plain, .literal, .folded: word
            case .singleQuoted: "'\(word)'"
            case .doubleQuoted: "\"\(word)\""
            }
        return fix(node, writing: text, named: word, isSafe: isSafe)
    }

    /// The change of a scalar to a text as YAML writes it, its quotes included; its anchor and tag stay.
    ///
    /// - Parameters:
    ///   - node: the scalar.
    ///   - text: what is written instead.
    ///   - name: what the change is called after "write", if that is not the text.
    ///   - isSafe: whether that surely is what the author meant.
    /// - Returns: the change; `nil` where there is none that leaves everything else as it is.
    mutating func fix(_ node: Node, writing text: String, named name: String? = nil, isSafe: Bool) -> Fix? {
        // An alias says what stands elsewhere, and the first line of a block may hold a comment.
        guard !node.isAlias && node.style != .literal && node.style != .folded else { return nil }
        let range = node.contentRange(&cursor)
        guard range.start < range.end else { return nil }
        return Fix("write `\(name ?? text)`", edits: [Edit(range, text)], isSafe: isSafe)
    }
}
