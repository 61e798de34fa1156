/// An explanation for an author: in Markdown, for an editor that renders it, and as plain text.
///
/// What is written in code is ours. What a file says is passed as `text` or `code`, and nothing in it is Markdown, HTML, or
/// an address: an editor loads the pictures that a text names, and offers its links.
struct Explanation: Equatable, Sendable, ExpressibleByStringInterpolation, StringInterpolationProtocol {
    private(set) var markdown: String
    private(set) var plain: String

    /// Our own words in Markdown; their plain text has no marks.
    init(markdown: String) {
        self.markdown = markdown
        plain = markdown.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("```") }
            .map { line in String(line.filter { $0 != "`" && $0 != "*" }) }.joined(separator: "\n")
    }

    init(stringLiteral words: String) { self.init(markdown: words) }

    // MARK: Putting together

    init(literalCapacity: Int, interpolationCount: Int) { self = "" }

    init(stringInterpolation parts: Explanation) { self = parts }

    mutating func appendLiteral(_ words: String) { self += Explanation(markdown: words) }

    mutating func appendInterpolation(_ part: Explanation) { self += part }

    /// Words of ours, in Markdown.
    mutating func appendInterpolation(ours words: String) { appendLiteral(words) }

    /// A text of the file, on one line.
    mutating func appendInterpolation(text: String) {
        markdown += text.escapedMarkdown
        plain += text.onOneLine
    }

    /// A text of the file as code; as text where it could end the code.
    mutating func appendInterpolation(code: String) {
        let isSafe = code.unicodeScalars.allSatisfy { $0.isHarmless && !"`<>[]()!&\\".unicodeScalars.contains($0) }
        let isBare = !code.isEmpty && code.first != " " && code.last != " "
        guard isSafe && isBare else { return appendInterpolation(text: code) }
        markdown += "`\(code)`"
        plain += code
    }

    /// Lines of ours that are shown as they are.
    mutating func appendInterpolation(block: String) {
        markdown += "```text\n\(block)\n```"
        plain += block
    }

    static func += (a: inout Explanation, b: Explanation) {
        a.markdown += b.markdown
        a.plain += b.plain
    }
}

extension Unicode.Scalar {
    /// Whether it neither ends a line, nor is invisible, nor changes the direction of what follows.
    fileprivate var isHarmless: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
        default: true
        }
    }
}

extension String {
    fileprivate var onOneLine: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.isHarmless || $0 == "\u{200D}" ? $0 : " " }))
    }

    /// With a backslash before everything that means something in Markdown.
    fileprivate var escapedMarkdown: String {
        let special = "\\`*_{}[]()<>#+-.!|~&:@".unicodeScalars
        return onOneLine.unicodeScalars.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}
