/// What a finding is about, for whoever looks for remedies: the values that were expected, and the node that is something else.
package struct Cause: Sendable {
    /// The number of the finding in the report's `keptFindings`.
    package let finding: Int
    /// The value, the key, or the mapping that lacks a key.
    package let node: Node
    /// What was expected.
    package let kind: Kind

    /// What was expected.
    package enum Kind: Sendable {
        /// A value of this type.
        case value(Schema)
        /// A key of this record: the node is another one, with its value the mapping that they are in, and the nearest one.
        case key(value: Node, mapping: Node, RecordSchema, nearest: RecordSchema.Nearest?)
        /// A key that the mapping must have.
        case missing(KeySchema, RecordSchema)
    }
}
