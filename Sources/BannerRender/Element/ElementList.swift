/// The markup of a banner on a web page: the element with a scrollable list of cards, which works
/// without scripts.
package struct ElementList {
    private let banner: Banner
    /// The indices of the items that are visible at first.
    private let shown: Set<Int>
    /// The banner as JSON, and the URL of the folder that `build` wrote, which ends with `/`.
    private let json, base: String

    /// The markup of a banner; `base` is the URL of its pictures, styles and script.
    package init(_ banner: Banner, showing shown: some Sequence<Int>, json: String, base: String?) {
        (self.banner, self.shown, self.json) = (banner, Set(shown), json)
        self.base = base.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    }

    /// A complete page with the element.
    package var page: String {
        Template("element-page.html").filled([
            "name": XMLText.content(banner.name), "element": lines(hasScripts: true),
        ])
    }

    /// A fragment for another page: one HTML block without empty lines, which Markdown requires.
    package func block(hasScripts: Bool) -> String {
        "<div>\n\(lines(hasScripts: hasScripts))</div>\n"
    }

    /// The style sheet, the element and its script.
    ///
    /// The JSON is inline, or at `src` if the page is in another folder or cannot have scripts.
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

    /// The banner's name as a URL component.
    private var address: String { banner.name.escaped(["%": "%25", "?": "%3f", "#": "%23"]) }

    /// Resolves an item's picture or link: relative paths are below `base`.
    private func placed(_ path: String) -> String {
        let isRelative =
            ElementList.scheme(of: path) == nil && !["/", "?", "#"].contains(path.prefix(1))
        return isRelative ? base + path : path
    }

    /// The card of an item; its size and position are in the style sheet.
    private func card(_ place: Int) -> String {
        let item = banner.items[place]
        var text = ""
        if let image = item.image {
            let (source, alt) = (
                XMLText.attribute(placed(image)), XMLText.attribute(item.alt ?? "")
            )
            text = "<img src=\(source) alt=\(alt) draggable=\"false\">"
        }
        let title = item.title ?? (item.image == nil ? item.id : nil)
        let words = [("strong", title), ("small", item.subtitle)].compactMap { tag, words in
            // Line breaks are escaped, because an empty line would end the Markdown block.
            words.map {
                "<\(tag) dir=\"auto\">\(XMLText.content($0).escaped(["\n": "&#10;"]))</\(tag)>"
            }
        }
        if !words.isEmpty { text += "<span>\(words.joined())</span>" }
        // A page follows only web, mail and telephone links and paths; other schemes belong to
        // apps.
        if let link = item.link,
            ["https", "http", "mailto", "tel", nil].contains(ElementList.scheme(of: link))
        {
            text = "<a href=\(XMLText.attribute(placed(link)))>\(text)</a>"
        }
        let hidden = shown.contains(place) ? "" : " hidden"
        return
            """
            <article class=\"banner-card\" \
            slot=\(XMLText.attribute(item.id))\(hidden)>\(text)</article>
            """
    }

    /// Whether `--base` accepts a URL: a web address or a path, without a query.
    package static func canBeBase(_ address: String) -> Bool {
        let isPlain = address.unicodeScalars.allSatisfy {
            $0.value > 0x20 && !"?#\\".unicodeScalars.contains($0)
        }
        return isPlain && !address.isEmpty && ["https", "http", nil].contains(scheme(of: address))
    }

    /// The lower-case scheme of a URL; `nil` for a path.
    private static func scheme(of link: String) -> String? {
        let scheme = link.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
        return scheme.endIndex < link.endIndex && link[scheme.endIndex] == ":"
            ? scheme.lowercased() : nil
    }
}

/// The files of the element's npm package.
package enum ElementParts {
    /// The names and contents of the files.
    package static var files: [(name: String, text: String)] {
        let package: JSON = [
            "name": "banner-kit", "version": .string(Release.version), "type": "module",
            "main": "banner-kit.js",
            "types": "banner-kit.d.ts", "sideEffects": ["./banner-kit.js"],
            "exports": [
                ".": ["types": "./banner-kit.d.ts", "default": "./banner-kit.js"], "./*": "./*",
            ],
        ]
        return [
            ("banner-kit.js", PageParts.elementScript + "\n"),
            ("banner-kit.d.ts", PageParts.elementTypes + "\n"),
            ("package.json", package.document() + "\n"),
        ]
    }
}
