/// What a project allows in its banners: the `limits` of a settings file; what is `nil` is not limited.
package struct ProjectLimits: Equatable, Sendable {
    /// Which links items can have.
    package var links = Addresses()
    /// Which pictures items can have.
    package var images = Addresses()
    /// How many items there can be.
    package var items = Span()
    /// How long a page can be current, in microseconds.
    package var dwell = Span()
    /// How many characters a title can have.
    package var titles = Span()
    /// The keys that every item must have.
    package var required: [String]?

    /// No limits.
    package init() {}

    /// Where links and pictures can lead.
    package struct Addresses: Equatable, Sendable {
        /// The servers; `*.` before a name stands for all below it.
        package var hosts: [String]?
        /// The schemes, of links.
        package var schemes: [String]?
        /// Whether links of one's own site are allowed.
        package var relative: Bool?
        /// The most bytes of a picture's file.
        package var maxBytes: Int?

        package init() {}

        fileprivate mutating func add(_ others: Addresses) {
            hosts = others.hosts ?? hosts
            schemes = others.schemes ?? schemes
            relative = others.relative ?? relative
            maxBytes = others.maxBytes ?? maxBytes
        }
    }

    /// A smallest and a largest number.
    package struct Span: Equatable, Sendable {
        package var min: Int64?
        package var max: Int64?

        package init() {}

        /// Whether a number is allowed.
        package func contains(_ number: Int64) -> Bool { number >= min ?? .min && number <= max ?? .max }

        /// The bounds, as in "at least 2 and at most 5".
        package func words(_ text: (Int64) -> String) -> String {
            [min.map { "at least \(text($0))" }, max.map { "at most \(text($0))" }].compactMap(\.self)
                .joined(separator: " and ")
        }

        fileprivate mutating func add(_ others: Span) { (min, max) = (others.min ?? min, others.max ?? max) }
    }

    /// Takes other limits in place of these where they say something.
    package mutating func add(_ others: ProjectLimits) {
        links.add(others.links)
        images.add(others.images)
        items.add(others.items)
        dwell.add(others.dwell)
        titles.add(others.titles)
        required = others.required ?? required
    }
}
