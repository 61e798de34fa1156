/// The parts of pages that are the same for all banners, and the errors that a page shows over its banner.
enum PageMarkup {
    /// What any page's markup can have in a slot of that name.
    static let shared = Dictionary(
        uniqueKeysWithValues: PageParts.texts(in: "shared/").map { name, text in
            (String(name.dropLast(".html".count)), Template(text.utf8).filled())
        })

    /// The banner itself with its viewer's controls, and below it the clock's and the lanes; `label` is its name as an
    /// attribute value.
    static func theatre(label: String) -> String { PageParts.theatre.filled(["label": label]) }

    /// Events and exposure, and below them `findings`.
    static func panels(_ findings: String) -> String { PageParts.panels.filled(["findings": findings]) }

    /// The button of the theme.
    static let theme = shared["theme"] ?? ""

    /// The link from a banner's page to the playground, with the banner's text once the script runs.
    static let edit =
        "<a class=\"button small live\" id=\"edit\" href=\"\(PlaygroundPage.name)\" hidden>Edit</a>\n"

    /// The buttons of a banner's page.
    static func tools(_ edit: String = "") -> String { Template("tools.html").filled(["edit": edit]) }

    private static let page = Template("main.html")

    /// A page below its heading; `facts` and what is `about` it are HTML, and `back` leads to a list of pages.
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

    /// The errors of a file whose last valid state is shown; shown by a script if there are any.
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
