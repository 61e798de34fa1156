/// How much a file may ask of us; every limit has a rule that names it.
public struct Limits: Sendable {
    /// The file's size in bytes.
    public var maxBytes = 1 << 20
    /// How many sequences and mappings may stand inside one another.
    public var maxDepth = 64
    /// How many nodes a document may have, an alias's counted as often as it is followed.
    public var maxNodes = 200_000
    /// How many aliases a document may have.
    public var maxAliases = 100
    /// A scalar's size in bytes, once its escapes are read.
    public var maxScalarBytes = 64 << 10
    /// How many blanks and line breaks may follow one another.
    public var maxBlankRun = 4_096
    /// How many lines may begin with `%`.
    public var maxDirectives = 16

    /// The limits of the banner language.
    public init() {}
}
