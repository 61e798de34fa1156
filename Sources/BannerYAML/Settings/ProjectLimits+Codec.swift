import BannerLanguage

extension ProjectLimits {
    private static let words = ValueCodec<[String]>.oneOrMore(of: .text, count: 0...1_000)

    /// The shape of `limits`.
    static let codec = RecordReader(
        "limits", "The project's limits for its banners.", ProjectLimits()
    ) {
        Field("links", \.links, linkCodec, "Where items' links can lead.").defaulting(
            to: "anywhere")
        Field("images", \.images, imageCodec, "Which pictures items can have.").defaulting(
            to: "any")
        Field(
            "items", \.items,
            .span("itemLimits", ValueCodec<Int>.wholeNumber(.itemCount).map { Int64($0) }),
            "How many items a banner has."
        )
        .defaulting(to: "any number")
        Field(
            "dwell", \.dwell,
            .span("dwellLimits", ValueCodec<Time>.duration.map { $0.microseconds }),
            "How long a page is current: the timer's `interval`, and the items' `duration`."
        ).defaulting(to: "any time")
        Field(
            "titles", \.titles,
            .span("titleLimits", ValueCodec<Int>.wholeNumber(.changes).map { Int64($0) }),
            "How many characters a title has."
        )
        .defaulting(to: "any number")
        Field(
            optional: "required", \.required, .list(of: .itemKey, count: 0...100),
            "Keys that every item must have: those of an item, or own data."
        ).defaulting(to: "none").example(["alt", "link"])
    }.codec

    private static let linkCodec = RecordReader(
        "linkLimits", phrase: "`links`", "Where links can lead.", Addresses()
    ) {
        hosts
        Field(optional: "schemes", \.schemes, words, "What links can begin with.")
            .defaulting(to: "every allowed scheme").example(["https", "tel"])
        Field(
            optional: "relative", \.relative, .boolean,
            "Whether relative links, such as `/sale`, are allowed."
        )
        .defaulting(to: "`true`").example(false)
    }.codec

    private static let imageCodec = RecordReader(
        "imageLimits", phrase: "`images`", "Which pictures there can be.", Addresses()
    ) {
        hosts
        Field(
            optional: "maxBytes", \.maxBytes, .wholeNumber(.changes),
            "The most bytes of a picture's file."
        )
        .defaulting(to: "any size").example(200_000)
    }.codec

    private static var hosts: Field<Addresses> {
        Field(
            optional: "hosts", \.hosts, words,
            "The servers; `*.example.com` stands for all subdomains."
        )
        .defaulting(to: "any").example(["example.com"])
    }
}

extension ValueCodec<ProjectLimits.Span> {
    /// The shape of a minimum and a maximum.
    fileprivate static func span(_ name: String, _ bound: ValueCodec<Int64>) -> ValueCodec {
        RecordReader(
            name, phrase: "limits", "A smallest and a largest value.", ProjectLimits.Span()
        ) {
            Field(optional: "min", \.min, bound, "The smallest.").defaulting(to: "none")
            Field(optional: "max", \.max, bound, "The largest.").defaulting(to: "none")
        }.codec
    }
}
