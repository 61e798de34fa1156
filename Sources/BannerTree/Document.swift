/// A parsed YAML document: all nodes in one flat arena, all scalar text in one buffer.
public final class Document: Sendable {
    /// The file that was read.
    public let file: BannerSource
    let records: GrowingBuffer<Record>
    let text: GrowingBuffer<UInt8>

    /// Whether the text is ASCII.
    let isASCII: Bool
    private let comments: UInt64

    init(
        file: SourceFile, records: consuming GrowingBuffer<Record>, text: consuming GrowingBuffer<UInt8>,
        isASCII: Bool, comments: UInt64
    ) {
        self.file = file
        self.records = records
        self.text = text
        self.isASCII = isASCII
        self.comments = comments
    }

    /// Whether there can be a comment, with a space or nothing before its `#`, that begins with an
    /// ASCII character.
    ///
    /// With this, most files need no search for comments.
    public func mayHaveComment(beginningWith character: UInt8) -> Bool { comments & 1 << UInt64(character & 63) != 0 }

    /// Whether there can be a comment after text and one space, with no space after its `#`.
    package var mayHaveHashInText: Bool { comments & 1 != 0 }

    /// Whether there can be a curly quote.
    package var mayHaveCurlyQuotes: Bool { comments & 1 << 63 != 0 }

    /// The document's root node.
    public var root: Node { Node(self, at: 0) }
}
