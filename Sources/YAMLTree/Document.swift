public import Diagnostics

/// A parsed YAML document: all nodes in one flat arena, all scalar text in one buffer.
public final class Document: Sendable {
    /// The file that was read.
    public let file: SourceFile
    let records: GrowingBuffer<Record>
    let text: [UInt8]

    init(file: SourceFile, records: consuming GrowingBuffer<Record>, text: [UInt8]) {
        self.file = file
        self.records = records
        self.text = text
    }

    /// The document's one outermost node.
    public var root: Node { Node(self, at: 0) }
}
