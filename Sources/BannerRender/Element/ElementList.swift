/// The markup of a banner on a web page: the element with a scrollable list of cards, which works
/// without scripts.
package struct ElementList {
    private let banner: Banner
    /// The indices of the items that are visible at first.
    private let shown: Set<Int>
    /// The index of the first card on screen, whose picture is fetched at once.
    private let first: Int?
    /// The banner as JSON, and the URL of the folder that `build` wrote, which ends with `/`.
    private let json, base: String
    /// The sizes of the items' pictures in pixels.
    private let sizes: [Int: PictureSize]
    /// The language of the page, as a BCP 47 tag.
    private let language: String?

    /// The markup of a banner; `base` is the URL of its pictures, styles and script.
    package init(
        _ banner: Banner, showing shown: [Int], json: String, base: String?,
        sizes: [Int: PictureSize], language: String?
    ) {
        self.banner = banner
        self.shown = Set(shown)
        self.json = json
        self.base = base.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
        self.sizes = sizes
        self.language = language
        let start = banner.paging.startPage
        first = shown.contains(start) ? start : shown.first
    }

    /// A complete page with the element.
    package var page: String {
        // Below the style sheet, because unstyled it would move what follows.
        let heading = "<h1 class=\"banner-heading\">\(XMLText.content(banner.name))</h1>\n"
        return Template("element-page.html").filled([
            "name": XMLText.content(banner.name), "element": lines(hasScripts: true, heading),
            "lang": XMLText.attribute(language ?? "en"),
        ])
    }

    /// A fragment for another page: one HTML block without empty lines, which Markdown requires.
    package func block(hasScripts: Bool) -> String {
        let language = language.map { " lang=\(XMLText.attribute($0))" } ?? ""
        return "<div\(language)>\n\(lines(hasScripts: hasScripts))</div>\n"
    }

    /// The style sheet, the element and its script.
    ///
    /// The JSON is inline, or at `src` if the page is in another folder or cannot have scripts.
    private func lines(hasScripts: Bool, _ heading: String = "") -> String {
        let file = (base.isEmpty ? "./" : base) + address
        let isInside = hasScripts && base.isEmpty
        let data = json.escaped(["<": "\\u003c", "&": "\\u0026"])
        let script = XMLText.attribute((base.isEmpty ? "./" : base) + "banner-kit.js")
        return Template("element.html").filled([
            "heading": heading, "style": XMLText.attribute(file + ".css"),
            "name": XMLText.attribute(banner.name),
            "src": isInside ? "" : " src=" + XMLText.attribute(file + ".banner.json"),
            "cards": banner.items.indices.map { "\(card($0))\n" }.joined(),
            // Not a script, because some routers run the scripts of a page again as JavaScript.
            "json": isInside ? "<template data-banner>\(data)</template>\n" : "",
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
            let source = XMLText.attribute(placed(image))
            let alt = XMLText.attribute(item.alt ?? "")
            let size = sizes[place].map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? ""
            let order = place == first ? "fetchpriority=\"high\"" : "loading=\"lazy\""
            text = "<img src=\(source) alt=\(alt)\(size) \(order) draggable=\"false\">"
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

/// The size of a picture, in pixels.
package struct PictureSize {
    package var width, height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// The files of the element, which are a package of npm.
package enum ElementParts {
    /// The names and contents of the files; `forPublishing` adds what a published package has.
    package static func files(forPublishing: Bool) -> [(name: String, bytes: [UInt8])] {
        var texts = PageParts.texts(in: "element/")
        let package = Template("package.json").filled(["version": Release.version])
        texts.append(("package.json", package))
        if forPublishing {
            texts += PageParts.texts(in: "npm/")
            texts.append(("banner-kit.css", ElementStyle.general))
        }
        return texts.map { (String($0.name), Array($0.text.utf8)) } + PageParts.element
    }
}
