import BannerEditing
import BannerRender
import BannerYAML

/// The playground's checker: takes a text, returns its findings and the data that a page plays.
struct Checker {
    /// The time zone files that the page has given, by id.
    private var zones: [String: [UInt8]] = [:]

    /// The name of the text in messages.
    static let name = "playground.banner.yaml"

    /// Adds a time zone file: its id, a line break, and its content.
    mutating func add(zone bytes: [UInt8]) {
        let id = bytes.prefix { $0 != "\n" }
        zones[id.utf8Text] = Array(bytes.dropFirst(id.count + 1))
    }

    /// The findings as `bannerkit validate` reports them, with source excerpts, and the data that a
    /// page plays.
    ///
    /// An unknown time zone is a finding; the page can add its file and check again.
    func check(_ bytes: [UInt8]) -> [UInt8] {
        let file = file(bytes)
        let reading = BannerFile.read(file)
        let checked = CheckedFile(file, reading.report, at: .inside(file.name))
        let table = file.lineTable()
        let excerpts = reading.report.findings.map {
            JSON.string(SourceExcerpt(file, table, $0.range).text)
        }
        let json: JSON = [
            "findings": .array(FindingJSON(checked).findings), "excerpts": .array(excerpts),
            "isOnDark": reading.banner.map { .bool($0.fitted().needsDarkPaper) },
            "page": reading.banner.map(page),
        ]
        return Array(json.line.utf8)
    }

    /// The text after all safe fixes.
    func fixed(_ bytes: [UInt8]) -> [UInt8] { BannerFile.SafeFixes(file(bytes)).file.bytes }

    /// The completions at an offset of the text in bytes, as the language server returns them.
    func completions(_ bytes: [UInt8], at offset: Int) -> [UInt8] {
        let completions = Completion.list(at: offset, in: bytes, Language.banner).map {
            completion in
            let (text, selection) = completion.filled
            return [
                "label": .string(completion.label), "kind": .string(completion.kind.rawValue),
                "detail": .string(completion.detail), "filter": .string(completion.filterText),
                "about": .string(completion.documentation),
                "from": .number(completion.range.lowerBound),
                "to": .number(completion.range.upperBound), "text": .string(text),
                "select": selection.map { [.number($0.lowerBound), .number($0.upperBound)] },
            ] as JSON
        }
        return Array(JSON.array(completions).line.utf8)
    }

    private func file(_ bytes: [UInt8]) -> SourceFile {
        var file = SourceFile(name: Checker.name, bytes: bytes)
        file.dateSources = dateSources
        return file
    }

    private var dateSources: DateSources { DateSources(places: []) { [zones] in zones[$0] } }

    private func page(of banner: Banner) -> JSON {
        var source = PageSource(banner: banner, name: banner.name, path: Checker.name, findings: [])
        let zone = try? dateSources.files.zone(banner.timeZone ?? ZoneID.utc)
        source.expectations = banner.scenarios.map { scenario in
            let result = banner.test(scenario, in: zone)
            return scenario.expect.enumerated().map { number, expectation in
                let failure = result.failures.first { $0.number == number }?.message
                return PageExpectation(expectation, of: scenario, failure: failure)
            }
        }
        if let zone { addCalendar(banner, zone, to: &source) }
        return source.data()
    }

    /// Adds the calendar that `bannerkit preview` shows.
    private func addCalendar(_ banner: Banner, _ zone: Zone, to source: inout PageSource) {
        source.addPlays(of: banner, in: zone)
        guard banner.hasCalendar else { return }
        var dates = PageSpan()
        dates.add(banner)
        let span = dates.whole(from: nil)
        source.calendar = PageCalendar(
            banner, zone: zone, from: span.first.instant(in: zone),
            to: span.last.instant(in: zone, isEnd: true))
    }
}
