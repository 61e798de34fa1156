/// A banner's schedule in Markdown, for a CI job's summary or a pull request: exposure, chart, and the changes one by
/// one.
package struct MarkdownReport: Sendable {
    private let banner: Banner

    /// The largest number of changes that are listed.
    private static let mostChanges = 100

    /// The reports of a banner.
    package init(_ banner: Banner) { self.banner = banner }

    /// The report of a timeline.
    package func text(_ timeline: Schedule.Events) -> String {
        let seen = timeline.schedule.exposure(over: timeline.end)
        var text = "### \(MarkdownText.escaped(banner.name))\n\n"
        text += "\(banner.items.count.of("item")), indicator \(banner.indicator.style.word); "
        text += "\(seen.changes.of("change")) in \(seconds(timeline.end)); "
        let cycle = timeline.schedule.cycle
        let repeats = cycle.map { "repeats every \(seconds($0.length)) from \(seconds($0.start)) on" }
        text += "\(repeats ?? "comes to rest in the end").\n\n"
        let expected = timeline.schedule.expected(in: cycle)
        let headings = Schedule.Exposure.Item.turnHeadings(seen.items, expected)
        text += "| item | showings | shown | share |\(headings.map { " \($0) |" }.joined()) first | longest gap |\n"
        text += "| --- | ---: | ---: | ---: |\(headings.map { _ in " ---: |" }.joined()) ---: | ---: |\n"
        for exposure in seen.items {
            text += "| \(title(exposure.page)) | \(exposure.showings) | \(seconds(exposure.shown)) "
            text += "| \(Share(exposure.shown, of: timeline.end).percent)% "
            text += exposure.turnCells(banner, expected).map { "| \($0) " }.joined()
            text += "| \(exposure.first.map(seconds) ?? "never") | \(seconds(exposure.longestGap)) |\n"
        }
        text += "\n```mermaid\n\(MermaidGantt(banner).text(timeline))```\n\n"
        return text + listed(timeline)
    }

    private func listed(_ timeline: Schedule.Events) -> String {
        let count = Stays.count(timeline)
        guard count > 1 else { return "" }
        var text =
            "<details><summary>Every change</summary>\n\n| time | page | item | cause |\n| ---: | ---: | --- | --- |\n"
        for stay in Stays(timeline).prefix(MarkdownReport.mostChanges) {
            text +=
                "| \(seconds(stay.start)) | \(stay.page) | \(title(stay.page)) | \(stay.cause?.rawValue ?? "start") |\n"
        }
        let more = count - Int64(MarkdownReport.mostChanges)
        if more > 0 { text += "\n\(more) more are not shown.\n" }
        return text + "\n</details>\n"
    }

    private func title(_ page: Int) -> String { MarkdownText.escaped(banner.item(ofPage: page).name) }

    private func seconds(_ time: Time) -> String { .written { $0.append(seconds: time) } + "s" }
}
