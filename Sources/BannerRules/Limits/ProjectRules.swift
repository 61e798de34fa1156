/// The rules for a project's own limits, which apply only if its settings state them.
extension Rule {
    package static let linkHost = limit(
        "BK7001", "link-host", "a link to a server that the project does not allow",
        """
        `limits: { links: { hosts: [example.com, \"*.example.com\"] } }` names the servers that \
        links can lead to.
        """
    )
    package static let linkScheme = limit(
        "BK7002", "link-scheme", "a link with a scheme that the project does not allow",
        "`limits: { links: { schemes: [https, tel] } }` names what links can begin with.")
    package static let relativeLink = limit(
        "BK7003", "relative-link", "a link without a server, which the project does not allow",
        """
        `limits: { links: { relative: false } }` requires full addresses: an app, or a page of \
        another site, would look for `/sale` elsewhere.
        """)
    package static let imageHost = limit(
        "BK7004", "image-host", "a picture from a server that the project does not allow",
        """
        `limits: { images: { hosts: [cdn.example.com] } }` names the servers that pictures can \
        come from; an empty list allows files only.
        """)
    package static let imageTooLarge = limit(
        "BK7005", "image-too-large", "a picture whose file is larger than the project allows",
        """
        `limits: { images: { maxBytes: 200000 } }` limits the size of a picture's file. Pictures \
        from the web are not checked.
        """)
    package static let itemCount = limit(
        "BK7006", "item-count", "more or fewer items than the project allows",
        "`limits: { items: { min: 2, max: 8 } }` says how many items a banner has.")
    package static let dwellLimit = limit(
        "BK7007", "dwell-limit",
        "a page that is current for longer or shorter than the project allows",
        """
        `limits: { dwell: { min: 3s, max: 10s } }` is about the timer's `interval` and the items' \
        `duration`.
        """
    )
    package static let titleTooLong = limit(
        "BK7008", "title-too-long", "a title with more characters than the project allows",
        "`limits: { titles: { max: 40 } }` counts code points.")
    package static let requiredKey = limit(
        "BK7009", "required-key", "an item without a key that the project requires",
        """
        `limits: { required: [alt, link, x-campaign] }` names keys that every item must have, also \
        own data. To check the values of own data, validate the output of `bannerkit resolve` with \
        a JSON Schema.
        """)

    /// The rules about a project's limits, in order of id.
    package static let limits: [Rule] = [
        linkHost, linkScheme, relativeLink, imageHost, imageTooLarge, itemCount, dwellLimit,
        titleTooLong, requiredKey,
    ]

    private static func limit(_ id: String, _ slug: String, _ summary: String, _ text: String)
        -> Rule
    {
        Rule(id, slug, .error, summary, "A project's own limit, in `.bannerkit.yaml`: " + text)
    }
}
