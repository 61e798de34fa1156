/// Findings and still pictures as HTML, which also work without scripts.
enum FindingsMarkup {
    /// Failed expectations as list items.
    static func failures(_ source: PageSource) -> String {
        source.failures.map { scenario, failure in
            head("scenario fails", scenario.name) + message(failure) + "</li>\n"
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
        _ word: String, _ place: String, rule: String? = nil,
        kind: String = "error"
    ) -> String {
        let rule = rule.map { "<span class=\"rule\">\(XMLText.content($0))</span>" } ?? ""
        return """
            <li class=\(XMLText.attribute(kind))><div class=\"head\"><span \
            class=\"severity\">\(XMLText.content(word))</span> <span class=\"place\" \
            dir=\"auto\">\(XMLText.content(place))</span> \(rule)</div>
            """
    }

    private static func message(_ text: String, _ kind: String = "message") -> String {
        "<div class=\"\(kind)\" dir=\"auto\">\(XMLText.message(text))</div>"
    }

    /// The status: the worst of the counts, as a link to its details unless `link` is empty.
    static func status(_ counts: [Int], link: String = " href=\"#found\"") -> String {
        let worst = counts.firstIndex { $0 > 0 }
        let kind = worst.map { $0 < 2 ? "bad" : "" } ?? "good"
        let words = worst.map { worst in
            let (noun, rest) = PageConstants.counts[worst]
            return (worst < 2 ? "✗ " : "") + counts[worst].of(noun) + rest
        }
        return """
            <a\(link) class=\"chip \(kind)\" \
            data-tab=\"\(worst == 1 ? "scenarios" : "found")\">\(words ?? "✓ checked")</a>
            """
    }

    /// The panel of findings; with errors, also a command to copy that fixes them.
    static func panel(_ source: PageSource) -> String {
        var head = source.counts.allSatisfy { $0 == 0 } ? "<p class=\"quiet\">No findings.</p>" : ""
        if source.banner != nil, !source.errors.isEmpty {
            head = "<p id=\"differs\">What plays is not yet this file.</p>"
        }
        if source.errors.contains(where: { $0.finding.remedies.first?.certainty == .certain }) {
            let command = XMLText.attribute("bannerkit validate --fix '\(source.path)'")
            head += """
                <button class=\"button small copy live\" type=\"button\" hidden \
                value=\(command)>Copy the command that fixes it</button>
                """
        }
        return Template("found.html").filled([
            "head": head, "findings": items(source.findings) + failures(source),
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

    /// The findings that are errors.
    var errors: [PageFinding] { findings.filter { $0.severity == "error" } }

    /// Why the banner is broken: its first error or failed expectation.
    var reason: String? {
        errors.first?.finding.message.description
            ?? failures.first.map { "\($0.scenario.name): \($0.message)" }
    }

    /// The counts of all findings.
    var counts: [Int] { counts(of: findings.map(\.severity)) }

    /// The numbers of errors, failing scenarios, warnings, and pieces of advice, for findings of
    /// these severities.
    func counts(of severities: [String]) -> [Int] {
        var counts = PageConstants.severities.map { severity in
            severities.count { $0 == severity }
        }
        counts.insert(expectations.failing, at: 1)
        return counts
    }

    /// The facts about a banner in words, such as `3 cards · every 3 s · round 9 s`.
    func facts(of banner: Banner) -> String {
        let every = banner.pace.map { "every \($0.text) s" } ?? "waits for the viewer"
        let round = banner.hasCalendar ? nil : Schedule(banner, viewer: viewer).cycle?.length.text
        return [banner.items.count.of("card"), every, round.map { "round \($0) s" }]
            .compactMap { $0 }.joined(separator: " · ")
    }
}

extension [[PageExpectation]] {
    /// The number of failing scenarios.
    package var failing: Int { count { $0.contains { $0.failure != nil } } }
}
