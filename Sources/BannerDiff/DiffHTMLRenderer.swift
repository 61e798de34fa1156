import BannerRender

/// A renderer for HTML, in which times, items and scenarios are buttons that seek the player.
package struct DiffHTMLRenderer {
    private let sanitiser = TextStyle().sanitiser

    package init() {}

    /// Renders the sections after the sentence; what fails comes first.
    package func text(_ sections: [DiffSection]) -> String {
        let shown = sections.filter { !$0.isLead }
        return badFirst(shown) { $0.entries.contains { $0[0].isBad } }.map { section in
            let entries = badFirst(section.entries) { $0[0].isBad }.flatMap { entry in
                entry.enumerated().map { number, line in
                    "<li\(number == 0 ? "" : " class=\"under\"")>\(words(line))</li>\n"
                }
            }
            return "<section>\n<h2>\(words(section.title))</h2>\n"
                + (entries.isEmpty ? "" : "<ul>\n\(entries.joined())</ul>\n")
                + "</section>\n"
        }.joined()
    }

    private func badFirst<Part>(_ parts: [Part], _ isBad: (Part) -> Bool) -> [Part] {
        parts.filter(isBad) + parts.filter { !isBad($0) }
    }

    /// Renders a line.
    package func words(_ line: DiffLine) -> String {
        line.parts.map { part in
            switch part {
            case .words(let words): XMLText.content(words)
            case .message(let text), .finding(let text):
                XMLText.message(sanitiser.visible(text, limit: DiffLine.longestMessage))
            case .code(let text), .name(let text): code(text)
            case .title(let text):
                """
                <bdi>\
                \(XMLText.content(sanitiser.visible(text, limit: DiffLine.longestTitle)))</bdi>
                """
            case .item(let id): button("data-item=\(XMLText.attribute(id))", visible(id))
            case .scenario(let name):
                button("data-time=\"0\" data-scenario=\(XMLText.attribute(name))", visible(name))
            case .moment(let time, let scenario):
                button(
                    "data-time=\"\(time.microseconds)\""
                        + (scenario.map { " data-scenario=\(XMLText.attribute($0))" } ?? ""),
                    DurationText.write(time))
            case .state(let words, let isNew): span(words, isNew)
            case .value(let text, let isNew): span(code(text), isNew)
            }
        }.joined()
    }

    private func visible(_ text: String) -> String { XMLText.content(sanitiser.visible(text)) }

    private func code(_ text: String) -> String { "<code>\(visible(text))</code>" }

    private func span(_ html: String, _ isNew: Bool) -> String {
        "<span class=\"\(isNew ? "new" : "old")\">\(html)</span>"
    }

    private func button(_ goal: String, _ html: String) -> String {
        "<button type=\"button\" class=\"moment\" \(goal)>\(html)</button>"
    }
}
