/// One card of a banner.
public struct Item: Equatable, Sendable {
    /// The item's name in scenarios, events and reports: unique, ASCII, 1 … 128 bytes.
    public var id: String
    /// The card's headline.
    public var title: String?
    /// The card's second line.
    public var subtitle: String?
    /// A note for the people who maintain the banner; never shown.
    public var description: String?
    /// Keywords for finding the item; the same characters as ids.
    public var tags: [String] = []
    /// The card's picture: a path relative to the banner file, or an https URL.
    public var image: String?
    /// What a screen reader reads instead of the picture.
    public var alt: String?
    /// The card's colour.
    public var color: Color?
    /// What a tap on the card opens.
    public var link: String?
    /// The dwell of this page instead of the timer's interval, more than 0.
    public var duration: Time?

    /// An item with only an id.
    public init(id: String) {
        self.id = id
    }
}
