/// The column of line numbers to the left of code and notes.
struct Gutter {
    let style: TextStyle
    /// The width of line numbers.
    let digits: Int

    private var blank: String { String(repeating: " ", count: digits) }

    /// A gutter line without content.
    var empty: String { style.paint("\(blank) |", .gutter) + "\n" }

    /// A note about the code above, wrapped.
    func remark(_ kind: String, _ words: String) -> String {
        let start = digits + 3 + kind.count + 2
        let text = words.wrapped(to: style.width, indent: String(repeating: " ", count: start), from: start)
        return style.paint("\(blank) = ", .gutter) + style.paint("\(kind):", kind == "help" ? .help : .place)
            + " \(text)\n"
    }

    /// The lines of a snippet with markers below.
    func code(_ snippet: Snippet, mark: String, _ role: TextStyle.Role) -> String {
        var text = ""
        for (index, part) in snippet.parts.enumerated() {
            if index > 0 && part.line > snippet.parts[index - 1].line + 1 { text += style.paint("...", .gutter) + "\n" }
            let line = CodeLine(
                snippet.bytes, around: part.stretch, width: style.width - digits - 3, sanitiser: style.sanitiser)
            let number = String("\(blank)\(part.line)".suffix(digits))
            text += style.paint("\(number) |", .gutter) + (line.text.isEmpty ? "" : " ") + line.text + "\n"
            let marks = String(repeating: mark, count: line.mark.count)
            let indent = String(repeating: " ", count: line.mark.lowerBound + 1)
            text += style.paint("\(blank) |", .gutter) + indent + style.paint(marks, role) + "\n"
        }
        return text
    }
}
