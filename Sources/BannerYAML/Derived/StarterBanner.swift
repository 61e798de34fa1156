import BannerLanguage

/// A starter banner with a comment for every key, derived from the table of keys.
///
/// It has no findings in any style, and its scenario passes.
package struct StarterBanner {
    /// The name of the indicator's style.
    private let style: String

    /// The names of all styles, in the order of the reference.
    package static var styles: [String] { Banner.Indicator.Style.allCases.map(\.word) }

    /// A starter with an indicator of this style; a word that is not in `styles` gives an indicator
    /// without keys.
    package init(style: String) {
        self.style = style
    }

    /// The file, with a line break at its end and without a reference to a schema.
    package var text: String {
        guard case .record(let banner) = Language.banner else { return "" }
        var lines =
            StarterBanner.comment(banner.summary)
            + StarterBanner.comment("Every key with its default, or as an example after `#`.")
        for key in banner.keys { lines += section(key) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A key of the file: plain values on one line, mappings as a block below their comment.
    private func section(_ key: KeySchema) -> [String] {
        switch key.key {
        case "items": return heading(key) + items(key)
        case "scenarios": return heading(key) + StarterBanner.scenario
        default: break
        }
        guard let record = record(of: key.schema) else {
            return StarterBanner.aligned([StarterLine(key, indent: "")])
        }
        return heading(key) + StarterBanner.aligned(lines(of: record, in: key.key, indent: "  "))
    }

    /// An empty line, the description, and the key of a mapping or list.
    private func heading(_ key: KeySchema) -> [String] {
        let standard =
            key.isRequired ? " Required." : key.defaultWords.map { " Default: \($0)." } ?? ""
        return ["", "# \(key.summary)\(standard)", "\(key.key):"]
    }

    private func record(of schema: Schema) -> RecordSchema? {
        switch schema {
        case .record(let record), .either(_, .record(let record)): record
        case .variants(let variants), .either(_, .variants(let variants)):
            variants.variants.first { $0.word.text == style }?.record ?? variants.record
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page, .either:
            nil
        }
    }

    private func lines(of record: RecordSchema, in parent: String, indent: String) -> [StarterLine]
    {
        record.keys.map { key in
            let own =
                parent == "indicator" && key.key == "style"
                ? style : StarterBanner.own["\(parent).\(key.key)"]
            return StarterLine(key, indent: indent, own: own)
        }
    }

    /// The first item shows every key; the others have the usual ones.
    private func items(_ key: KeySchema) -> [String] {
        guard case .list(let element, _) = key.schema, let record = record(of: element) else {
            return []
        }
        var lines = lines(of: record, in: key.key, indent: "    ")
        lines[0].indent = "  - "
        return StarterBanner.aligned(lines) + StarterBanner.otherItems
    }

    /// The starter's own values for keys without a suitable default.
    private static let own = [
        "timer.interval": "4s", "items.id": "spring", "items.title": "Spring",
        "items.color": "\"#2A9D8F\"",
    ]

    private static let otherItems = [
        "  - { id: summer, title: Summer, color: \"#E9C46A\" }",
        "  - { id: autumn, title: Autumn, color: \"#E76F51\" }",
    ]

    private static let scenario = [
        "  - name: the timer turns the pages", "    duration: 10s", "    expect:",
        "      - { at: 3s, page: spring }", "      - { at: 5s, page: summer }",
        "      - { changes: 2 }",
    ]
}

/// A key with its value, and the comment that explains it.
struct StarterLine {
    /// The text before the key: spaces, or the dash of a list.
    var indent: String
    /// The key and its value, after `#` if the value is only an example.
    let content: String
    /// The description of the key.
    let comment: String

    /// The line of a key with the value `own`, the default or, as a comment, an example.
    init(_ key: KeySchema, indent: String, own: String? = nil) {
        self.indent = indent
        var comment = key.summary
        if case .choice(let words) = key.schema, words.count > 1 {
            comment += " " + words.map { "`\($0.text)`" }.joinedByOr.capitalisedFirst + "."
        }
        let isExample =
            own == nil && !key.isRequired && (key.defaultWords != nil || key.defaultValue == nil)
        let value =
            own ?? (isExample || key.defaultValue == nil ? key.example : key.defaultValue)?.yaml
            ?? ""
        content = "\(isExample ? "# " : "")\(key.key): \(value)"
        self.comment = comment
    }
}

extension StarterBanner {
    private static let width = 110

    /// The lines with their comments aligned; a comment that would be too long is placed above its
    /// line.
    static func aligned(_ lines: [StarterLine]) -> [String] {
        let column = max(24, (lines.map { $0.indent.count + $0.content.count }.max() ?? 0) + 2)
        return lines.flatMap { line in
            let start = line.indent + line.content
            guard column + 2 + line.comment.count > width else {
                return [
                    start + String(repeating: " ", count: column - start.count) + "# "
                        + line.comment
                ]
            }
            let indent = String(repeating: " ", count: line.indent.count)
            return comment(line.comment, indent: indent) + [start]
        }
    }

    /// A text wrapped into comment lines.
    static func comment(_ text: String, indent: String = "") -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append("\(indent)# \(word)")
            }
        }
        return lines
    }
}
