/// An error for output that would be too large to be useful, thrown before anything is written.
package struct SizeLimitError: Error, Equatable {
    /// The counted things, in the plural.
    package var what: String
    /// The count.
    package var count: Int64
    /// Whether counting stopped early, so that the count is a lower bound.
    package var isAtLeast: Bool
    /// The limit.
    package var most: Int64
    /// The suggested change, as a command-line option.
    package var help: String

    /// Throws if the count exceeds the limit.
    package static func check(
        _ count: Int64, of what: @autoclosure () -> String, most: Int64, isAtLeast: Bool = true,
        help: String = "use a shorter `--for`, or draw still frames with `--every`"
    ) throws(SizeLimitError) {
        guard count > most else { return }
        throw SizeLimitError(
            what: what(), count: count, isAtLeast: isAtLeast, most: most, help: help)
    }

    /// The message, in lower case without a full stop.
    package var message: String {
        "\(isAtLeast ? "at least " : "")\(count) \(what) are too many: the limit is \(most)"
    }
}
