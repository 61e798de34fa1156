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

    /// Renders sections, or only the first one if all are too long.
    package func text(_ sections: [DiffSection]) -> String {
        let whole = sections.map(text).joined(separator: "\n")
        guard whole.utf8.count > limit, let first = sections.first else { return whole }
        let left = (sections.count - 1).of("part")
        return text(first) + "\nLeft out, because the text would be too long: \(left)\n"
    }

    /// Renders a heading with sections.
    package func text(_ title: DiffLine, _ sections: [DiffSection]) -> String {
        let title = "## \(words(title))\n"
        return sections.isEmpty ? title : title + "\n" + text(sections)
    }

    /// Renders the summary and the files within the limit.
    package func text(_ files: [AlikeFiles], _ tally: DiffCounts) -> String {
        let summary = tally.summary + "\n"
        let whole = summary + files.map { "\n" + text($0.title, $0.sections) }.joined()
        guard whole.utf8.count > limit else { return whole }
        // A fifth is reserved for one-line entries, and 300 bytes for the count of the rest.
        let room = limit - summary.utf8.count - 300
        var (pages, lines, left) = ("", "", DiffCounts())
        for file in (0...6).flatMap({ rank in files.filter { $0.files[0].rank == rank } }) {
            let page = "\n" + text(file.title, file.sections)
            let line = "- \(words(file.title))\n"
            if pages.utf8.count + page.utf8.count <= room * 4 / 5 {
                pages += page
            } else if lines.utf8.count + line.utf8.count <= room / 5 {
                lines += line
            } else {
                file.files.forEach { left.add($0) }
            }
        }
        if !lines.isEmpty { lines = "\n## In short\n\n\(lines)" }
        let rest =
            left.files > 0 ? "\nNot listed, to stay below \(limit) bytes: \(left.statuses)\n" : ""
        return summary + pages + lines + rest
    }

    // MARK: Sections

    private func text(_ section: DiffSection) -> String {
        let title = words(section.title)
        let entries = section.entries.map(text).joined()
        return (section.isLead ? title : "### \(title)") + (entries.isEmpty ? "\n" : "\n\n")
            + entries
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
            case .finding(let text): code(text, limit: DiffLine.longestMessage)
            case .moment(let time, _): DurationText.write(time)
            }
        }.joined()
    }

    /// A code span with a fence that is longer than any run of backticks inside.
    private func code(_ text: String, limit: Int = .max) -> String {
        let text = sanitiser.visible(text, limit: limit)
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        // A code span cannot be empty, and Markdown strips one space at both ends.
        let space =
            fence.count > 1 || text.isEmpty || text.first == " " && text.last == " " ? " " : ""
        return fence + space + text + space + fence
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
