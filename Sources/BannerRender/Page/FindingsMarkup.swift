/// Findings and still pictures as HTML, which also work without scripts.
enum FindingsMarkup {
    /// Failed expectations as list items; `version` labels the version of a changed banner.
    static func failures(_ source: PageSource, version: String? = nil) -> String {
        source.failures.map { scenario, failure in
            head("scenario fails", version: version, scenario.name) + message(failure) + "</li>\n"
        }.joined()
    }

    /// Findings as list items.
    static func items(_ findings: [PageFinding]) -> String {
        findings.map { finding in
            let place = "line \(finding.line), column \(finding.column)"
            let item = head(
                finding.severity, place, rule: finding.finding.rule.id, kind: finding.severity)
            let code =
                """
                <pre dir=\"ltr\" tabindex=\"0\" role=\"group\" aria-label=\"line \(finding.line) \
                of the file\">\(XMLText.content(finding.code))</pre>
                """
            let help = finding.finding.help.map { message($0.description, "help") } ?? ""
            return item + message(finding.finding.message.description) + code + help + "</li>\n"
        }.joined()
    }

    private static func head(
        _ word: String, version: String? = nil, _ place: String, rule: String? = nil,
        kind: String = "error"
    ) -> String {
        let rule = rule.map { "<span class=\"rule\">\(XMLText.content($0))</span>" } ?? ""
        let version = version.map { "<span>\($0)</span>" } ?? ""
        return """
            <li class=\(XMLText.attribute(kind))><div class=\"head\"><span \
            class=\"severity\">\(XMLText.content(word))</span> \(version) <span class=\"place\" \
            dir=\"auto\">\(XMLText.content(place))</span> \(rule)</div>
            """
    }

    private static func message(_ text: String, _ kind: String = "message") -> String {
        "<div class=\"\(kind)\" dir=\"auto\">\(XMLText.message(text))</div>"
    }

    /// A chip of the header; `isGood` is `nil` for neutral ones.
    static func chip(_ words: String, _ isGood: Bool?) -> String {
        let mark = isGood.map { $0 ? "✓ " : "✗ " } ?? ""
        return
            """
            <span class=\"chip\(isGood.map { $0 ? " good" : " bad" } ?? "")\">\(mark)\(words)</span>
            """
    }

    private static let found = Template("found.html")

    /// The panel of findings.
    static func panel(_ source: PageSource) -> String {
        let count = source.findings.count + source.failures.count
        return found.filled([
            "count": count == 0 ? "" : "\(count)",
            "findings": items(source.findings) + failures(source),
            "none": count == 0 ? "<p class=\"quiet\" id=\"no-findings\">No findings.</p>" : "",
        ])
    }

    /// The size limit of a picture in a still, as a `data:` URL in bytes; larger ones are drawn as
    /// cards.
    private static let maxImageBytes = 1 << 20

    /// The first frame, for browsers without scripts; `name` makes ids unique on a page.
    static func still(_ source: PageSource, _ name: String = "still") -> String {
        guard let fitted = source.fitted else { return "" }
        let images = source.images.filter { $0.value.utf8.count <= maxImageBytes }
        let drawing = BannerSVG(fitted, images: images, ids: name + "-")
        return (try? drawing.frames(Schedule(fitted), at: [.zero])) ?? ""
    }

    /// The stills of a page, in place of the player.
    static func stills(_ drawings: [String]) -> String {
        Template("stills.html").filled(["drawings": drawings.joined(separator: "\n")])
    }

    /// The counts of findings, such as `2 errors, 1 scenario fails`; empty if there are none.
    static func counts(_ found: [Int], failing: Int) -> String {
        var words = zip(PageConstants.severities, found).filter { $0.1 > 0 }.map {
            severity, count in
            "\(count) \(severity)\(count > 1 && severity != "advice" ? "s" : "")"
        }
        if failing > 0 { words.append(failing.of("failing scenario")) }
        return words.joined(separator: ", ")
    }
}

extension PageSource {
    /// The failed expectations with their scenarios.
    var failures: [(scenario: Banner.Scenario, message: String)] {
        zip(banner?.scenarios ?? [], expectations).flatMap { scenario, expected in
            expected.compactMap { $0.failure }.map { (scenario, $0) }
        }
    }

    /// An attribute for the background on which the indicator is visible.
    var paper: String { fitted?.needsDarkPaper == true ? " data-paper=\"dark\"" : "" }

    /// The number of findings by severity.
    var severities: [Int] {
        PageConstants.severities.map { severity in findings.count { $0.severity == severity } }
    }

    /// The number of failing scenarios.
    package var failingScenarios: Int { expectations.count { $0.contains { $0.failure != nil } } }
}
