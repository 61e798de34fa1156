/// The page of a change: both versions side by side with one clock, and the differences.
package struct DiffPage {
    private let before, after: PageSource
    private let sentence, report: String
    private let found: [String]
    private let scenarios: [Pair]

    /// A scenario of either version, by its index in each file; `nil` if a version lacks it.
    package typealias Pair = (name: String, before: Int?, after: Int?)

    /// A page of two versions; `sentence` and `report` are the differences as HTML, empty if there
    /// are none, and `found` the severities of new findings.
    package init(
        from before: PageSource, to after: PageSource, sentence: String, report: String,
        found: [String], scenarios: [Pair]
    ) {
        self.before = before
        self.after = after
        self.scenarios = scenarios
        self.sentence = sentence
        self.report = report
        self.found = found
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
            "scenarios": .array(pairs),
        ]
        return PageDocument(
            .diff, title: "\(after.name), before and after", body: body,
            data: [("change", json.line), PageDocument.engine]
        ).bytes
    }

    private var body: String {
        let status = FindingsMarkup.status(
            after.counts(of: found), link: " href=\"#differences\"")
        return PageMarkup.main(
            after.name, facts: "\(status)<span>\(XMLText.content(after.path))</span>", theatre)
    }

    /// The sentence, the versions, the clock and the differences.
    private var theatre: String {
        PageParts.diffTheatre.filled([
            "sentence": sentence,
            "still": FindingsMarkup.stills([figure("Before", before), figure("After", after)]),
            "before": stage("before", "Before", before), "after": stage("after", "After", after),
            "report": report,
        ])
    }

    private func figure(_ title: String, _ source: PageSource) -> String {
        """
        <figure><figcaption \
        class=\"kicker\">\(title)</figcaption>\(FindingsMarkup.still(source, title))</figure>
        """
    }

    private func stage(_ id: String, _ title: String, _ source: PageSource) -> String {
        PageParts.version.filled(["id": id, "title": title, "paper": source.paper])
    }
}
