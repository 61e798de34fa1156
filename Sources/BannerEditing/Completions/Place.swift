/// A text with a letter inserted at the offset of a completion, as a marker.
///
/// The node that contains the marker, a key, a value or an item, is what the author is about to
/// write. So empty and incomplete text needs no rules of its own.
struct MarkedText {
    /// The offset, and the text without the marker.
    let offset: Int
    let bytes: [UInt8]
    /// The outline of the text with the marker.
    let typedOutline: TypedOutline
    /// The offset of the marker.
    let marker: Int
    /// Whether to insert a space first: after a colon or a dash.
    let needsSpace: Bool

    init(at offset: Int, _ bytes: [UInt8], _ schema: Schema) {
        let before = offset > 0 ? bytes[offset - 1] : 0x0A
        let isAtEnd = offset == bytes.count || bytes[offset].isLineBreak
        let isBeforeMark = !isAtEnd && bytes[offset].isFlowMark
        needsSpace = before == ":" && (isAtEnd || isBeforeMark) || before == "-" && isAtEnd
        let inserted = (needsSpace ? " x" : "x").utf8
        var text = bytes
        text.insert(contentsOf: inserted, at: offset)
        (self.offset, self.bytes, marker) = (offset, bytes, offset + inserted.count - 1)
        typedOutline = TypedOutline(text, schema)
    }

    /// The comment at the offset, in the text without the marker.
    var comment: Range<Int>? {
        typedOutline.outline.comment(at: marker).map {
            $0.lowerBound..<$0.upperBound - (marker + 1 - offset)
        }
    }
}

/// The context of a completion.
struct Place {
    /// The expected syntax.
    enum Expected {
        /// A key of this mapping, with its present keys.
        case key(RecordSchema, present: [String])
        /// A value of this type, with its key if it has one.
        case value(Schema, KeySchema?)
        /// A value on a line of its own, below its key.
        case valueBelow(Schema)
        /// A list item after its dash.
        case item(Schema)
        /// A list item with its dash.
        case dash(Schema)
        /// A value of a custom key, which begins with `x-`.
        case own
    }

    let marked: MarkedText
    let expected: Expected
    /// The node with the marker.
    let node: Int
    /// The nearest key, and the other items of a list of scalars.
    let key: String
    let others: [String]
    /// The word to replace.
    let range: Range<Int>
    /// Whether the word is a key that is followed by a colon.
    let hasColon: Bool
    /// Whether the word is in a flow collection.
    let isFlow: Bool
    /// Whether keys and strings are in double quotes, as in JSON.
    let isJSON: Bool
    /// The distance of the word from the first character of its line.
    let shift: Int
}

extension Place {
    /// Finds the context; `nil` if the language does not define it.
    init?(_ marked: MarkedText) {
        self.marked = marked
        let typedOutline = marked.typedOutline
        let (outline, text) = (typedOutline.outline, typedOutline.bytes)
        guard let node = outline.node(at: marked.marker) else { return nil }
        self.node = node
        let word = outline[node]
        guard word.isText, word.kind != .block, !text[word.range].contains(where: \.isLineBreak),
            word.range.contains(marked.marker)
        else { return nil }
        range =
            marked.needsSpace
            ? marked.offset..<marked.offset : word.start..<word.end - 1
        isFlow = word.parent >= 0 && outline[word.parent].isFlow
        isJSON = isFlow && Place.hasQuotedKey(typedOutline, besides: node)
        hasColon = word.role == .key && word.colon >= 0
        shift = word.start - text.content(in: text.lineStart(of: word.start)..<word.start)
        let value = outline.ancestors(of: node).first { outline[$0].role == .value }
        key = value.map { typedOutline.text(of: outline[$0].partner) } ?? ""
        others =
            word.role == .item && word.parent >= 0
                && typedOutline.schema(of: node)?.mapping() == nil
            ? outline.children(of: word.parent).filter { $0 != node }.map(typedOutline.text) : []
        let isOwn = typedOutline.schema(of: node) == nil && word.role != .key && key.hasPrefix("x-")
        guard let expected = isOwn ? .own : Place.expected(node, typedOutline, isAlone: shift == 0)
        else { return nil }
        self.expected = expected
    }

    /// Whether the nearest mapping has another key in double quotes.
    private static func hasQuotedKey(_ typedOutline: TypedOutline, besides word: Int) -> Bool {
        let outline = typedOutline.outline
        let mapping = outline.ancestors(of: word).first { outline[$0].kind == .mapping }
        let key = mapping.flatMap { outline.children(of: $0).first { $0 != word } }
        return key.map { outline[$0].kind == .doubleQuoted } ?? false
    }

    private static func expected(_ node: Int, _ typedOutline: TypedOutline, isAlone: Bool)
        -> Expected?
    {
        let word = typedOutline.outline[node]
        guard word.role == .key else {
            guard let schema = typedOutline.schema(of: node) else { return nil }
            let isBlock = word.parent < 0 || !typedOutline.outline[word.parent].isFlow
            if word.role == .item {
                guard isBlock else { return .value(schema, nil) }
                return isAlone ? .dash(schema) : .item(schema)
            }
            if word.role == .root { return .valueBelow(schema) }
            // The key already has a value on the lines below.
            guard word.partner >= 0, typedOutline.outline[word.partner].partner == node else {
                return nil
            }
            let key = typedOutline.key(word.partner)
            return isBlock && isAlone ? .valueBelow(schema) : .value(schema, key)
        }
        let others = typedOutline.outline.children(of: word.parent).filter { $0 != node }
        return typedOutline.record(of: word.parent).map {
            .key($0, present: others.map(typedOutline.text))
        }
    }
}
