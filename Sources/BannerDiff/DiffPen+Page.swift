import BannerRender

// What only a page has: tables, and words that lead to a moment.
extension DiffPen {
    /// A time of a comparison; in a page a button that goes there, in a scenario if it is one's.
    func moment(_ time: Time, in scenario: String? = nil) -> String {
        let words = DurationText.write(time)
        guard form == .page else { return words }
        let place = scenario.map { " data-scenario=\(XMLText.attribute($0))" } ?? ""
        return button("data-time=\"\(time.microseconds)\"\(place)", words)
    }

    /// A scenario's name; in a page a button that plays it.
    func scenario(_ name: String) -> String {
        form == .page
            ? button("data-time=\"0\" data-scenario=\(XMLText.attribute(name))", clean(name)) : self.name(name)
    }

    /// An item's id; in a page a button that goes to where it is first shown.
    func item(_ id: String) -> String {
        form == .page ? button("data-item=\(XMLText.attribute(id))", clean(id)) : name(id)
    }

    private func button(_ goal: String, _ words: String) -> String {
        "<button type=\"button\" class=\"moment\" \(goal)>\(words)</button>"
    }

    /// A table whose first row is its head.
    func pageTable(_ rows: [[String]]) -> String {
        let lines = rows.enumerated().map { number, row in
            let cells = row.enumerated().map { column, cell in
                let name = number == 0 ? "th scope=\"col\"" : column == 0 ? "th scope=\"row\"" : "td"
                return "<\(name)>\(cell)</\(name.prefix(2))>"
            }
            return "<tr>\(cells.joined())</tr>"
        }
        let body = lines.dropFirst().joined()
        return "<div class=\"table\"><table><thead>\(lines[0])</thead><tbody>\(body)</tbody></table></div>\n"
    }
}

extension DiffText {
    /// What a change does as HTML: a section for each part, in the words of every other form.
    package static func page(_ file: FileChange) -> String {
        var style = TextStyle()
        // A mapping that would take more than a few lines is listed key by key.
        style.width = 72
        let text = DiffText(style, .page)
        let findings = text.findings(file)
        let sections = (file.change.map(text.sections) ?? []) + (findings.isEmpty ? [] : [findings])
        return sections.map { section in
            var (html, isList) = ("", false)
            for line in section.split(separator: "\n") {
                let isEntry = line.hasPrefix("<li")
                if isEntry != isList { html += isEntry ? "<ul>\n" : "</ul>\n" }
                isList = isEntry
                html += line + "\n"
            }
            return "<section>\n\(html)\(isList ? "</ul>\n" : "")</section>\n"
        }.joined()
    }
}
