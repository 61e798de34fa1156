/// The page of a change: both versions side by side with one clock, and the differences.
package struct DiffPage {
    private let before, after: PageSource
    private let report: String
    private let scenarios: [Pair]

    /// A scenario of either version, by its index in each file; `nil` if a version lacks it.
    package typealias Pair = (name: String, before: Int?, after: Int?)

    /// A page of two versions; `report` are the differences as HTML, empty if there are none.
    package init(from before: PageSource, to after: PageSource, report: String, scenarios: [Pair]) {
        (self.before, self.after, self.report, self.scenarios) = (before, after, report, scenarios)
    }

    /// The HTML document.
    package var html: [UInt8] {
        func number(_ place: Int?) -> JSON { place.map(JSON.number) ?? .null }
        let pairs = scenarios.map { pair -> JSON in
            [
                "name": .string(pair.name), "before": number(pair.before),
                "after": number(pair.after),
            ]
        }
        let json: JSON = [
            "before": before.data(addsDevices: false), "after": after.data(addsDevices: false),
            "scenarios": .array(pairs), "isSame": .bool(report.isEmpty),
        ]
        return PageDocument(
            .diff, title: "\(after.name), before and after", body: body,
            data: [("change", json.line), PageDocument.engine]
        ).bytes
    }

    private var body: String {
        let path = { (path: String) in "<span class=\"path\">\(XMLText.content(path))</span>" }
        let (old, new) = DiffPage.shortened(before.path, after.path)
        return PageMarkup.main(after.name, facts: "\(path(old))<span>→</span>\(path(new))", theatre)
    }

    /// Two paths without their common folders.
    private static func shortened(_ old: String, _ new: String) -> (String, String) {
        let parts = [old, new].map { $0.split(separator: "/", omittingEmptySubsequences: false) }
        let common = zip(parts[0].dropLast(), parts[1].dropLast()).prefix { $0 == $1 }.count
        let short = parts.map { $0.dropFirst(common).joined(separator: "/") }
        return (short[0], short[1])
    }

    /// The versions, the clock and the differences.
    private var theatre: String {
        PageParts.diffTheatre.filled([
            "still": FindingsMarkup.stills([figure("Before", before), figure("After", after)]),
            "before": stage("before", "Before", before), "after": stage("after", "After", after),
            "verdict": report.isEmpty ? "No difference" : "What differs",
            "report": report.isEmpty
                ? "<p class=\"quiet\">Both versions are the same banner.</p>" : report,
            "failures": failures,
        ])
    }

    private func figure(_ title: String, _ source: PageSource) -> String {
        """
        <figure><figcaption \
        class=\"kicker\">\(title)</figcaption>\(FindingsMarkup.still(source, title))</figure>
        """
    }

    /// The failing scenarios of both versions.
    private var failures: String {
        let items =
            FindingsMarkup.failures(before, version: "before")
            + FindingsMarkup.failures(after, version: "after")
        guard !items.isEmpty else { return "" }
        return """
            <section class="panel padded found" aria-labelledby="found-title">
            <div class="heading"><h2 id="found-title">Findings</h2></div>
            <ul class="findings" id="findings">\(items)</ul>
            </section>
            """
    }

    private func stage(_ id: String, _ title: String, _ source: PageSource) -> String {
        PageParts.version.filled(["id": id, "title": title, "paper": source.paper])
    }
}
