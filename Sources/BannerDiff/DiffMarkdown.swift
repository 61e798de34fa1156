/// Markdown about files that stays below a size: the most important in full, then others in a line each, then how many
/// more there are.
package struct DiffMarkdown {
    private let text: DiffText
    private let limit: Int
    private var files: [(file: FileChange, text: String)] = []

    /// The size that leaves room in a comment of 65,536 characters.
    package static let usualLimit = 60_000
    /// The smallest size, which has room for the summary.
    package static let leastLimit = 1_000

    /// A text of at most so many bytes.
    package init(_ text: DiffText, limit: Int) { (self.text, self.limit) = (text, limit) }

    /// Adds a file, as it is below its heading.
    package mutating func add(_ file: FileChange, _ text: String) { files.append((file, text)) }

    /// All of them, after the summary.
    package func page(_ tally: DiffTally) -> String {
        let summary = text.summary(tally)
        let whole = summary + files.map { "\n" + $0.text }.joined()
        guard whole.utf8.count > limit else { return whole }
        let order = files.enumerated().sorted { ($0.element.file.rank, $0.offset) < ($1.element.file.rank, $1.offset) }
        // A fifth is for lines, and some words count the rest.
        var room = (limit - summary.utf8.count - 300) * 4 / 5
        var pages = "", short: [FileChange] = []
        for (file, text) in order.map(\.element) {
            let part = "\n" + (text.utf8.count < room ? text : DiffMarkdown.shortened(text, to: min(room, limit / 2)))
            guard part.utf8.count <= room, !part.isEmpty, room > DiffMarkdown.leastLimit / 2 else {
                short.append(file)
                continue
            }
            pages += part
            room -= part.utf8.count
        }
        room = limit - summary.utf8.count - pages.utf8.count - 300
        var lines = "", left = DiffTally()
        for file in short {
            let line = "- \(text.title(file))\n"
            if line.utf8.count <= room { lines += line } else { left.add(file) }
            room -= line.utf8.count <= room ? line.utf8.count : 0
        }
        if !lines.isEmpty { lines = "\n## In short\n\n\(lines)" }
        let rest = left.files > 0 ? "\nNot listed, to stay below \(limit) bytes: \(left.statuses)\n" : ""
        return summary + pages + lines + rest
    }

    // MARK: One file

    /// The Markdown of one file with as many of its parts as fit; what fails and what is found before the others.
    package static func shortened(_ text: String, to most: Int) -> String {
        guard text.utf8.count > most else { return text }
        var parts: [(text: String, isImportant: Bool)] = []
        var isImportant = true, isCode = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isHeading = line.hasPrefix("#") && !isCode
            if line.hasPrefix("```") { isCode.toggle() }
            if isHeading { isImportant = !["### Keys", "### Items", "### Calendar"].contains { line.hasPrefix($0) } }
            // A part is an entry with what is below it, or a heading, or a table.
            if parts.isEmpty || isHeading || line.hasPrefix("- ") && !isCode {
                parts.append(("", isImportant || isHeading))
            }
            parts[parts.count - 1].text += line + "\n"
        }
        var isKept = parts.map { _ in false }
        var room = most - 100
        for place in parts.indices.filter({ parts[$0].isImportant }) + parts.indices.filter({ !parts[$0].isImportant })
        where parts[place].text.utf8.count <= room {
            isKept[place] = true
            room -= parts[place].text.utf8.count
        }
        let left = isKept.count { !$0 }
        let kept = zip(parts, isKept).map { $1 ? $0.text : "" }.joined()
        return kept + "Left out, because the text would be too long: \(left) \(left == 1 ? "part" : "parts")\n"
    }
}

extension FileChange {
    /// How important it is to a reviewer; 0 is the most important.
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
