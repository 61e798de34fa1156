/// Untrusted text as Markdown for GitHub and GitLab.
package enum MarkdownText {
    /// Escapes a text for one line, so that it contains no Markdown, HTML, links, mentions or issue
    /// references.
    ///
    /// GitHub and GitLab detect the last three in the rendered page, where escapes have no effect.
    /// A zero-width space separates them.
    package static func escaped(_ text: String) -> String {
        text.escaped { scalar, previous in
            switch scalar {
            case "/" where previous == ":": "&#8203;/"
            case "." where previous == "w" || previous == "W": "&#8203;\\."
            case "\n", "\r", "\t", "\u{2028}", "\u{2029}": " "
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "@": "&#64;&#8203;"
            case "#": "&#35;&#8203;"
            case ":": "&#58;"
            case "|": "&#124;"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "+", "-", "!", "~", ".":
                "\\\(scalar)"
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200B}"..."\u{200F}",
                "\u{202A}"..."\u{202E}",
                "\u{2060}"..."\u{2069}", "\u{61C}", "\u{FEFF}":
                "\u{FFFD}"
            default: nil
            }
        }
    }

    /// A message of ours on one line: text in backticks becomes code, and the rest is escaped.
    package static func message(_ text: String) -> String { XMLText.message(text, escaped) }
}
