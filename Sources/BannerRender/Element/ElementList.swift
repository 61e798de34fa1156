/// A banner on a web page as it is without script: the element with a card for each item, which scrolls.
package struct ElementList: Sendable {
    private let banner: Banner
    /// The items that are on at first, by their places in the file.
    private let shown: Set<Int>
    /// The banner as JSON, and the address of the folder that `build` wrote, which ends with a `/`.
    private let json, base: String

    /// The list of a banner whose pictures, styles and script are at an address.
    package init(_ banner: Banner, showing shown: some Sequence<Int>, json: String, base: String?) {
        (self.banner, self.shown, self.json) = (banner, Set(shown), json)
        self.base = base.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    }

    /// A page with the element, its styles and its script.
    package var page: String {
        Template("element-page.html").filled(["name": XMLText.content(banner.name), "element": lines(hasScripts: true)])
    }

    /// What another page takes: one block of HTML without an empty line, as Markdown wants it.
    package func block(hasScripts: Bool) -> String { "<div>\n\(lines(hasScripts: hasScripts))</div>\n" }

    /// The styles, the element and its script.
    ///
    /// The JSON is in it, or at `src` where the page is at another place than the folder or can have no script.
    private func lines(hasScripts: Bool) -> String {
        let file = (base.isEmpty ? "./" : base) + address
        let isInside = hasScripts && base.isEmpty
        let data = json.escaped(["<": "\\u003c"])
        let script = XMLText.attribute((base.isEmpty ? "./" : base) + "banner-kit.js")
        return Template("element.html").filled([
            "style": XMLText.attribute(file + ".css"), "name": XMLText.attribute(banner.name),
            "src": isInside ? "" : " src=" + XMLText.attribute(file + ".banner.json"),
            "cards": banner.items.indices.map { "\(card($0))\n" }.joined(),
            "json": isInside ? "<script type=\"application/json\">\(data)</script>\n" : "",
            "script": hasScripts ? "<script type=\"module\" src=\(script)></script>\n" : "",
        ])
    }

    /// The banner's name as a part of an address.
    private var address: String { banner.name.escaped(["%": "%25", "?": "%3f", "#": "%23"]) }

    /// An item's picture or link as the page asks for it: a relative path is one in the folder.
    private func placed(_ path: String) -> String {
        let isRelative = ElementList.scheme(of: path) == nil && !["/", "?", "#"].contains(path.prefix(1))
        return isRelative ? base + path : path
    }

    /// The card of an item, without its size and place.
    private func card(_ place: Int) -> String {
        let item = banner.items[place]
        var text = ""
        if let image = item.image {
            let (source, alt) = (XMLText.attribute(placed(image)), XMLText.attribute(item.alt ?? ""))
            text = "<img src=\(source) alt=\(alt) draggable=\"false\">"
        }
        let title = item.title ?? (item.image == nil ? item.id : nil)
        let words = [("strong", title), ("small", item.subtitle)].compactMap { tag, words in
            // On one line: an empty one would end the block.
            words.map { "<\(tag) dir=\"auto\">\(XMLText.content($0).escaped(["\n": "&#10;"]))</\(tag)>" }
        }
        if !words.isEmpty { text += "<span>\(words.joined())</span>" }
        // Links that a page follows are of the web, or of its own site; others belong to apps.
        if let link = item.link, ["https", "http", "mailto", "tel", nil].contains(ElementList.scheme(of: link)) {
            text = "<a href=\(XMLText.attribute(placed(link)))>\(text)</a>"
        }
        let hidden = shown.contains(place) ? "" : " hidden"
        return "<article class=\"banner-card\" slot=\(XMLText.attribute(item.id))\(hidden)>\(text)</article>"
    }

    /// Whether a page can find a folder at an address: one of the web, or a path.
    package static func canBeBase(_ address: String) -> Bool {
        let isPlain = address.unicodeScalars.allSatisfy { $0.value > 0x20 && !"?#\\".unicodeScalars.contains($0) }
        return isPlain && !address.isEmpty && ["https", "http", nil].contains(scheme(of: address))
    }

    /// The scheme of an address, in lower case; `nil` for a path.
    private static func scheme(of link: String) -> String? {
        let scheme = link.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
        return scheme.endIndex < link.endIndex && link[scheme.endIndex] == ":" ? scheme.lowercased() : nil
    }
}
