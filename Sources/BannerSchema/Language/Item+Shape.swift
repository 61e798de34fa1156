import BannerModel

extension Item {
    /// A card, or only its id.
    static let shape = Shape.record(
        RecordSchema(name: "item", title: "Item", phrase: "an item", summary: "One card of a banner."),
        Item(id: "")
    ) {
        Field("id", { $1(&$0.id) }, .identifier, "The item's name in scenarios and events; unique.")
            .required().insteadOf("name", "key")
        Field(optional: "title", { $1(&$0.title) }, .text, "The card's headline.")
            .insteadOf("text", "headline", "caption", "label")
        Field(optional: "subtitle", { $1(&$0.subtitle) }, .text, "The card's second line.").example("Today only")
        Field(
            optional: "description", { $1(&$0.description) }, .text,
            "A note for those who maintain the banner; never shown."
        ).example("Runs until the end of August.")
        Field("tags", { $1(&$0.tags) }, .list(of: .tag, count: 0...Int.max), "Keywords for finding the item.")
            .defaulting(to: "none")
        Field(
            optional: "image", { $1(&$0.image) }, .image,
            "The card's picture: a path relative to this file, or an `https` address."
        ).insteadOf("src", "img", "picture", "imageUrl", "imageURL", "photo")
        Field(optional: "alt", { $1(&$0.alt) }, .text, "What a screen reader reads instead of the picture.")
            .example("A beach in the evening").insteadOf("accessibilityLabel", "altText")
        Field(optional: "color", { $1(&$0.color) }, .color, "The card's colour.")
            .insteadOf("colour", "background", "backgroundColor")
        Field(optional: "link", { $1(&$0.link) }, .link, "What a tap on the card opens.")
            .insteadOf("url", "href", "target")
        Field(
            optional: "duration", { $1(&$0.duration) }, .positiveDuration,
            "How long this page is current, instead of the timer's `interval`."
        ).defaulting(to: "the timer's `interval`").example("4s").insteadOf("interval", "time", "dwell", "delay")
    }.or(.identifier) { Item(id: $0) }
}
