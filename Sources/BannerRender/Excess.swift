/// Why a drawing or a chart is refused before anything is written: it would be too large to be useful.
package struct Excess: Error, Equatable, Sendable {
    /// What there would be too many of, in the plural.
    package var what: String
    /// How many there would be.
    package var count: Int64
    /// Whether counting stopped early, so that there can be more.
    package var isAtLeast = false
    /// The limit.
    package var most: Int64
    /// What to change, as a command.
    package var help: String

    /// Too many of something.
    package init(what: String, count: Int64, isAtLeast: Bool = false, most: Int64, help: String) {
        (self.what, self.count, self.isAtLeast) = (what, count, isAtLeast)
        (self.most, self.help) = (most, help)
    }

    /// Refuses more than `most` of something, which is counted while it is made if there can be more.
    static func check(
        _ count: Int64, of what: @autoclosure () -> String, most: Int64, isAtLeast: Bool = true,
        help: String = "use a shorter `--for`, or draw still frames with `--every`"
    ) throws(Excess) {
        guard count > most else { return }
        throw Excess(what: what(), count: count, isAtLeast: isAtLeast, most: most, help: help)
    }

    /// The message: lower case, no full stop.
    package var message: String {
        "\(isAtLeast ? "at least " : "")\(count) \(what) are too many: the limit is \(most)"
    }
}
