/// A long duration without a unit, which is in seconds but was probably meant in milliseconds.
package struct BareDuration {
    let node: Node
    let time: Time
    /// Whether it is how long a page is shown.
    let isDwell: Bool

    /// How many of a file are looked at.
    static let most = 2_000

    /// The shortest one that is reported.
    static let least = Time.seconds(100)

    /// The same number in milliseconds; `nil` if it is finer than a microsecond.
    var milliseconds: Time? {
        time.microseconds.isMultiple(of: 1_000) ? Time(microseconds: time.microseconds / 1_000) : nil
    }
}

extension Node {
    /// Whether a duration is a number alone.
    var hasNoUnit: Bool { bytes.last.map { $0 == UInt8(ascii: ".") || $0.decimalDigit != nil } ?? false }
}

extension Reading {
    /// Keeps a duration without a unit until the banner that it is part of is known.
    ///
    /// In JSON a number is a program's, and not a slip.
    mutating func add(_ bare: BareDuration) {
        guard !isJSON else { return }
        if bareDurations.count < BareDuration.most { bareDurations.append(bare) }
    }

    /// Reports the durations that have no unit and were probably meant in milliseconds.
    ///
    /// Nothing is concluded from them; errors that follow from them are part of their finding. In a scenario whose
    /// duration has a unit, a number that is not after the end is meant in seconds.
    mutating func reportBareDurations(_ banner: Banner) {
        guard !bareDurations.isEmpty else { return }
        let transition =
            bareDurations.first { $0.node.path.utf8.starts(with: "/transition".utf8) }?.milliseconds
            ?? banner.transition.duration
        let (ends, settles) = (bareEnds, banner.timer?.countsFrom == .settle)
        bareDurations = bareDurations.filter { bare in
            guard let end = end(around: bare.node, banner) else { return true }
            return ends[end.path] != nil || bare.time > end.time
        }
        // What is suggested must be valid: a page is shown for at least as long as its transition takes, and a scenario's
        // instants are not after its end.
        let dwells = banner.timer.map { timer in banner.items.map { $0.duration ?? timer.interval } } ?? []
        let shortest = dwells.filter { $0 < BareDuration.least }.min()
        let meant = bareDurations.map { bare in
            let end = end(around: bare.node, banner).map { ends[$0.path] ?? $0.time }
            if bare.node.path.utf8.starts(with: "/transition".utf8), let shortest, transition > shortest, !settles {
                return nil as Time?
            }
            if let own = ends[bare.node.path], own < latest(around: bare.node, banner) { return nil as Time? }
            return bare.milliseconds.flatMap { meant in
                bare.isDwell && !settles && meant < transition || meant > end ?? meant ? nil : meant
            }
        }
        let isPlayable = obstacle(to: banner) == nil
        // Values that are compared with one another have the same unit.
        let all = bareDurations.count > 10 || meant.contains { $0 == nil } ? nil : Array(zip(bareDurations, meant))
        for (bare, meant) in zip(bareDurations, meant) {
            let isCompared =
                bare.node.path.hasPrefix("/scenarios/")
                || bare.isDwell && !settles && meant ?? .zero < banner.transition.duration
            let together = isCompared && bareDurations.count > 1 ? all : [(bare, meant)]
            let end = end(around: bare.node, banner).map { ends[$0.path] ?? $0.time }
            report(bare, together ?? [], isSoundInSeconds: isPlayable && bare.time <= end ?? bare.time)
        }
    }

    private mutating func report(
        _ bare: BareDuration, _ together: [(bare: BareDuration, meant: Time?)], isSoundInSeconds: Bool
    ) {
        let (number, words) = (bare.node.shownText, DurationText.write(bare.time))
        var remedies: [Remedy] = []
        if let edits = edits(together.map { ($0.bare.node, $0.meant.map(DurationText.inMilliseconds)) }) {
            let texts = together.compactMap(\.meant).map { "`\(DurationText.inMilliseconds($0))`" }
            remedies.append(Remedy("write \(texts.joinedByAnd)", edits, .likely))
        }
        let isPlainNumber = number.utf8.last?.decimalDigit != nil && (try? DurationText.read(number + "s")) == bare.time
        let seconds = isPlainNumber ? number + "s" : words
        if isSoundInSeconds, let edits = edits([(bare.node, seconds)]) {
            remedies.append(Remedy("write `\(seconds)`", edits, .possible))
        }
        fault(
            .bareDuration, "`\(number)` means \(number) seconds, `\(words)`", at: bare.node,
            explanation: remedies.isEmpty ? "write the duration with its unit" : nil, remedies: remedies)
    }

