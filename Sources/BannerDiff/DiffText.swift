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
    package var title: DiffLine {
        let rename: DiffLine = oldPath.map { "renamed from \(.code($0))" } ?? ""
        let verdict: DiffLine =
            switch status {
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
        return "\(.name(path)): \(verdict)"
    }

    /// The faults, the effects of the change, and new and removed findings.
    package var sections: [DiffSection] {
        let findings = [("new", newFindings), ("gone", goneFindings)].filter { !$1.isEmpty }.map {
            label, findings in
            (
                label: Optional(label),
                lines: findings.prefix(10).map(\.text) + rest(findings.count - 10)
            )
        }
        return faults.map(\.section)
            + ((change?.sections ?? []) + [DiffSection(title: "Findings", code: findings)]).filter {
                !$0.isEmpty
            }
    }
}

extension FileChange.Finding {
    fileprivate var text: DiffLine {
        let text = "\(line):\(column): \(severity)[\(rule)]: \(message)"
        return "\(.message(text))"
    }
}

extension FileChange.Fault {
    fileprivate var section: DiffSection {
        let side = isOld ? "the old version" : "the new version"
        if let reason { return DiffSection(title: "\(side): \(.name(reason))", kind: .fault) }
        let lines = errors.map(\.text) + rest(count - errors.count)
        return DiffSection(
            title: "\(side) has \(count.of("error"))", kind: .fault, code: [(nil, lines)])
    }
}

/// A line for the elements that are not listed; empty if there are none.
private func rest(_ count: Int) -> [DiffLine] { count > 0 ? ["and \(count) more"] : [] }

extension BannerChange {
    fileprivate var sections: [DiffSection] {
        [
            DiffSection(
                title: "Keys", kind: .detail,
                entries: keys.map(\.lines) + rest(keyCount - keys.count).map { [$0] }),
            calendar?.section(most: most), scheduleSection, itemSection, scenarioSection,
            DiffSection(title: "Not compared", entries: omissions.map { ["\(.message($0))"] }),
        ].compactMap { $0 }
    }

    // MARK: Schedule

    /// The first difference of the schedules, and their cycles.
    private var scheduleSection: DiffSection {
        let horizon = schedule.horizon.words
        let areBoth = exists.before && exists.after
        let starts = schedule.starts.map { id -> DiffLine in id.map { "\(.code($0))" } ?? "nothing"
        }
        let isSame = schedule.starts.before == schedule.starts.after
        var lines: [DiffLine] =
            areBoth && !isSame ? ["starts on: \(starts.before) → \(starts.after)"] : []
        if let first = schedule.firstDifference {
            let event = first.events.before ?? first.events.after
            lines.append(areBoth ? first.line() : "first change: \(event?.words() ?? "")")
        } else if !areBoth {
            lines.append("no change of page in \(horizon)")
        } else if isSame {
            let scope = calendar != nil && start == nil ? " with every item" : ""
            lines.append("identical for \(horizon)\(scope)")
        }
        let cycles = schedule.cycles.map { $0.map { $0.length.words } ?? "none, it comes to rest" }
        // A calendar has no endless cycle.
        if start == nil && !areBoth {
            lines.append("cycle: \(exists.after ? cycles.after : cycles.before)")
        } else if start == nil && cycles.before != cycles.after {
            lines.append("cycle: \(cycles.before) → \(cycles.after)")
        }
        // An item that was not shown before either is not a change.
        let lost = schedule.items.filter { $0.isUnreachable && $0.exposure.before?.showings != 0 }
        let shown = lost.prefix(most == .max ? .max : 10)
        lines += shown.map { "\(.code($0.id)) is never shown in \(horizon)" }
        lines += rest(lost.count - shown.count)
        return DiffSection(title: "Schedule\(from)", entries: lines.map { [$0] })
    }

    /// The start date of playback, if any.
    private var from: String { start.map { " from \(DateText.write($0))" } ?? "" }

