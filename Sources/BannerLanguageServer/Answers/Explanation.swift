/// A documentation text in two forms: Markdown, and plain text.
///
/// Literals are trusted Markdown. Text of a file is interpolated as `text` or `code`, in which
/// Markdown, HTML and URLs are escaped, because an editor would load images and offer links.
struct Explanation: Equatable, Sendable, ExpressibleByStringInterpolation, StringInterpolationProtocol {
    private(set) var markdown: String
    private(set) var plain: String

    /// Trusted Markdown; its plain text has no markup.
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

    /// Interpolates trusted Markdown.
    mutating func appendInterpolation(ours words: String) { appendLiteral(words) }

    /// Interpolates text of the file, on one line.
    mutating func appendInterpolation(text: String) {
        markdown += text.escapedMarkdown
        plain += text.onOneLine
    }

    /// Interpolates text of the file as a code span; as escaped text if it could end the span.
    mutating func appendInterpolation(code: String) {
        let isSafe = code.unicodeScalars.allSatisfy { $0.isHarmless && !"`<>[]()!&\\".unicodeScalars.contains($0) }
        let isBare = !code.isEmpty && code.first != " " && code.last != " "
        guard isSafe && isBare else { return appendInterpolation(text: code) }
        markdown += "`\(code)`"
        plain += code
    }

    /// Interpolates trusted lines as a code block.
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
    /// Whether the character is visible, is no line break, and does not change the text direction.
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

    /// The text with Markdown's special characters escaped.
    fileprivate var escapedMarkdown: String {
        let special = "\\`*_{}[]()<>#+-.!|~&:@".unicodeScalars
        return onOneLine.unicodeScalars.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}