    /// The edits that write durations; `nil` if one of them is not known.
    private mutating func edits(_ durations: [(node: Node, text: String?)]) -> [Edit]? {
        var edits: [Edit] = []
        for (node, text) in durations {
            guard let text, let edit = nodeEdits.replace(node, with: .string(text)) else {
                return nil
            }
            edits += edit
        }
        return edits.isEmpty ? nil : NodeEdits.merged(edits)
    }

    /// The ends of scenarios that have no unit, by their paths.
    private var bareEnds: [String: Time] {
        var ends: [String: Time] = [:]
        for bare in bareDurations where bare.node.path.hasPrefix("/scenarios/") && bare.node.path.hasSuffix("/duration")
        {
            ends[bare.node.path] = bare.milliseconds
        }
        return ends
    }

    /// The last instant with a unit in the scenario whose end a value is.
    private func latest(around node: Node, _ banner: Banner) -> Time {
        let steps = node.path.split(separator: "/")
        guard steps.count == 3, let number = Int(steps[1]), banner.scenarios.indices.contains(number) else {
            return .zero
        }
        let scenario = banner.scenarios[number]
        let expected = scenario.expect.flatMap { expectation -> [Time] in
            switch expectation {
            case .at(let time, _, _, _): [time]
            case .always(_, let from, let to), .never(_, let from, let to): [from, to]
            case .shown, .changes: []
            }
        }
        return (scenario.inputs.map(\.at) + expected).filter { $0 < BareDuration.least }.max() ?? .zero
    }

    /// The end of the scenario that a value is in, with its path; `nil` for one elsewhere, and for the end itself.
    private func end(around node: Node, _ banner: Banner) -> (path: String, time: Time)? {
        let steps = node.path.split(separator: "/")
        guard steps.count > 3, steps[0] == "scenarios", let number = Int(steps[1]),
            banner.scenarios.indices.contains(number)
        else { return nil }
        return ("/scenarios/\(number)/duration", banner.scenarios[number].duration)
    }

    /// Raises the findings of durations without a unit to errors if the banner cannot be played with them.
    mutating func judgeBareDurations(_ banner: Banner) {
        guard !bareDurations.isEmpty,
            !report.keptFindings.contains(where: { $0.severity == .error && !isExempt($0.rule, at: $0.range) })
        else { return }
        guard let message = obstacle(to: banner) else { return }
        report.raise(.bareDuration) { finding in
            finding.notes.append(Note(message))
        }
    }

    /// Why the banner cannot be played with that many seconds.
    private func obstacle(to banner: Banner) -> Words? {
        var obstacle = Obstacle()
        Rulebook.check(.between, banner, &obstacle)
        return obstacle.message
    }

    /// Whether the file is JSON by its name, or begins as an object does.
    private var isJSON: Bool {
        let start = file.bytes.lazy.filter { $0 > 0x20 }.prefix(2)
        return file.isJSON || start.elementsEqual("{\"".utf8)
    }
}

/// The first fault between keys with which a banner cannot be played, if every value is trusted.
private struct Obstacle: Inspection {
    var message: Words?

    func trusts(_ path: ValuePath) -> Bool { true }

    mutating func report(
        _ rule: Rule, at path: @autoclosure () -> ValuePath, _ finding: @autoclosure () -> RuleFinding
    ) {
        guard message == nil, rule.severity == .error, !Rulebook.playable.contains(where: { $0.id == rule.id })
        else { return }
        message = finding().message
    }
}
