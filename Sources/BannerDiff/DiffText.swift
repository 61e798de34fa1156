import BannerCalendar
import BannerRender

// The content of a comparison as sections, for all renderers.

extension DiffLine {
    /// The title of a file that is not a banner.
    package static func foreign(_ path: String) -> DiffLine {
        "\(.name(path)): not a banner; `git diff --no-ext-diff` shows its text"
    }
}

extension FileChange {
    /// The path of the file and its status.
    package var title: DiffLine { "\(.name(path)): \(verdict)" }

    /// The status in words.
    package var verdict: DiffLine {
        let rename: DiffLine = oldPath.map { "renamed from \(.code($0))" } ?? ""
        return switch status {
        case .changed: "changed"
        case .added: "new"
        case .deleted: "deleted"
        case .renamed:
            change == nil ? "\(rename), no other difference" : "\(rename) and changed"
        case .same: "no difference"
        case .repaired: "repaired, so all of it is shown as new"
        case .broken: "cannot be compared"
        case .unread: "cannot be read"
        }
    }

    /// The faults, the sentence, the effects of the change, and new and removed findings; none for
    /// a deleted banner.
    package var sections: [DiffSection] {
        let findings = [("new", false, newFindings), ("gone", true, goneFindings)]
            .filter { !$2.isEmpty }.map { label, isGood, findings in
                ["\(.state(label, isNew: isGood)):"] + findings.prefix(10).map(\.text)
                    + rest(findings.count - 10)
            }
        let change = status == .deleted ? nil : change
        return faults.map(\.section)
            + [change?.lead].compactMap { $0 }
            + ((change?.sections ?? []) + [DiffSection(title: "Findings", entries: findings)])
            .filter { !$0.isEmpty }
    }
}

/// Files with the same change, as one entry of a comparison.
package struct AlikeFiles {
    private(set) var files: [FileChange]

    /// The files in order, each with those that follow and have the same keys and effects; what
    /// fails or is reported stands alone.
    package static func groups(of files: [FileChange]) -> [AlikeFiles] {
        var (groups, places): ([AlikeFiles], [[DiffLine]: Int]) = ([], [:])
        for file in files {
            if file.status == .changed, let change = file.change,
                change.keyCount <= change.keys.count,
                (file.newFindings + file.goneFindings).isEmpty, file.failing.isEmpty,
                change.changedScenarios.isEmpty
            {
                let identity = change.effects + change.keys.map(\.line)
                if let place = places[identity] {
                    groups[place].files.append(file)
                    continue
                }
                places[identity] = groups.count
            }
            groups.append(AlikeFiles(files: [file]))
        }
        return groups
    }

    /// The path of the file, or the number of files.
    package var title: DiffLine {
        files.count == 1 ? files[0].title : "\(files.count) banners: changed alike"
    }

    /// What the files have in common, and their paths.
    package var sections: [DiffSection] {
        guard files.count > 1, let change = files[0].change else { return files[0].sections }
        let paths = files.map { ["\(.name($0.path))"] as [DiffLine] }
        return [change.lead, DiffSection(title: "Banners", entries: paths)]
            + change.keySections.filter { !$0.isEmpty }
    }
}

extension FileChange.Finding {
    fileprivate var text: DiffLine {
        let text = "\(line):\(column): \(severity)[\(rule)]: \(message)"
        return "\(.finding(text))"
    }
}

extension FileChange.Fault {
    fileprivate var section: DiffSection {
        let side = isOld ? "the old version" : "the new version"
        if let reason { return DiffSection(title: "\(side): \(.name(reason))", isLead: true) }
        let lines = errors.map(\.text) + rest(count - errors.count)
        return DiffSection(
            title: "\(side) has \(count.of("error"))", isLead: true, entries: lines.map { [$0] })
    }
}

/// A line for the elements that are not listed; empty if there are none.
private func rest(_ count: Int) -> [DiffLine] { count > 0 ? ["and \(count) more"] : [] }

extension BannerChange {
    fileprivate var lead: DiffSection { DiffSection(title: sentence, isLead: true) }

    fileprivate var sections: [DiffSection] {
        keySections + [
            scheduleSection, itemSection, scenarioSection,
            DiffSection(title: "Not compared", entries: omissions.map { ["\(.message($0))"] }),
        ]
    }

    /// The keys, and the times that they change.
    fileprivate var keySections: [DiffSection] {
        let lines = keys.map(\.line) + rest(keyCount - keys.count)
        return [
            DiffSection(
                title: "More changes", entries: effects.dropFirst().map { [$0.capitalised] }),
            DiffSection(title: "Keys", entries: lines.map { [$0] }),
        ] + [calendar?.section(most: most)].compactMap { $0 }
    }

    // MARK: Schedule

    /// The first difference of the schedules of two banners.
    private var scheduleSection: DiffSection {
        let first = isNew ? nil : schedule.firstDifference
        return DiffSection(title: "Schedule\(from)", entries: first.map { [[$0.line()]] } ?? [])
    }

    /// The start date of playback, if any.
    private var from: String { start.map { " from \(DateText.write($0))" } ?? "" }

