/// A node of a YAML document: a scalar, a sequence or a mapping, with its range; an alias stands
/// for its target.
///
/// A node is an index into its document's arena, so it is cheap to copy. Text is copied out of the
/// document only on request.
public struct Node: Sendable {
    let document: Document
    /// The index of the node's record; for an alias its own record.
    private(set) var place: UInt32
    /// The properties of that record, or of the target of an alias.
    @usableFromInline
    private(set) var look: Look

    init(_ document: Document, at place: UInt32) {
        self.document = document
        self.place = place
        look = document.look(at: place)
    }

    /// Moves to another record: this avoids the reference counting of a new node.
    @inline(__always)
    mutating func move(to place: UInt32, _ look: Look) {
        self.place = place
        self.look = look
    }

    /// The properties of a node that need no access to its document.
    @usableFromInline
    struct Look: Sendable, BitwiseCopyable {
        /// The index of the alias's target, or of the node's own record.
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

    /// The kind of the node.
    @inlinable
    public var kind: Kind { look.kind }

    /// The style of a scalar; `plain` for collections.
    @inlinable
    public var style: Style { look.style }

    /// The tag of the node.
    @inlinable
    public var tag: Tag { look.tag }

    /// Whether the node replaces something invalid that has been reported, such as an alias without
    /// an anchor.
    ///
    /// It is an empty plain scalar, and needs no further report.
    @inlinable
    public var isBroken: Bool { look.isBroken }

    var record: Record { document.records[Int(look.content)] }

    /// The kind of a node.
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
    /// A block collection ends with its last child, and a block scalar with its last text, without
    /// the empty lines and comments after it. An alias has its own range; the nodes inside it have
    /// the ranges of the anchor's nodes.
    public var range: BannerSource.Range {
        let own = document.records[Int(place)]
        return SourceRange(Int(own.start), Int(own.end))
    }

    /// Whether the node is an alias such as `*a`.
    public var isAlias: Bool { place != look.content }
}

extension Document {
    /// The properties of a record.
    @inline(__always)
    func look(at place: UInt32) -> Node.Look {
        var content = place
        var record = records[Int(place)]
        if record.kind == .alias {
            content = record.first
            record = records[Int(content)]
        }
        // Both enums have the same cases in the same order; the target of an alias is never an
        // alias.
        return Node.Look(
            content: content, kind: Node.Kind(rawValue: record.kind.rawValue) ?? .scalar, style: record.style,
            tag: record.tag, isBroken: record.isBroken)
    }
}
