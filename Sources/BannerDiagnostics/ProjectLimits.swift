/// A project's limits for its banners: the `limits` of a settings file; `nil` means no limit.
package struct ProjectLimits: Equatable {
    /// The limits for links.
    package var links = Addresses()
    /// The limits for pictures.
    package var images = Addresses()
    /// The allowed number of items.
    package var items = Span()
    /// The allowed dwell of a page, in microseconds.
    package var dwell = Span()
    /// The allowed number of characters in a title.
    package var titles = Span()
    /// The keys that every item must have.
    package var required: [String]?

    /// Limits that allow everything.
    package init() {}

    /// The limits for the targets of links or pictures.
    package struct Addresses: Equatable {
        /// The allowed hosts; `*.` before a name includes all its subdomains.
        package var hosts: [String]?
        /// The allowed schemes, for links.
        package var schemes: [String]?
        /// Whether relative links are allowed.
        package var relative: Bool?
        /// The maximum size of a picture's file in bytes.
        package var maxBytes: Int?

        package init() {}

        fileprivate mutating func add(_ others: Addresses) {
            hosts = others.hosts ?? hosts
            schemes = others.schemes ?? schemes
            relative = others.relative ?? relative
            maxBytes = others.maxBytes ?? maxBytes
        }
    }

    /// The bounds of a number.
    package struct Span: Equatable {
        package var min: Int64?
        package var max: Int64?

        package init() {}

        /// Whether a number is within the bounds.
        package func contains(_ number: Int64) -> Bool {
            number >= min ?? .min && number <= max ?? .max
        }

        /// The bounds as text, such as "at least 2 and at most 5".
        package func words(_ text: (Int64) -> String) -> String {
            let bounds = [min.map { "at least \(text($0))" }, max.map { "at most \(text($0))" }]
            return bounds.compactMap(\.self).joined(separator: " and ")
        }

        fileprivate mutating func add(_ others: Span) {
            (min, max) = (others.min ?? min, others.max ?? max)
        }
    }

    /// Replaces the limits that `others` states.
    package mutating func add(_ others: ProjectLimits) {
        links.add(others.links)
        images.add(others.images)
        items.add(others.items)
        dwell.add(others.dwell)
        titles.add(others.titles)
        required = others.required ?? required
    }
}
