package import BannerRender

/// A renderer for Markdown with a size limit: the most important files in full, others in one line,
/// and the rest as a number.
package struct DiffMarkdownRenderer {
    private let sanitiser: Sanitiser
    private let limit: Int

    /// The default limit in bytes, which leaves room in a comment of 65,536 characters.
    package static let usualLimit = 60_000
    /// The smallest limit in bytes, which has room for the summary.
    package static let minLimit = 1_000

    /// Creates a renderer with a limit in bytes.
    package init(_ style: TextStyle, limit: Int) {
        (sanitiser, self.limit) = (style.sanitiser, limit)
    }

    /// Renders sections within the limit.
    package func text(_ sections: [DiffSection]) -> String { text(sections, within: limit) }

    /// Renders a heading with sections.
    package func text(_ title: DiffLine, _ sections: [DiffSection], within room: Int = .max)
        -> String
    {
        let title = "## \(words(title))\n"
        return sections.isEmpty
            ? title : title + "\n" + text(sections, within: room - title.utf8.count)
    }

    /// Renders the summary and the files within the limit.
    package func text(_ files: [AlikeFiles], _ tally: DiffCounts) -> String {
        let summary = tally.summary + "\n"
        let whole = summary + files.map { "\n" + text($0.title, $0.sections) }.joined()
        guard whole.utf8.count > limit else { return whole }
        // A fifth is reserved for one-line entries, and 300 bytes for the count of the rest.
        var room = Room(bytes: (limit - summary.utf8.count - 300) * 4 / 5)
        var (pages, lines, short, left) = ("", "", [AlikeFiles](), DiffCounts())
        for file in (0...6).flatMap({ rank in files.filter { $0.files[0].rank == rank } }) {
            let parts = [.max, min(room.bytes, limit / 2)].lazy.map {
                "\n" + text(file.title, file.sections, within: $0)
            }
            if room.bytes > DiffMarkdownRenderer.minLimit / 2,
                let part = parts.first(where: { room.take($0) })
            {
                pages += part
            } else {
                short.append(file)
            }
        }
        room.bytes = limit - summary.utf8.count - pages.utf8.count - 300
        for file in short {
            let line = "- \(words(file.title))\n"
            if room.take(line) { lines += line } else { file.files.forEach { left.add($0) } }
        }
        if !lines.isEmpty { lines = "\n## In short\n\n\(lines)" }
        let rest =
            left.files > 0 ? "\nNot listed, to stay below \(limit) bytes: \(left.statuses)\n" : ""
        return summary + pages + lines + rest
    }

    /// A budget in bytes.
    private struct Room {
        var bytes: Int

        mutating func take(_ text: String) -> Bool {
            let fits = text.utf8.count <= bytes
            if fits { bytes -= text.utf8.count }
            return fits
        }
    }

    // MARK: Sections

    /// Renders the sections that fit into a budget.
    private func text(_ sections: [DiffSection], within most: Int) -> String {
        let whole = sections.map(text)
        var room = Room(bytes: most - 100)
        let fits = whole.reduce(0) { $0 + $1.utf8.count + 1 } <= most
        let kept = fits ? whole : whole.filter { room.take($0 + "\n") }
        let left = whole.count - kept.count
        return kept.joined(separator: "\n")
            + (left > 0
                ? "\nLeft out, because the text would be too long: \(left.of("part"))\n" : "")
    }

    private func text(_ section: DiffSection) -> String {
        let title = words(section.title)
        let head =
            section.isLead ? title + (section.code.isEmpty ? "" : ":") : "### \(title)"
        let code = section.code.flatMap { label, lines in
            let text = lines.map { words($0) + "\n" }.joined()
            let fence = fence(around: text, atLeast: 3)
            return [label.map { "\($0):\n" } ?? "", "\(fence)text\n\(text)\(fence)\n"]
        }
        return ([head + "\n", section.entries.map(text).joined()] + code)
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func text(_ entry: [DiffLine]) -> String {
        entry.enumerated().map { "\($0 == 0 ? "" : "  ")- \(words($1))\n" }.joined()
    }

    // MARK: Lines

    private func words(_ line: DiffLine) -> String {
        line.parts.map { part in
            switch part {
            case .words(let words), .state(let words, _): words
            case .message(let text): sanitiser.visible(text, limit: DiffLine.longestMessage)
            case .code(let text), .name(let text), .item(let text), .scenario(let text),
                .title(let text), .value(let text, _):
                code(text)
            case .moment(let time, _): DurationText.write(time)
            }
        }.joined()
    }

    /// A code span with a fence that is longer than any run of backticks inside.
    private func code(_ text: String) -> String {
        let text = sanitiser.visible(text)
        let fence = fence(around: text, atLeast: 1)
        // A code span cannot be empty, and Markdown strips one space at both ends.
        let space =
            fence.count > 1 || text.isEmpty || text.first == " " && text.last == " " ? " " : ""
        return fence + space + text + space + fence
    }

    /// A run of backticks that is longer than any in a text.
    private func fence(around text: String, atLeast least: Int) -> String {
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        return String(repeating: "`", count: max(least, longest + 1))
    }
}

extension FileChange {
    /// The priority in a review, from 0 (highest) to 6.
    fileprivate var rank: Int {
        if !newlyFailing.isEmpty { return 1 }
        if !failing.isEmpty { return 2 }
        return switch status {
        case .broken, .unread: 0
        case .changed, .repaired: 3
        case .added, .deleted: 4
        case .renamed: change == nil ? 5 : 3
        case .same: 6
        }
    }
}
