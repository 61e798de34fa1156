/// What was found, and a still picture, as HTML: what a page shows where no script runs.
enum FoundMarkup {
    /// The expectations that failed, as list items; `version` says of which version of a banner.
    static func failures(_ source: PageSource, version: String? = nil) -> String {
        source.failures.map { scenario, failure in
            head("scenario fails", version: version, scenario.name) + message(failure) + "</li>\n"
        }.joined()
    }

    /// Findings in the same way.
    static func items(_ findings: [PageFinding]) -> String {
        findings.map { finding in
            let place = "line \(finding.line), column \(finding.column)"
            let item = head(finding.severity, place, rule: finding.finding.rule.id, kind: finding.severity)
            let code =
                "<pre dir=\"ltr\" tabindex=\"0\" role=\"group\" aria-label=\"line \(finding.line) of the file\""
                + ">\(XMLText.content(finding.code))</pre>"
            let help = finding.finding.help.map { message($0.description, "help") } ?? ""
            return item + message(finding.finding.message.description) + code + help + "</li>\n"
        }.joined()
    }

    private static func head(
        _ word: String, version: String? = nil, _ place: String, rule: String? = nil, kind: String = "error"
    ) -> String {
        let rule = rule.map { "<span class=\"rule\">\(XMLText.content($0))</span>" } ?? ""
        let version = version.map { "<span>\($0)</span>" } ?? ""
        return "<li class=\(XMLText.attribute(kind))><div class=\"head\">"
            + "<span class=\"severity\">\(XMLText.content(word))</span> \(version) "
            + "<span class=\"place\" dir=\"auto\">\(XMLText.content(place))</span> \(rule)</div>"
    }

    private static func message(_ text: String, _ kind: String = "message") -> String {
        "<div class=\"\(kind)\" dir=\"auto\">\(XMLText.message(text))</div>"
    }

    /// A word of the header: good, bad, or neither.
    static func chip(_ words: String, _ isGood: Bool?) -> String {
        let mark = isGood.map { $0 ? "✓ " : "✗ " } ?? ""
        return "<span class=\"chip\(isGood.map { $0 ? " good" : " bad" } ?? "")\">\(mark)\(words)</span>"
    }

    private static let found = Template("found.html")

    /// The panel of what was found in a file that was checked.
    static func panel(_ source: PageSource) -> String {
        let count = source.findings.count + source.failures.count
        return found.filled([
            "count": count == 0 ? "" : "\(count)", "findings": items(source.findings) + failures(source),
            "none": count == 0 ? "<p class=\"quiet\" id=\"no-findings\">No findings.</p>" : "",
        ])
    }

    /// Pictures of at most this size, as text, are in a still picture; the others are drawn as cards.
    private static let mostImageBytes = 1 << 20

    /// The banner at its start, where no script runs; `name` tells several on one page apart.
    static func still(_ source: PageSource, _ name: String = "still") -> String {
        guard let fitted = source.fitted else { return "" }
        let images = source.images.filter { $0.value.utf8.count <= mostImageBytes }
        let drawing = BannerSVG(fitted, images: images, ids: name + "-")
        return (try? drawing.frames(Schedule(fitted), at: [.zero])) ?? ""
    }

    /// The still pictures of a page, in place of what plays them.
    static func stills(_ drawings: [String]) -> String {
        Template("stills.html").filled(["drawings": drawings.joined(separator: "\n")])
    }

    /// The counts of what was found, as in "2 errors, 1 scenario fails"; empty if nothing was.
    static func counts(_ found: [Int], failing: Int) -> String {
        var words = zip(PageConstants.severities, found).filter { $0.1 > 0 }.map { severity, count in
            "\(count) \(severity)\(count > 1 && severity != "advice" ? "s" : "")"
        }
        if failing > 0 { words.append(failing == 1 ? "1 scenario fails" : "\(failing) scenarios fail") }
        return words.joined(separator: ", ")
    }
}

extension PageSource {
    /// Why scenarios fail: what was expected and what was seen instead.
    var failures: [(scenario: Banner.Scenario, message: String)] {
        zip(banner?.scenarios ?? [], expectations).flatMap { scenario, expected in
            expected.compactMap { $0.failure }.map { (scenario, $0) }
        }
    }

    /// A background on which the indicator is visible, as an attribute.
    var paper: String { fitted?.needsDarkPaper == true ? " data-paper=\"dark\"" : "" }

    /// How many findings there are of each severity.
    var severities: [Int] { PageConstants.severities.map { severity in findings.count { $0.severity == severity } } }

    /// How many scenarios fail.
    package var failingScenarios: Int { expectations.count { $0.contains { $0.failure != nil } } }
}
