import BannerRender

/// What a comparison is written as.
package enum DiffForm: Sendable {
    /// Text for a terminal.
    case text
    /// Markdown for a pull request.
    case markdown
    /// HTML for a page, in which a time is a button that leads there.
    case page
}

/// Writes the parts of a comparison in one of the forms.
///
/// An author's words pass through `code` or `clean` before they are written.
struct DiffPen {
    let style: TextStyle
    let form: DiffForm
    private let sanitiser: Sanitiser
    /// How many characters of a finding are shown; it can quote an author's text of any length.
    private static let longestLine = 400

    init(_ style: TextStyle, _ form: DiffForm) {
        (self.style, self.form, sanitiser) = (style, form, style.sanitiser)
    }

    /// Whether the program that shows the text wraps its lines, so that they are not wrapped here.
    var isMarkup: Bool { form != .text }

    /// The sign between before and after, and the one for what does not exist.
    var arrow: String { style.isASCII && !isMarkup ? "->" : "→" }
    var dash: String { style.isASCII && !isMarkup ? "-" : "–" }

    /// What a piece of text stands for; colour is never the only source of information.
    enum Role: String {
        case heading = "1"
        case old = "31"
        case new = "32"
    }

    /// The text in the colour of its role, each line by itself.
    func paint(_ text: String, _ role: Role) -> String {
        if form == .page { return "<span class=\"\(role == .old ? "old" : "new")\">\(text)</span>" }
        guard style.isColoured && !isMarkup else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let indent = line.prefix { $0 == " " }
            let words = line.dropFirst(indent.count)
            return words.isEmpty ? String(line) : "\(indent)\u{1B}[\(role.rawValue)m\(words)\u{1B}[0m"
        }.joined(separator: "\n")
    }

    /// A section's heading.
    func heading(_ text: String) -> String {
        switch form {
        case .text: paint(text, .heading) + "\n"
        case .markdown: "### \(text)\n\n"
        case .page: "<h3>\(text)</h3>\n"
        }
    }

    /// An entry of a list; `level` is how deep it is.
    func entry(_ text: String, level: Int = 0) -> String {
        switch form {
        case .text: String(repeating: "  ", count: level + 1) + text + "\n"
        case .markdown: String(repeating: "  ", count: level) + "- " + text + "\n"
        case .page: (level == 0 ? "<li>" : "<li class=\"under\">") + text + "</li>\n"
        }
    }

    /// An entry whose text can be too long for a line of a terminal.
    func long(_ text: String, level: Int = 0) -> String {
        isMarkup ? entry(text, level: level) : wrapped(text, indent: level * 2 + 2) + "\n"
    }

    /// What was before, and what is after.
    func change(_ before: String, _ after: String) -> String { "\(before) \(arrow) \(after)" }

    /// The first lines of so many, and how many more there are.
    func first(_ most: Int, of lines: [String]) -> [String] { shown(Array(lines.prefix(most)), of: lines.count) }

    /// The same of lines that are already the first ones.
    func shown(_ lines: [String], of count: Int) -> [String] {
        lines + (count > lines.count ? ["and \(count - lines.count) more"] : [])
    }

    /// Text in lines that fit, with the spaces before each.
    private func wrapped(_ text: String, indent: Int) -> String {
        let spaces = String(repeating: " ", count: indent)
        return spaces + text.wrapped(to: style.width, indent: spaces + "  ", from: indent)
    }

    /// An author's words in backticks after a label, in lines that fit; nothing of them is left out.
    func wrapped(_ label: String = "", code words: String, indent: Int) -> String {
        let spaces = String(repeating: " ", count: indent)
        let start = indent + width(label) + 1
        let text = clean(words).wrapped(to: style.width - 1, indent: spaces + "  ", from: start)
        return "\(spaces)\(label)`\(text)`"
    }

    /// How many columns a text takes; the tags of a page take none.
    func width(_ text: String) -> Int {
        var (width, isTag) = (0, false)
        for character in text {
            if form == .page && character == "<" { isTag = true }
            if !isTag { width += character.displayWidth }
            if character == ">" { isTag = false }
        }
        return width
    }

    /// An author's words, made harmless.
    func clean(_ text: String) -> String {
        let visible = sanitiser.visible(text)
        return form == .page ? XMLText.content(visible) : visible
    }

    /// An author's words where nothing surrounds them: in backticks only if Markdown or HTML could read them as its own.
    func name(_ text: String) -> String { isMarkup ? code(text) : clean(text) }

    /// An author's words: in backticks, with a fence longer than any inside in Markdown.
    func code(_ text: String) -> String {
        let clean = clean(text)
        guard form != .page else { return "<code>\(clean)</code>" }
        guard form == .markdown else { return "`\(clean)`" }
        let fence = DiffPen.fence(around: [clean], atLeast: 1)
        // A span cannot be empty, and loses one space at each end if it has both.
        let needsSpace = fence.count > 1 || clean.isEmpty || clean.first == " " && clean.last == " "
        return needsSpace ? "\(fence) \(clean) \(fence)" : "\(fence)\(clean)\(fence)"
    }

    /// Backticks, more of them than anywhere in the texts.
    private static func fence(around texts: [String], atLeast least: Int) -> String {
        let longest = texts.flatMap { $0.split { $0 != "`" }.map(\.count) }.max() ?? 0
        return String(repeating: "`", count: max(least, longest + 1))
    }

    /// Lines that are shown as they are.
    func block(_ lines: [String], indent: Int) -> String {
        let clean = lines.map { sanitiser.visible($0, limit: DiffPen.longestLine) }
        if form == .page { return "<pre>\(XMLText.content(clean.joined(separator: "\n")))</pre>\n" }
        guard form == .markdown else { return clean.map { wrapped($0, indent: indent) + "\n" }.joined() }
        let fence = DiffPen.fence(around: clean, atLeast: 3)
        return "\(fence)text\n\(clean.map { $0 + "\n" }.joined())\(fence)\n"
    }

    /// A table whose first column is text and whose others are numbers.
    func table(_ rows: [[String]]) -> String {
        switch form {
        case .text: plainTable(rows)
        case .markdown: markdownTable(rows)
        case .page: pageTable(rows)
        }
    }

    private func plainTable(_ rows: [[String]]) -> String {
        var table = Columns(rows[0].indices.map { $0 == 0 ? .left : .right })
        for row in rows { table.add(["  " + row[0]] + row.dropFirst()) }
        return .written { table.append(to: &$0) }
    }

    private func markdownTable(_ rows: [[String]]) -> String {
        let lines = rows.map { row in
            let cells = row.map { cell in
                cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
            }
            return "| " + cells.joined(separator: " | ") + " |\n"
        }
        let numbers = String(repeating: " ---: |", count: rows[0].count - 1)
        return lines[0] + "| --- |\(numbers)\n" + lines.dropFirst().joined()
    }
}
