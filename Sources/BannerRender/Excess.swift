/// Why a drawing or a chart is refused before anything is written: it would be too large to be useful.
public struct Excess: Error, Equatable, Sendable {
    /// What there would be too many of, in the plural.
    public var what: String
    /// How many there would be.
    public var count: Int64
    /// Whether counting stopped early, so that there can be more.
    public var isAtLeast = false
    /// The limit.
    public var most: Int64
    /// What to change, as a command.
    public var help: String

    /// Too many of something.
    public init(what: String, count: Int64, isAtLeast: Bool = false, most: Int64, help: String) {
        self.what = what
        self.count = count
        self.isAtLeast = isAtLeast
        self.most = most
        self.help = help
    }

    /// The message: lower case, no full stop.
    public var message: String {
        "\(isAtLeast ? "at least " : "")\(count) \(what) are too many: the limit is \(most)"
    }
}
