import BannerDiagnostics

/// The page of many changes: a list of the banners that differ, with what became of each, and links to their pages.
package struct ChangesPage: Sendable {
    private var rows = ""
    private let title: String

    /// A list without entries; the title says what is compared.
    package init(title: String) { self.title = title }

    /// Adds a banner: `line` says as HTML what became of it, and `page` is the file next to the list that shows it.
    package mutating func add(name: String, path: String, line: String, isFaulty: Bool, page: String?) {
        let name = "<span dir=\"auto\">\(XMLText.content(name))</span>"
        let link = page.map { "<a href=\(XMLText.attribute($0))>\(name)</a>" } ?? name
        rows += """
            <li\(isFaulty ? " class=\"faulty\"" : "")><span class="name">\(link)</span> <span class="path">\(XMLText.content(path))</span> \
            <span class="line">\(line)</span></li>

            """
    }

    /// The page; `summary` says how many banners were compared.
    package func html(summary: String) -> [UInt8] {
        PageDocument(
            title: "Changes – bannerkit", kind: "changes", style: PageParts.changesStyle,
            script: PageParts.changesScript, body: body(summary), data: []
        ).bytes
    }

    private func body(_ summary: String) -> String {
        """
        <main>
        <header class="top">
        <div><h1>Changes</h1><div class="facts"><span class="path">\(XMLText.content(title))</span></div></div>
        <div class="side">\(PageMarkup.theme)</div>
        </header>
        <div class="filters live" role="search" hidden><label class="wide"><span class="unseen">Search</span><input type="search" \
        id="search" placeholder="Search names, paths and words such as new or deleted" autocomplete="off" \
        spellcheck="false"></label></div>
        <p class="quiet" id="count" role="status">\(XMLText.content(summary))</p>
        <ul id="changes" aria-label="Banners that differ">
        \(rows)</ul>
        </main>
        """
    }
}