    /// The exposure of items; empty if nothing changes.
    private var itemSection: DiffSection {
        let (items, horizon) = (schedule.items, schedule.horizon)
        var section = DiffSection(title: "Items in \(horizon.words)\(from)", kind: .detail)
        let changed = items.filter(\.isChanged)
        guard !changed.isEmpty else { return section }
        let shown = items.count > most ? Array(changed.prefix(most)) : items
        section.table =
            [["item", "shown before", "after", "share before", "after"]]
            + shown.map { row in
                let sides = [row.exposure.before, row.exposure.after]
                return ["\(.item(row.id))\(row.exposure.mark())"]
                    + sides.map { $0.map { "\($0.shown.words)" } ?? "–" }
                    + sides.map { side in
                        side.flatMap {
                            horizon > .zero ? "\(Share($0.shown, of: horizon).percent)%" : nil
                        } ?? "–"
                    }
            }
        let others = items.count - shown.count
        if others > 0 {
            section.entries = [
                ["and \(others) more, \(changed.count - shown.count) of them changed"]
            ]
        }
        return section
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
    /// The values of the key; a long mapping in only one version is listed by key.
    fileprivate var lines: [DiffLine] {
        if let before, let after {
            return [
                "\(.name(path)): \(.value(before, isNew: false)) → \(.value(after, isNew: true))"
            ]
        }
        let (isNew, value) = (before == nil, before ?? after ?? "")
        let state = isNew ? "added" : "removed"
        guard !parts.isEmpty && (path + value).count > 64 else {
            return ["\(.name(path)): \(state), \(.value(value, isNew: isNew))"]
        }
        return ["\(.name(path)): \(.state(state, isNew: isNew))"]
            + parts.map { "\(.name($0.key)): \(.value($0.value, isNew: isNew))" }
    }
}

extension ScheduleDiff.Difference {
    fileprivate func line(in scenario: String? = nil) -> DiffLine {
        let sides = events.map { $0?.words(in: scenario) ?? "nothing more" }
        return "first difference: \(sides.before)\(.arrow)\(sides.after)"
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
        let sides = [outcomes.before, outcomes.after].compactMap { $0 }
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
        var lines: [DiffLine] = isChanged ? [] : ["every item is available as before"]
        var section = DiffSection(
            title: "Calendar from \(zone.text(from)) to \(zone.text(to)), \(zoneID)", kind: .detail)
        let changed = rows.filter(\.isChanged)
        if !changed.isEmpty {
            section.table =
                [["item", "available before", "after", "gained", "lost", "first difference"]]
                + changed.prefix(most).map { row in
                    ["\(.name(row.id))\(row.seconds.mark())"]
                        + [row.seconds.before, row.seconds.after, row.gained, row.lost].map {
                            "\(length($0))"
                        }
                        + [row.firstDifference.map { "\(zone.text($0))" } ?? "–"]
                }
            let same = rows.count - changed.count
            lines = rest(changed.count - most)
            if same > 0 {
                lines.append(
                    "\(same) other \(same == 1 ? "item is" : "items are") available as before")
            }
        }
        lines += self.lines(newGaps, "new gap") + self.lines(goneGaps, "closed gap")
        section.entries = lines.map { [$0] }
        return section
    }

    private func lines(_ gaps: Gaps, _ words: String) -> [DiffLine] {
        let more = gaps.count - gaps.listed.count
        return gaps.listed.map { gap in
            let (start, end) = (zone.text(gap.lowerBound), zone.text(gap.upperBound))
            return "\(words) from \(start) to \(end) (\(length(gap.upperBound - gap.lowerBound)))"
        } + (more > 0 ? ["\(more) more \(words)s, \(length(gaps.seconds)) in all"] : [])
    }

    private func length(_ seconds: Int64?) -> String { seconds.map(Length.words) ?? "–" }
}
