extension BannerReport {
    /// A sentence for people: what is wrong, what a remedy does, or why there is none.
    ///
    /// Code cannot look into it: what has to be known about a finding is in its rule, its path, its range and its remedies. Only what
    /// shows a finding asks for its `description`.
    ///
    ///     let help = finding.help?.description ?? ""
    public struct Words: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
        /// The text: plain, in lower case, without a full stop; what an author wrote is in backticks, unchanged.
        public let description: String

        /// The words of a text.
        package init(_ text: String) { description = text }

        /// The words of a literal.
        public init(stringLiteral text: String) { description = text }

        /// Some words one after another: `write "a", or write "b"`.
        package init(_ parts: [Words], joinedBy separator: String) {
            description = parts.map(\.description).joined(separator: separator)
        }
    }
}
