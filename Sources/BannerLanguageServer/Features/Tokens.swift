extension Snapshot {
    /// The limit on semantic tokens.
    private static let tokenLimit = 50_000

    /// The semantic tokens in order, each within a line; only those that overlap `range`, if given.
    func tokens(in range: Range<Int>? = nil) -> [Token] {
        let range = range ?? 0..<bytes.count
        var tokens: [Token] = []
        var comments = outline.comments[...]
        func addComments(before offset: Int) {
            while let comment = comments.first, comment.lowerBound < offset {
                comments.removeFirst()
                if comment.overlaps(range) { tokens.append(Token(range: comment, kind: .comment)) }
            }
        }
        for mark in marks {
            let node = outline[mark.node]
            addComments(before: node.start)
            guard node.range.overlaps(range), let kind = kind(of: mark.meaning) else { continue }
            for part in lines(of: node.range) where part.overlaps(range) {
                tokens.append(Token(range: part, kind: kind, isDeclaration: mark.meaning == .id))
            }
        }
        addComments(before: .max)
        return Array(tokens.prefix(Snapshot.tokenLimit))
    }

    private func kind(of meaning: Mark.Meaning) -> Token.Kind? {
        switch meaning {
        case .key: .key
        // Unknown keys keep the editor's own colours.
        case .unknownKey: nil
        case .id, .page: .id
        case .duration, .number: .number
        case .word: .word
        case .color, .image, .link, .text: .text
        }
    }

    /// Splits a range into lines, without indentation.
    private func lines(of range: Range<Int>) -> [Range<Int>] {
        let text = bytes[range]
        guard text.contains(where: \.isLineBreak) else { return [range] }
        return text.split(whereSeparator: \.isLineBreak).map {
            $0.drop(while: \.isSpaceOrTab).indices
        }
    }
}
