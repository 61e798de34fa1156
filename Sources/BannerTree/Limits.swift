/// The limits on a file; each one has its own rule.
public struct Limits: Sendable {
    /// The maximum size of the file in bytes.
    public var maxBytes = 1 << 20
    /// The maximum nesting depth of sequences and mappings.
    public var maxDepth = 64
    /// The maximum number of nodes; those of an alias count each time.
    public var maxNodes = 200_000
    /// The maximum number of aliases.
    public var maxAliases = 100
    /// The maximum size of a scalar in bytes, after its escapes are decoded.
    public var maxScalarBytes = 64 << 10
    /// The maximum number of consecutive spaces and line breaks.
    public var maxBlankRun = 4_096
    /// The maximum number of lines that begin with `%`.
    public var maxDirectives = 16

    /// The limits of the banner language.
    public init() {}
}
