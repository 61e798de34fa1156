/// The page of many changes: a list of the banners that differ, with what became of each, and links to their pages.
package struct ChangesPage: Sendable {
    private var rows = ""
    private let title: String

    /// A list without entries; the title says what is compared.
    package init(title: String) { self.title = title }

    /// Adds a banner: `line` says as HTML what became of it, `page` is the file next to the list that shows it, and `versions`
    /// are drawn as they are at the instant `time`.
    package mutating func add(
        name: String, path: String, line: String, isFaulty: Bool, page: String?, versions: [PageSource], at time: Time
    ) {
        let drawings = zip(versions, ["before", "after"]).map { version, side in
            FoundMarkup.still(version, "\(page ?? "")-\(side)", at: time)
        }

        let name = "<span dir=\"auto\">\(XMLText.content(name))</span>"
        let link = page.map { "<a href=\(XMLText.attribute($0))>\(name)</a>" } ?? name
        rows += """
            <li\(isFaulty ? " class=\"faulty\"" : "")><span class="name">\(link)</span> <span class="path">\(XMLText.content(path))</span> \
            <span class="line">\(line)</span> <span class="versions" aria-hidden="true">\(drawings.joined(separator: "→"))</span></li>

            """
    }

    /// The page; `summary` says how many banners were compared.
    package func html(summary: String) -> [UInt8] {
        let body = PageParts.changes.filled([
            "title": XMLText.content(title), "summary": XMLText.content(summary), "rows": rows,
        ])
        return PageDocument(.changes, title: "Changes", body: body).bytes
    }
}
