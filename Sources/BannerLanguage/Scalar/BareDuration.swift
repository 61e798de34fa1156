/// A long duration without a unit, which counts as seconds but was probably meant in milliseconds.
package struct BareDuration {
    let node: Node
    let time: Time

    /// The number with a unit; `nil` if that is not a duration.
    func text(_ unit: String) -> String? {
        let text = node.shownText + unit
        return (try? DurationText.read(text)) == nil ? nil : text
    }
}

extension Reading {
    /// Reports the durations that have no unit and were probably meant in milliseconds.
    ///
    /// They lead to no further findings; errors that follow from them become notes of this finding.
    /// In a scenario whose duration has a unit, a number within that duration is meant in seconds.
    /// In JSON, numbers come from programs and are not reported. Whether the banner is valid in
    /// milliseconds is found out by reading the changed text.
    ///
    /// - Returns: the reason why the banner cannot be played with these durations in seconds.
    mutating func reportBareDurations(_ banner: Banner) -> Words? {
        guard !bareDurations.isEmpty, !file.isJSON,
            !file.bytes.lazy.filter({ $0 > 0x20 }).prefix(2).elementsEqual("{\"".utf8)
        else { return nil }
        let paths = Set(bareDurations.map(\.node.path))
        let durations = bareDurations.filter { bare in
            let steps = bare.node.path.split(separator: "/")
            guard steps.count > 3, steps[0] == "scenarios", let number = Int(steps[1]),
                banner.scenarios.indices.contains(number)
            else { return true }
            return paths.contains("/scenarios/\(number)/duration") || bare.time > banner.scenarios[number].duration
        }
        let context = ProgrammaticContext(isWorded: true)
        Rulebook.check(Rulebook.between, banner, context)
        let obstacle = context.errors.first { error in !Rulebook.playable.contains { $0.id == error.rule.id } }?.message
        // Values that are compared with each other must have the same unit.
        let texts = durations.prefix(10).compactMap { $0.text("ms") }
        let edits = zip(durations, texts).compactMap { nodeEdits.replace($0.node, with: .string($1)) }
        let all =
            edits.count == durations.count
            ? NodeEdits.merged(edits.flatMap(\.self)).map {
                Remedy("write \(texts.map { "`\($0)`" }.joinedByAnd)", $0, .likely)
            } : nil
        for bare in durations {
            var remedies = all.map { [$0] } ?? []
            if obstacle == nil, let text = bare.text("s"),
                let edits = nodeEdits.replace(bare.node, with: .string(text))
            {
                remedies.append(Remedy("write `\(text)`", edits, .possible))
            }
            let number = bare.node.shownText
            fault(
                .bareDuration, "`\(number)` means \(number) seconds, `\(DurationText.write(bare.time))`", at: bare.node,
                explanation: "write the duration with its unit", remedies: remedies)
        }
        return obstacle
    }

    /// Raises the findings about durations without a unit to errors if the banner cannot be played
    /// with them.
    mutating func judgeBareDurations(_ obstacle: Words?) {
        guard let obstacle,
            !report.keptFindings.contains(where: { $0.severity == .error && !isExempt($0.rule, at: $0.range) })
        else { return }
        report.raise(.bareDuration) { $0.notes.append(Note(obstacle)) }
    }
}
