package import BannerRender

/// Comparisons of files, as text for a terminal, as Markdown for a pull request, or as a part of a page.
package struct DiffText {
    let pen: DiffPen
    /// How many new findings of a file are listed, and how many that are gone.
    private static let mostFindings = 10

    /// Texts in this style.
    package init(_ style: TextStyle, _ form: DiffForm) { pen = DiffPen(style, form) }

    /// The effect of a change.
    package func text(_ change: BannerChange) -> String { sections(change).joined(separator: "\n") }

    /// The parts of a change about which there is something to say.
    func sections(_ change: BannerChange) -> [String] {
        [
            keys(change), calendar(change), schedule(change), items(change), scenarios(change), omissions(change),
        ].filter { !$0.isEmpty }
    }

    /// What was not compared; empty if everything was.
    private func omissions(_ change: BannerChange) -> String {
        guard !change.omissions.isEmpty else { return "" }
        return pen.heading("Not compared") + change.omissions.map { pen.long($0) }.joined()
    }

    /// One file of two that were compared: no heading is needed.
    package func onlyText(_ file: FileChange) -> String {
        let parts = parts(file)
        return parts.isEmpty ? "no difference\n" : parts.joined(separator: "\n")
    }

    /// One file of many, below its heading.
    package func text(_ file: FileChange) -> String {
        let body = inner.parts(file).joined(separator: "\n")
        let title = title(file)
        guard !pen.isMarkup else { return "## \(title)\n" + (body.isEmpty ? "" : "\n" + body) }
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
        return pen.paint(title, .heading) + "\n" + lines.joined(separator: "\n")
    }

    /// A file that is not a banner.
    package func foreign(_ path: String) -> String {
        let words = "not a banner; `git diff --no-ext-diff` shows its text"
        return "\(pen.isMarkup ? "## " : "")\(pen.name(path)): \(words)\n"
    }

    /// The same with room for the space before each line.
    private var inner: DiffText {
        var style = pen.style
        style.width -= 2
        return DiffText(style, pen.form)
    }

    private func parts(_ file: FileChange) -> [String] {
        [faults(file), file.change.map(text) ?? "", findings(file)].filter { !$0.isEmpty }
    }

    /// The line about all files.
    package func summary(_ tally: DiffTally) -> String { tally.summary + "\n" }

    /// A file's path, and what became of it.
    func title(_ file: FileChange) -> String {
        "\(pen.name(file.path)): \(verdict(file))"
    }

    /// What became of a file, in a few words.
    private func verdict(_ file: FileChange) -> String {
        let old = file.oldPath.map(pen.code) ?? ""
        return switch file.status {
        case .changed: "changed"
        case .added: "new"
        case .deleted: "deleted"
        case .renamed:
            file.change == nil ? "renamed from \(old), no other difference" : "renamed from \(old) and changed"
        case .same: "no difference"
        case .repaired: "repaired, so all of it is shown as new"
        case .broken: "cannot be compared"
        case .unread: "cannot be read"
        }
    }

    private func faults(_ file: FileChange) -> String {
        file.faults.map { fault in
            if let reason = fault.reason { return "\(fault.side): \(pen.name(reason))\n" }
            let lines = pen.shown(fault.errors.map(\.text), of: fault.count)
            return "\(fault.words)\(pen.isMarkup ? ":\n" : "")\n" + pen.block(lines, indent: 2)
        }.joined(separator: "\n")
    }

    /// The findings that are new or gone; empty if there are none.
    func findings(_ file: FileChange) -> String {
        let sides = [("new", file.newFindings), ("gone", file.goneFindings)]
        let texts = sides.filter { !$0.1.isEmpty }.map { word, findings in
            (pen.isMarkup ? "\(word):\n\n" : "  \(word):\n")
                + pen.block(pen.first(DiffText.mostFindings, of: findings.map(\.text)), indent: 4)
        }
        return texts.isEmpty ? "" : pen.heading("Findings") + texts.joined(separator: pen.isMarkup ? "\n" : "")
    }
}
