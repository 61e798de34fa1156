import BannerKit
import BannerPicture
package import BannerReport
import BannerRules

/// The effect of a change, as text for a terminal or as Markdown for a pull request.
package struct DiffText {
    private let change: BannerChange
    private let sanitiser: Sanitiser
    private let isMarkdown: Bool

    /// The text of a change.
    package init(_ change: BannerChange, _ sanitiser: Sanitiser, isMarkdown: Bool) {
        self.change = change
        self.sanitiser = sanitiser
        self.isMarkdown = isMarkdown
    }

    private var schedule: ScheduleDiff { change.schedule }

    /// How long a value can be.
    private static let longestValue = 60

    /// The complete text.
    package var text: String {
        [keyPart, schedulePart, itemPart].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var keyPart: String {
        let rows = change.keys.map { key in
            isMarkdown
                ? "- \(code(key.path)): \(value(key.before)) → \(value(key.after))\n"
                : "  \(clean(key.path)): \(value(key.before)) → \(value(key.after))\n"
        }
        let more = change.keyCount - rows.count
        return heading("Keys") + rows.joined() + (more > 0 ? "\(isMarkdown ? "- " : "  ")and \(more) more\n" : "")
    }

    private var schedulePart: String {
        var lines: [String] = []
        if let difference = schedule.firstDifference {
            let events = difference.events
            lines.append(
                isMarkdown
                    ? "first difference: \(words(events.before)) → \(words(events.after))"
                    : "first difference: \(words(events.before))\n                 →  \(words(events.after))")
        } else {
            lines.append("identical for \(DurationText.write(schedule.horizon))")
        }
        let cycles = schedule.cycles
        let (before, after) = (cycles.before.map { $0.length }, cycles.after.map { $0.length })
        if before != after { lines.append("cycle: \(cycle(before)) → \(cycle(after))") }
        for row in schedule.items where row.isUnreachable {
            lines.append("\(code(row.id)) is never shown in \(DurationText.write(schedule.horizon))")
        }
        return heading("Schedule") + lines.map { (isMarkdown ? "- " : "  ") + $0 + "\n" }.joined()
    }

    private var itemPart: String {
        guard schedule.items.contains(where: { $0.isChanged }) else { return "" }
        let head = ["item", "shown before", "after", "share before", "after"]
        let rows = schedule.items.map { row in
            [
                name(row), seconds(row.exposure.before), seconds(row.exposure.after), share(row.exposure.before),
                share(row.exposure.after),
            ]
        }
        let title = heading("Items in \(DurationText.write(schedule.horizon))")
        return title + (isMarkdown ? markdownTable([head] + rows) : plainTable([head] + rows))
    }

    private func heading(_ text: String) -> String { isMarkdown ? "### \(text)\n\n" : "\(text)\n" }

    private func name(_ row: ScheduleDiff.Row) -> String {
        let mark = row.exposure.before == nil ? " (new)" : row.exposure.after == nil ? " (gone)" : ""
        return (isMarkdown ? code(row.id) : clean(row.id)) + mark
    }

    private func seconds(_ exposure: Schedule.Exposure.Item?) -> String {
        exposure.map { DurationText.write($0.shown) } ?? "–"
    }

    private func share(_ exposure: Schedule.Exposure.Item?) -> String {
        guard let exposure, schedule.horizon > .zero else { return "–" }
        return Share(exposure.shown, of: schedule.horizon).percent + "%"
    }

    private func words(_ occurrence: ScheduleDiff.Occurrence?) -> String {
        guard let occurrence else { return "nothing more" }
        let how = "\(occurrence.cause.word), \(DurationText.write(occurrence.duration))"
        return "at \(DurationText.write(occurrence.time)) \(code(occurrence.from)) to \(code(occurrence.item)) (\(how))"
    }

    private func cycle(_ length: Time?) -> String { length.map { DurationText.write($0) } ?? "none, it comes to rest" }

    private func value(_ text: String?) -> String {
        guard let text else { return "nothing" }
        let isLong = text.unicodeScalars.count > DiffText.longestValue
        return code(
            isLong ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(DiffText.longestValue))) + "…" : text)
    }

    // MARK: Sanitised text

    private func clean(_ text: String) -> String { sanitiser.visible(text) }

    /// An author's words: in backticks, with a fence longer than any inside in Markdown.
    private func code(_ text: String) -> String {
        let clean = clean(text)
        guard isMarkdown else { return "`\(clean)`" }
        let longest = clean.split(omittingEmptySubsequences: true) { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return longest == 0 ? "\(fence)\(clean)\(fence)" : "\(fence) \(clean) \(fence)"
    }

    private func plainTable(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + padding : padding + cell
            }
            return "  " + cells.joined(separator: "  ") + "\n"
        }.joined()
    }

    private func markdownTable(_ rows: [[String]]) -> String {
        let lines = rows.map {
            "| "
                + $0.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }.joined(
                    separator: " | ") + " |\n"
        }
        return lines[0] + "| --- | ---: | ---: | ---: | ---: |\n" + lines.dropFirst().joined()
    }
}
