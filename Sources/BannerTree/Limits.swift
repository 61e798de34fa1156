/// The limits on a file; every limit has a rule that names it.
public struct Limits: Sendable {
    /// The file's size in bytes.
    public var maxBytes = 1 << 20
    /// How deeply sequences and mappings can be nested.
    public var maxDepth = 64
    /// How many nodes a document can have; those of an alias are counted each time.
    public var maxNodes = 200_000
    /// How many aliases a document can have.
    public var maxAliases = 100
    /// A scalar's size in bytes, after its escapes are decoded.
    public var maxScalarBytes = 64 << 10
    /// How many spaces and line breaks can follow one another.
    public var maxBlankRun = 4_096
    /// How many lines can begin with `%`.
    public var maxDirectives = 16

    /// The limits of the banner language.
    public init() {}
}
