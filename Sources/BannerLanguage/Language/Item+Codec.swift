import BannerKit
import BannerRules

extension Banner.Item {
    /// The shape of an item: a mapping, or its id alone.
    static let codec = RecordReader(
        "item", phrase: "an item", "One card of a banner.",
        own: .init(members: { $0.data }, add: { $0.data.append($1) }),
        Banner.Item(id: "")
    ) {
        Field("id", \.id, .identifier, "The item's name in scenarios and events; unique.")
            .required()
        Field(optional: "title", \.title, .text, "The card's headline.")
        Field(optional: "subtitle", \.subtitle, .text, "The card's second line.").example(
            "Today only")
        Field(
            optional: "description", \.description, .text,
            "A note for those who maintain the banner; never shown."
        ).example("Runs until the end of August.")
        Field("tags", \.tags, .list(of: .tag, count: 0...Int.max), "Keywords for finding the item.")
            .defaulting(to: "none")
        Field(
            optional: "image", \.image, .image,
            """
            The card's picture: a path relative to this file or, with a `/` first, to the site's \
            root, or an `https` address.
            """
        )
        Field(optional: "alt", \.alt, .text, "What a screen reader reads instead of the picture.")
            .example("A beach in the evening")
        Field(optional: "color", \.color, .color, "The card's colour.")
        Field(optional: "link", \.link, .link, "What a tap on the card opens.")
        Field(
            optional: "duration", \.duration, .positiveDuration,
            "How long this page is current, instead of the timer's `interval`."
        ).defaulting(to: "the timer's `interval`").example("4s")
        Field(
            "weight", \.weight, .wholeNumber(.weight),
            """
            How many turns the item has in a pass: with different weights some items come more \
            often than others.
            """
        ).example(3).explained(in: "Rotation")
        Field(
            optional: "when", \.when, Banner.When.codec,
            """
            When it may be shown: an occasion, a list of them, or `otherwise`: only while nothing \
            else is available.
            """
        ).defaulting(to: "always").example(["from": "2026-11-27", "until": "2026-11-29"]).explained(
            in: "When")
    }.or(\.id, .identifier).codec

    /// The keys of an item.
    fileprivate static var keys: [String] { codec.schema.mapping?.keys.map(\.key) ?? [] }
}

extension ValueCodec where Value == String {
    /// The shape of a text that names a key of an item.
    package static let itemKey = ValueCodec<String>.text(
        TextForm(
            phrase: "a key of an item",
            pattern: "^(x-.+|" + Banner.Item.keys.joined(separator: "|") + ")$",
            patternMessage: "Write a key of an item, or one that begins with x-.", example: "alt"),
        isPlainly: { _ in false },
        fault: { bytes in
            let text = bytes.shown
            guard !text.hasPrefix("x-"), !Banner.Item.keys.contains(text) else { return nil }
            return TextFault(
                .unknownWord, "`\(text)` is not a key of an item",
                explanation:
                    """
                    write one of \(Banner.Item.keys.map { "`\($0)`" }.joined(separator: ", ")), or \
                    one that begins with `x-`
                    """
            )
        })
}
