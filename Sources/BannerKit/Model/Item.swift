extension Banner {
    /// One card of a banner.
    public struct Item: Hashable, Identifiable, Sendable {
        /// The item's name in scenarios, events and reports: unique, ASCII, 1 … 128 bytes.
        public var id: String
        /// The card's headline.
        public var title: String?
        /// The card's second line.
        public var subtitle: String?
        /// A note for the people who maintain the banner; never shown.
        public var description: String?
        /// Keywords for finding the item, with the same characters as ids.
        public var tags: [String]
        /// The card's picture: a path relative to the banner file, or an https URL.
        public var image: String?
        /// The text that a screen reader reads instead of the picture.
        public var alt: String?
        /// The card's colour.
        public var color: Color?
        /// The link that a tap on the card opens.
        public var link: String?
        /// The page's dwell instead of the timer's interval; a value that is not more than 0 is
        /// ignored.
        public var duration: Time?
        /// The number of turns in a pass, 1 … 1000: an item with a greater weight is shown more
        /// often.
        public var weight: Int
        /// The times at which it may be shown; `nil` for always.
        public var when: When?
        /// The author's own data, with names that begin with `x-`.
        public var data: [Data.Member]

        /// An item; only its id is required.
        public init(
            id: String, title: String? = nil, subtitle: String? = nil, description: String? = nil,
            tags: [String] = [],
            image: String? = nil, alt: String? = nil, color: Color? = nil, link: String? = nil,
            duration: Time? = nil,
            weight: Int = 1, when: When? = nil, data: [Data.Member] = []
        ) {
            self.id = id
            self.title = title
            self.subtitle = subtitle
            self.description = description
            self.tags = tags
            self.image = image
            self.alt = alt
            self.color = color
            self.link = link
            self.duration = duration
            self.weight = weight
            self.when = when
            self.data = data
        }
    }
}
