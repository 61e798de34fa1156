/// An explanation for an author: in Markdown, for an editor that renders it, and as plain text.
///
/// What is written in code is ours. What a file says is passed as `text` or `code`, and nothing in it is Markdown, HTML, or
/// an address: an editor loads the pictures that a text names, and offers its links.
package struct Explanation: Equatable, Sendable, ExpressibleByStringInterpolation {
    package private(set) var markdown: String
    package private(set) var plain: String

    /// Our own words in Markdown; their plain text has no marks.
    package init(markdown: String) {
        self.markdown = markdown
        plain = markdown.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("```") }
            .map { line in String(line.filter { $0 != "`" && $0 != "*" }) }.joined(separator: "\n")
    }

    package init(stringLiteral words: String) { self.init(markdown: words) }

    package init(stringInterpolation parts: Interpolation) { self = parts.explanation }

    /// An explanation while it is put together.
    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var explanation: Explanation = ""

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ words: String) { explanation += Explanation(markdown: words) }

        package mutating func appendInterpolation(_ part: Explanation) { explanation += part }

        /// Words of ours, in Markdown.
        package mutating func appendInterpolation(ours words: String) { appendLiteral(words) }

        /// A text of the file, on one line.
        package mutating func appendInterpolation(text: String) {
            explanation.markdown += text.escapedMarkdown
            explanation.plain += text.onOneLine
        }

        /// A text of the file as code; as text where it could end the code.
        package mutating func appendInterpolation(code: String) {
            let isSafe = code.unicodeScalars.allSatisfy { $0.isHarmless && !"`<>[]()!&\\".unicodeScalars.contains($0) }
            guard isSafe && !code.isEmpty && code.first != " " && code.last != " " else {
                return appendInterpolation(text: code)
            }
            explanation.markdown += "`\(code)`"
            explanation.plain += code
        }

        /// Lines of ours that are shown as they are.
        package mutating func appendInterpolation(block: String) {
            explanation.markdown += "```text\n\(block)\n```"
            explanation.plain += block
        }
    }

    package static func += (a: inout Explanation, b: Explanation) {
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
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars { text.append(scalar.isHarmless || scalar == "\u{200D}" ? scalar : " ") }
        return String(text)
    }

    /// With a backslash before everything that means something in Markdown.
    fileprivate var escapedMarkdown: String {
        var text = String.UnicodeScalarView()
        for scalar in onOneLine.unicodeScalars {
            if "\\`*_{}[]()<>#+-.!|~&:@".unicodeScalars.contains(scalar) { text.append("\\") }
            text.append(scalar)
        }
        return String(text)
    }
}
