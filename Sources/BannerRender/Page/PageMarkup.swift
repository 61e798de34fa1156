/// The parts of pages that are the same for all banners, and the error panel.
enum PageMarkup {
    /// The parts that any template can include, by slot name.
    static let shared = Dictionary(
        uniqueKeysWithValues: PageParts.texts(in: "shared/").map { name, text in
            (String(name.dropLast(".html".count)), Template(text.utf8).filled())
        })

    /// The player: the banner, its controls, and the timeline.
    ///
    /// `label` is its name as a quoted attribute value.
    static func theatre(label: String) -> String { PageParts.theatre.filled(["label": label]) }

    /// The panels of events and exposure, with the findings.
    static func panels(_ findings: String) -> String { PageParts.panels.filled(["findings": findings]) }

    /// The theme button.
    static let theme = shared["theme"] ?? ""

    /// The link to the playground; a script adds the banner's text to its URL.
    static let edit =
        "<a class=\"button small live\" id=\"edit\" href=\"\(PlaygroundPage.name)\" hidden>Edit</a>\n"

    /// The toolbar of a banner's page.
    static func tools(_ edit: String = "") -> String { Template("tools.html").filled(["edit": edit]) }

    private static let page = Template("main.html")

    /// The main element with its header; `facts` and `about` are HTML, and `back` links to the
    /// index.
    static func main(
        _ name: String, facts: String, about: String? = nil, back: (page: String, words: String)? = nil,
        _ content: String, shared: SharedParts? = nil, tools: String = theme
    ) -> String {
        let back = back.map { page, words in
            "<a class=\"button small back\" href=\(XMLText.attribute(page))>\(words)</a> "
        }
        return page.filled([
            "alone": shared?.alone ?? "", "name": XMLText.content(name), "facts": facts,
            "about": about.map { $0 + "\n" } ?? "", "back": back ?? "", "tools": tools, "content": content,
        ])
    }

    private static let errors = Template("errors.html")

    /// The panel of errors over the last valid version; a script shows it if there are any.
    static func errors(_ source: PageSource) -> String {
        let found = source.findings.filter { $0.severity == "error" }
        let command = XMLText.attribute("bannerkit validate --fix '\(source.path)'")
        let mend =
            "<button class=\"button small\" id=\"copy-fix\" type=\"button\" value=\(command)>"
            + "Copy the command that fixes it</button> "
        return errors.filled([
            "live": found.isEmpty ? "" : " live",
            "mend": found.contains { $0.finding.remedies.first?.certainty == .certain } ? mend : "",
            "title": found.isEmpty ? "Errors" : found.count.of("error"),
            "errors": FoundMarkup.items(found),
        ])
    }
}
