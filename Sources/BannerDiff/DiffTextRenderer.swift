package import BannerRender

/// A renderer for terminals.
package struct DiffTextRenderer {
    private let style: TextStyle
    /// The indentation in spaces.
    private var indent = 0

    /// Creates a renderer with a style.
    package init(_ style: TextStyle) { self.style = style }

    /// Renders sections, separated by empty lines.
    package func text(_ sections: [DiffSection]) -> String {
        sections.map(text).joined(separator: "\n")
    }

    /// Renders a heading with indented sections.
    package func text(_ title: DiffLine, _ sections: [DiffSection]) -> String {
        var inner = self
        inner.indent = 2
        return paint(words(title), 1) + "\n" + inner.text(sections)
    }

    private func text(_ section: DiffSection) -> String {
        let title = words(section.title)
        var table = Columns(section.table.first?.indices.map { $0 == 0 ? .left : .right } ?? [])
        for row in section.table {
            let cells = row.map { words($0) }
            table.add([spaces(indent + 2) + cells[0]] + cells.dropFirst())
        }
        let code = section.code.flatMap { label, lines -> [[DiffLine]] in
            label.map { [["\($0):"] + lines] } ?? lines.map { [$0] }
        }
        let lines = (section.entries + code).flatMap { entry in
            entry.enumerated().map { number, line in
                let start = indent + (number == 0 ? 2 : 4)
                return spaces(start) + words(line, from: start) + "\n"
            }
        }
        return spaces(indent) + (section.kind == .fault ? title : paint(title, 1)) + "\n"
            + .written { table.append(to: &$0) } + lines.joined()
    }

    /// Renders a line that begins at a column.
    private func words(_ line: DiffLine, from start: Int = 0) -> String {
        let isWide = line.parts.reduce(start) { $0 + width(plain($1)) } > style.width
        return line.parts.reduce(into: "") { text, part in
            let plain = plain(part)
            switch part {
            case .words, .code, .name, .item, .scenario, .moment: text += plain
            case .message:
                text += plain.wrapped(to: style.width, indent: spaces(start + 2), from: start)
            case .state(_, let isNew),
                .value(_, let isNew) where !isWide:
                text += paint(plain, isNew ? 32 : 31)
            case .value(let value, let isNew):
                var column = start + width(text)
                if start == indent + 2 {
                    column = start + 2
                    text.removeLast()
                    text += "\n" + spaces(column)
                }
                let margin = indent + 6
                let words = style.sanitiser.visible(value)
                    .wrapped(to: style.width - 1 - margin, from: column + 1 - margin)
                text += "`\(words)`".split(separator: "\n").map {
                    paint(String($0), isNew ? 32 : 31)
                }
                .joined(separator: "\n" + spaces(margin))
            case .arrow: text += "\n" + spaces(start + 16 - plain.count) + plain + "  "
            }
        }
    }

    /// A part as plain text on one line.
    private func plain(_ part: DiffLine.Part) -> String {
        switch part {
        case .words(let words), .state(let words, _):
            style.isASCII ? words.map { ["→": "->", "–": "-"][$0] ?? String($0) }.joined() : words
        case .message(let text): style.sanitiser.visible(text, limit: DiffLine.longestMessage)
        case .code(let text), .value(let text, _): "`\(style.sanitiser.visible(text))`"
        case .name(let text), .item(let text), .scenario(let text): style.sanitiser.visible(text)
        case .moment(let time, _): DurationText.write(time)
        case .arrow: style.isASCII ? "->" : "→"
        }
    }

    /// Colours a text; colour never carries information alone.
    private func paint(_ text: String, _ code: Int) -> String {
        style.isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    private func width(_ text: String) -> Int { text.reduce(0) { $0 + $1.displayWidth } }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
