/// The parts of pages that are the same for all banners, and the errors that a page shows over its banner.
enum PageMarkup {
    /// What any page's markup can have in a slot of that name.
    static let shared = [
        "theme": theme, "size": size, "speed": speed, "keys": PageParts.keys.filled(),
        "play": icon("M4.5 2.2v11.6c0 .5.5.8.9.5l8.6-5.8c.4-.2.4-.8 0-1L5.400 1.700c-.4-.3-.9 0-.9.5z", "play"),
        "pause": icon("M4 2h2.600v12H4zM9.400 2H12v12H9.400z", "pause"),
        "left": icon("M10.200 2.500 4.700 8l5.500 5.500-1.100 1.100L2.500 8l6.600-6.600z"),
        "right": icon("M5.800 2.500 11.300 8l-5.500 5.500 1.100 1.100L13.500 8 6.900 1.400z"),
        "to-start": icon("M3 2h2v12H3zM13.500 2.500v11L6 8z"),
        "step-back": icon("M12 2.500v11L5 8zM3 6.500h1.800v3H3z"),
        "step-on": icon("M4 2.500v11L11 8zM11.200 6.500H13v3h-1.800z"),
    ]

    private static func icon(_ path: String, _ name: String = "") -> String {
        "<svg class=\"\(name)\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
    }

    /// The banner itself with its viewer's controls, and below it the clock's and the lanes; `label` is its name as an
    /// attribute value.
    static func theatre(label: String) -> String { PageParts.theatre.filled(["label": label]) }

    /// Events and exposure, and below them `findings`.
    static func panels(_ findings: String) -> String { PageParts.panels.filled(["findings": findings]) }

    /// How large a banner is drawn.
    private static let size = Template("size.html").filled()

    /// How fast the clock goes.
    private static let speed = Template("speed.html").filled()

    /// The button of the theme.
    static let theme = Template("theme.html").filled()

    /// The link from a banner's page to the playground, with the banner's text once the script runs.
    static let edit =
        "<a class=\"button small live\" id=\"edit\" href=\"\(PlaygroundPage.name)\" hidden>Edit</a>\n"

    /// The buttons of a banner's page.
    static func tools(_ edit: String = "") -> String { toolsTemplate.filled(["edit": edit]) }

    // Read once for all pages of a gallery.
    private static let toolsTemplate = Template("tools.html")
    private static let mainTemplate = Template("main.html")
    private static let errorsTemplate = Template("errors.html")

    /// A page below its heading; `facts` and what is `about` it are HTML, and `back` leads to a list of pages.
    static func main(
        _ name: String, facts: String, about: String? = nil, back: (page: String, words: String)?,
        _ shared: SharedParts?, _ content: String, tools: String = theme
    ) -> String {
        let back = back.map { page, words in
            "<a class=\"button small back\" href=\(XMLText.attribute(page))>\(words)</a> "
        }
        return mainTemplate.filled([
            "alone": shared?.alone ?? "", "name": XMLText.content(name), "facts": facts,
            "about": about.map { $0 + "\n" } ?? "", "back": back ?? "", "tools": tools, "content": content,
        ])
    }

    /// The errors of files whose last valid states are shown, with the version of each; shown by a script if there are any.
    static func errors(_ sources: [(source: PageSource, version: String?)]) -> String {
        let faulty = sources.map { source, version in
            var faulty = PageSource(banner: nil, name: source.name, path: source.path, findings: [])
            faulty.findings = source.findings.filter { $0.severity == "error" }
            return (source: faulty, version: version)
        }
        let count = faulty.reduce(0) { $0 + $1.source.findings.count }
        let mendable = faulty.first { $0.source.findings.contains { $0.diagnostic.fix?.isSafe == true } }
        let mend = mendable.map { faulty in
            let command = XMLText.attribute("bannerkit validate --fix '\(faulty.source.path)'")
            return "<button class=\"button small\" id=\"copy-fix\" type=\"button\" value=\(command)>"
                + "Copy the command that fixes it</button> "
        }
        return errorsTemplate.filled([
            "live": count > 0 ? " live" : "", "mend": mend ?? "",
            "title": count == 1 ? "1 error" : count > 1 ? "\(count) errors" : "Errors",
            "errors": faulty.map { FoundMarkup.items($0.source, version: $0.version) }.joined(),
        ])
    }
}
