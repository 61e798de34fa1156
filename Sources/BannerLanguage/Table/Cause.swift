/// The cause of a finding, from which remedies are derived: the expected value, and the actual
/// node.
package struct Cause: Sendable {
    /// The index of the finding in the report's `keptFindings`.
    package let finding: Int
    /// The value, the key, or the mapping without a required key.
    package let node: Node
    /// The expected value or key.
    package let kind: Kind

    /// An expected value or key.
    package enum Kind: Sendable {
        /// A value of this type.
        case value(Schema)
        /// A key of this record, in place of the unknown key `node`; with the key's value and
        /// mapping, and the nearest known key.
        case key(value: Node, mapping: Node, RecordSchema, nearest: RecordSchema.Nearest?)
        /// A required key that the mapping lacks.
        case missing(KeySchema, RecordSchema)
    }
}
