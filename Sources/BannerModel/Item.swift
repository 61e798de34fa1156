/// One card of a banner.
public struct Item: Equatable, Sendable {
    /// The item's name in scenarios, events and reports: unique, ASCII, 1 … 128 bytes.
    public var id: String
    /// The card's headline.
    public var title: String?
    /// The card's second line.
    public var subtitle: String?
    /// A remark for those who maintain the banner; never shown.
    public var description: String?
    /// Words to find the item by; the same characters as ids.
    public var tags: [String] = []
    /// The card's picture: a path relative to the spec, or an https URL.
    public var image: String?
    /// What a screen reader says instead of the picture.
    public var alt: String?
    /// The card's own colour.
    public var color: Color?
    /// Where a tap on the card leads.
    public var link: String?
    /// This page's own dwell instead of the timer's interval, more than 0.
    public var duration: Time?

    /// An item with nothing but an id.
    public init(id: String) {
        self.id = id
    }
}
