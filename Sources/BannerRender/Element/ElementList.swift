/// A banner on a web page as it is without script: the element with a card for each item, which scrolls.
package struct ElementList: Sendable {
    private let banner: Banner
    /// The items that are on at first, by their places in the file.
    private let shown: Set<Int>
    /// What is inside the element besides the cards: the banner as JSON.
    private let json: String

    /// The list of a banner.
    package init(_ banner: Banner, showing shown: some Sequence<Int>, json: String) {
        (self.banner, self.shown, self.json) = (banner, Set(shown), json)
    }

    /// A page with the element, its styles and its script.
    package var page: String {
        Template("element-page.html").filled(["name": XMLText.content(banner.name), "element": snippet])
    }

    /// The lines of the page that another page takes.
    package var snippet: String {
        Template("element.html").filled([
            "style": XMLText.attribute("./\(address).css"), "name": XMLText.attribute(banner.name),
            "cards": banner.items.indices.map { "\(card($0))\n" }.joined(),
            "json": json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c"),
        ])
    }

    /// The banner's name as a part of an address.
    private var address: String {
        banner.name.unicodeScalars.map {
            "%?#".unicodeScalars.contains($0) ? "%" + $0.value.hexadecimal(2) : String($0)
        }
        .joined()
    }

    /// The card of an item, without its size and place.
    private func card(_ place: Int) -> String {
        let item = banner.items[place]
        var text = ""
        if let image = item.image {
            text = "<img src=\(XMLText.attribute(image)) alt=\(XMLText.attribute(item.alt ?? "")) draggable=\"false\">"
        }
        let title = item.title ?? (item.image == nil ? item.id : nil)
        if title != nil || item.subtitle != nil {
            let words = [("strong", title), ("small", item.subtitle)].map { tag, words in
                words.map { "<\(tag) dir=\"auto\">\(XMLText.content($0))</\(tag)>" } ?? ""
            }
            text += "<span>\(words.joined())</span>"
        }
        if let link = item.link, ElementList.leads(link) { text = "<a href=\(XMLText.attribute(link))>\(text)</a>" }
        let hidden = shown.contains(place) ? "" : " hidden"
        return "<article class=\"banner-card\" slot=\(XMLText.attribute(item.id))\(hidden)>\(text)</article>"
    }

    /// Whether a link is one that a page follows: of the web, or of its own site; others belong to apps.
    private static func leads(_ link: String) -> Bool {
        let scheme = link.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
        let isOwn = scheme.endIndex == link.endIndex || link[scheme.endIndex] != ":"
        return isOwn || ["https", "http", "mailto", "tel"].contains(scheme.lowercased())
    }
}