    /// For how long cards are shown; empty if nothing changes.
    private var itemSection: DiffSection {
        let (changed, horizon) = (schedule.items.filter(\.isChanged), schedule.horizon)
        let lines = changed.prefix(most).map { row -> DiffLine in
            let sides = row.exposure.map { side in
                side.map { item in
                    let share =
                        horizon > .zero ? " (\(Share(item.shown, of: horizon).percent)%)" : ""
                    return item.shown.words + share
                }
            }
            let shown = sides.both.compactMap { $0 }.joined(separator: " → ")
            return "\(.item(row.id))\(row.exposure.mark()): \(shown)"
        }
        return DiffSection(
            title: "Cards in \(horizon.words)\(from)",
            entries: (lines + rest(changed.count - lines.count)).map { [$0] })
    }

    // MARK: Scenarios

    /// The scenarios with different results; the others are counted.
    private var scenarioSection: DiffSection {
        let listed = scenarios.filter { $0.isChanged || $0.oldName != nil }
        let others = scenarios.filter { !$0.isChanged && $0.oldName == nil }
        let failing = others.count { $0.outcomes.after?.isPassed == false }
        var entries = listed.map(\.lines)
        if !others.isEmpty {
            let isOne = others.count == 1
            let fails = failing == 0 ? "" : isOne ? ", and fails" : ", \(failing) of them fail"
            let plays = isOne ? "1 plays" : "\(others.count) play"
            let and = listed.isEmpty ? "" : "and "
            entries.append(["\(and)\(plays) the same as before\(fails)"])
        }
        return DiffSection(title: "Scenarios", entries: entries)
    }
}

extension BannerChange.KeyChange {
    fileprivate var line: DiffLine {
        switch (before, after) {
        case (let before?, let after?):
            "\(.name(path)): \(.value(before, isNew: false)) → \(.value(after, isNew: true))"
        case (nil, let value?): "\(.name(path)): added, \(.value(value, isNew: true))"
        case (let value, nil): "\(.name(path)): removed, \(.value(value ?? "", isNew: false))"
        }
    }
}

extension ScheduleDiff.Difference {
    fileprivate func line(in scenario: String? = nil) -> DiffLine {
        let sides = events.map { $0?.words(in: scenario) ?? "nothing more" }
        return "first difference: \(sides.before) → \(sides.after)"
    }
}

extension ScheduleDiff.Occurrence {
    fileprivate func words(in scenario: String? = nil) -> DiffLine {
        let from: DiffLine = from.isEmpty ? "" : "\(.code(from)) "
        let how = "(\(cause.rawValue), \(DurationText.write(duration)))"
        return "at \(.moment(time, scenario: scenario)) \(from)to \(.code(item)) \(how)"
    }
}

extension ScenarioChange {
    /// The result, failed expectations, and the first difference in the timeline.
    fileprivate var lines: [DiffLine] {
        let sides = outcomes.both.compactMap { $0 }
        guard let first = sides.first, let last = sides.last else { return [] }
        let rename: DiffLine = oldName.map { " (renamed from \(.code($0)))" } ?? ""
        let verdicts: DiffLine =
            first.isPassed == last.isPassed ? last.verdict : "\(first.verdict) → \(last.verdict)"
        let counts = first.changes == last.changes ? "" : " → \(last.changes)"
        // A scenario that now passes, or is removed, shows its earlier failures.
        let (before, after) = (outcomes.before?.failures ?? [], outcomes.after?.failures ?? [])
        let failures =
            before == after && outcomes.before != nil
            ? [] : after.isEmpty ? before.map { "before: \($0)" } : after
        return [
            """
            \(.scenario(name))\(rename)\(outcomes.mark()): \(verdicts), \
            \(first.changes.of("change"))\(counts)
            """
        ] + failures.prefix(5).map { "\(.message($0))" } + rest(failures.count - 5)
            + [firstDifference?.line(in: name)].compactMap { $0 }
    }
}

extension ScenarioChange.Outcome {
    fileprivate var verdict: DiffLine {
        let verdict = isPassed ? "passes" : "fails"
        return "\(.state(verdict, isNew: isPassed))"
    }
}

// MARK: Calendar

extension CalendarChange {
    /// The changed times of items, and the changed gaps.
    fileprivate func section(most: Int) -> DiffSection {
        let times = rows.filter(\.isChanged).map { row -> DiffLine in
            let sides = row.seconds.both.compactMap { $0 }
            let words = sides.map(Length.words).joined(separator: " → ")
            return "\(.item(row.id))\(row.seconds.mark()): \(words)"
        }
        let same: [DiffLine] = isChanged ? [] : ["every card is available as before"]
        let lines = same + times.prefix(most) + rest(times.count - most)
        let gaps = gaps(newGaps, "new gap") + gaps(goneGaps, "closed gap")
        return DiffSection(
            title: "Calendar from \(date(from)) to \(date(to)), \(zoneID)",
            entries: (lines + gaps).map { [$0] })
    }

    private func gaps(_ all: [Range<Instant>], _ words: String) -> [DiffLine] {
        all.prefix(10).map { gap in
            let length = Length.words(gap.upperBound - gap.lowerBound)
            return "\(words) from \(date(gap.lowerBound)) to \(date(gap.upperBound)) (\(length))"
        }
            + (all.count > 10
                ? ["\(all.count - 10) more \(words)s, \(Length.words(all.seconds)) in all"] : [])
    }
}
