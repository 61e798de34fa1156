public import Diagnostics

/// One value of a YAML document: a scalar, a sequence or a mapping, with its range; an alias is seen through.
///
/// A node is a place in its document's arena: cheap to pass, nothing to release. Nothing is copied out of the document
/// until a string is asked for.
public struct Node: Sendable {
    let document: Document
    let index: Int

    /// What a node can be.
    public enum Kind: UInt8, Sendable {
        /// Text, a number, a boolean or null.
        case scalar
        /// A list.
        case sequence
        /// Keys with values.
        case mapping
    }
}
