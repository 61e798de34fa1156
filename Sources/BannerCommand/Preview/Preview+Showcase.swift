// What is drawn around an animated banner.
extension Preview {
    /// What `--with` asks for around an animated drawing.
    func showcase(
        _ file: SourceFile, _ document: Document?, _ scenarios: Int, _ failing: Int, _ format: PreviewFormat,
        _ stretch: PreviewFormat.Stretch
    ) throws(Failure) -> Showcase? {
        guard arguments.has(.with) || arguments.has(.theme) else { return nil }
        let parts = arguments.words(of: .with)
        for part in parts where !["source", "timeline"].contains(part) {
            throw Arguments.unknownChoice(part, of: "`--with`", in: ["source", "timeline"])
        }
        guard format == .svg, stretch.every == nil, stretch.instants.isEmpty, !parts.isEmpty else {
            throw .usage("`--with` and `--theme` are for an animated drawing: `--format svg --with source,timeline`")
        }
        let table = file.lineTable()
        let items = document?.root["items"]?.items.map { item in
            let last = max(item.range.start, item.range.end - 1)
            return table.location(of: item.range.start).line - 1...table.location(of: last).line - 1
        }
        let passing = scenarios == 1 ? "1 scenario passes" : "\(scenarios) scenarios pass"
        let verdict =
            failing > 0
            ? "✓ valid  ✗ \(failing) of \(scenarios) \(scenarios == 1 ? "scenario" : "scenarios") \(failing == 1 ? "fails" : "fail")"
            : scenarios > 0 ? "✓ valid  ✓ \(passing)" : "✓ valid"
        let source = Showcase.File(
            name: Path(bytes: Path(file.name).lastComponent).text,
            lines: String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init),
            items: items ?? [], verdict: (verdict, failing == 0))
        return Showcase(
            file: parts.contains("source") ? source : nil, hasStrip: parts.contains("timeline"),
            theme: arguments.value(of: .theme).flatMap { Showcase.Theme(rawValue: $0) })
    }
}
