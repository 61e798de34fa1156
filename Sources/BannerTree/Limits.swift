/// The limits on a file; every limit has a rule that names it.
package struct Limits: Sendable {
    /// The file's size in bytes.
    package var maxBytes = 1 << 20
    /// How deeply sequences and mappings can be nested.
    package var maxDepth = 64
    /// How many nodes a document can have; those of an alias are counted each time.
    package var maxNodes = 200_000
    /// How many aliases a document can have.
    package var maxAliases = 100
    /// A scalar's size in bytes, after its escapes are decoded.
    package var maxScalarBytes = 64 << 10
    /// How many spaces and line breaks can follow one another.
    package var maxBlankRun = 4_096
    /// How many lines can begin with `%`.
    package var maxDirectives = 16

    /// The limits of the banner language.
    package init() {}
}
