extension Snapshot {
    /// The most findings of a rule that are followed at once.
    static let mostFollowed = 64

    /// The file after the only suggestion for each finding of a rule was followed, and how many those were.
    func following(_ rule: Rule) -> (file: Snapshot, count: Int) {
        var (file, count, passed) = (self, 0, 0)
        while count + passed < Self.mostFollowed,
            let finding = file.report.findings.lazy.filter({ $0.rule.id == rule.id }).dropFirst(passed).first
        {
            let positions = PositionMap(file.bytes, .utf8)
            let choices =
                finding.fix.map { [positions.changes(of: $0)] }
                ?? file.choices(for: finding, at: positions.bytes(of: finding.range)).map(\.changes)
            if choices.count == 1 {
                file = file.after(choices[0])
                count += 1
            } else {
                passed += 1
            }
        }
        return (file, count)
    }
}
