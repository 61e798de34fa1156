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
        let lines = section.entries.flatMap { entry in
            entry.enumerated().map { number, line in
                spaces(indent + (number == 0 ? 2 : 4)) + words(line) + "\n"
            }
        }
        return spaces(indent) + (section.isLead ? title : paint(title, 1)) + "\n"
            + lines.joined()
    }

    private func words(_ line: DiffLine) -> String {
        line.parts.map { part in
            switch part {
            case .state(_, let isNew), .value(_, let isNew): paint(plain(part), isNew ? 32 : 31)
            default: plain(part)
            }
        }.joined()
    }

    /// A part as plain text on one line.
    private func plain(_ part: DiffLine.Part) -> String {
        switch part {
        case .words(let words), .state(let words, _):
            style.isASCII
                ? words.map { ["→": "->", "–": "-", "·": "-"][$0] ?? String($0) }.joined() : words
        case .message(let text), .finding(let text):
            style.sanitiser.visible(text, limit: DiffLine.longestMessage)
        case .code(let text), .value(let text, _): "`\(style.sanitiser.visible(text))`"
        case .name(let text), .item(let text), .scenario(let text): style.sanitiser.visible(text)
        case .title(let text): style.sanitiser.visible(text, limit: DiffLine.longestTitle)
        case .moment(let time, _): DurationText.write(time)
        }
    }

    /// Colours a text; colour never carries information alone.
    private func paint(_ text: String, _ code: Int) -> String {
        style.isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
