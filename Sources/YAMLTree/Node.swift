public import Diagnostics

/// One value of a YAML document: a scalar, a sequence or a mapping, with its range; an alias is seen through.
///
/// A node is a place in its document's arena: cheap to pass, nothing to release. Nothing is copied out of the document
/// until a string is asked for.
public struct Node: Sendable {
    let document: Document
    /// Where the node stands: an alias's own record.
    let place: UInt32
    /// What stands there: the record of an alias's target, else the same.
    let content: UInt32

    init(_ document: Document, at place: UInt32) {
        self.document = document
        self.place = place
        let record = document.records[Int(place)]
        content = record.kind == .alias ? record.first : place
    }

    var record: Record { document.records[Int(content)] }

    /// What a node can be.
    public enum Kind: UInt8, Sendable {
        /// Text, a number, a boolean or null.
        case scalar
        /// A list.
        case sequence
        /// Keys with values.
        case mapping
    }

    /// What the node is.
    public var kind: Kind {
        switch record.kind {
        case .sequence: .sequence
        case .mapping: .mapping
        case .scalar, .alias: .scalar
        }
    }

    /// The node's place in the file, in code points, its anchor and tag included.
    ///
    /// A block collection ends with its last child and a block scalar with its last text, not with the blank lines and
    /// comments behind it. An alias has its own range; the nodes inside it have the anchor's.
    public var range: SourceRange {
        let own = document.records[Int(place)]
        return SourceRange(Int(own.start), Int(own.end))
    }

    /// Whether the node is an alias such as `*a`.
    public var isAlias: Bool { place != content }

    /// Whether the node stands in for something that could not be kept and has been reported, such as an alias of nothing.
    ///
    /// It is an empty plain scalar. Nothing more need be said about it.
    public var isBroken: Bool { record.isBroken }
}
