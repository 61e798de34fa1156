/// One value of a YAML document: a scalar, a sequence or a mapping, with its range; an alias is replaced by its target.
///
/// A node is a position in its document's arena: cheap to copy, nothing to release. Nothing is copied out of the
/// document until a string is requested.
public struct Node: Sendable {
    let document: Document
    /// The node's position: an alias's own record.
    private(set) var place: UInt32
    /// The record at that position, or the target of an alias.
    @usableFromInline
    private(set) var look: Look

    init(_ document: Document, at place: UInt32) {
        self.document = document
        self.place = place
        look = document.look(at: place)
    }

    /// Becomes the node at another place: the document has one owner more for each copy of a node, and none for this.
    @inline(__always)
    mutating func move(to place: UInt32, _ look: Look) {
        self.place = place
        self.look = look
    }

    /// What is known about a node without its document.
    @usableFromInline
    struct Look: Sendable, BitwiseCopyable {
        /// The record of an alias's target, or otherwise the node's own.
        let content: UInt32
        @usableFromInline
        let kind: Kind
        @usableFromInline
        let style: Style
        @usableFromInline
        let tag: Tag
        @usableFromInline
        let isBroken: Bool
    }

    /// The type of the node.
    @inlinable
    public var kind: Kind { look.kind }

    /// How a scalar is written; `plain` for collections.
    @inlinable
    public var style: Style { look.style }

    /// The tag before the node.
    @inlinable
    public var tag: Tag { look.tag }

    /// Whether the node replaces something invalid that has been reported, such as an alias without an anchor.
    ///
    /// It is an empty plain scalar. It needs no further report.
    @inlinable
    public var isBroken: Bool { look.isBroken }

    var record: Record { document.records[Int(look.content)] }

    /// The type of a node.
    public enum Kind: UInt8, BitwiseCopyable, Sendable {
        /// Text, a number, a boolean or null.
        case scalar
        /// A list.
        case sequence
        /// Keys with values.
        case mapping
    }

    /// The node's range in the file, in code points, including its anchor and tag.
    ///
    /// A block collection ends with its last child and a block scalar with its last text, not with the empty lines and
    /// comments after it. An alias has its own range; the nodes inside it have the range of the anchor's nodes.
    public var range: BannerSource.Range {
        let own = document.records[Int(place)]
        return SourceRange(Int(own.start), Int(own.end))
    }

    /// Whether the node is an alias such as `*a`.
    public var isAlias: Bool { place != look.content }
}

extension Document {
    /// The type of a record.
    @inline(__always)
    func look(at place: UInt32) -> Node.Look {
        var content = place
        var record = records[Int(place)]
        if record.kind == .alias {
            content = record.first
            record = records[Int(content)]
        }
        // The same types in the same order; an alias never has an alias as its target.
        return Node.Look(
            content: content, kind: Node.Kind(rawValue: record.kind.rawValue) ?? .scalar, style: record.style,
            tag: record.tag, isBroken: record.isBroken)
    }
}
