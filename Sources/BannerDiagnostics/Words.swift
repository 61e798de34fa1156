extension BannerReport {
    /// A text for people: a finding's message, a remedy's title, or an explanation.
    ///
    /// Code must not depend on it: use a finding's rule, path, range and remedies. Only code that
    /// shows a finding needs the `description`.
    ///
    /// ```swift
    /// for finding in banner.findings() { print(finding.help?.description ?? "") }
    /// ```
    public struct Words: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
        /// The text: plain, in lower case, without a full stop; an author's own text is in
        /// backticks, unchanged.
        public let description: String

        /// The words of a text.
        package init(_ text: String) { description = text }

        /// The words of a literal.
        public init(stringLiteral text: String) { description = text }

        /// Several words joined by a separator, such as `write "a", or write "b"`.
        package init(_ parts: [Words], joinedBy separator: String) {
            description = parts.map(\.description).joined(separator: separator)
        }
    }
}
