/// An author's text as Markdown of GitHub and GitLab.
package enum MarkdownText {
    /// An author's text on one line, escaped so that nothing in it is Markdown, HTML, an address, a mention or an
    /// issue.
    ///
    /// GitHub and GitLab search for the last three in the rendered page, where an escape no longer helps, so a
    /// zero-width space separates them.
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
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "+", "-", "!", "~", ".": "\\\(scalar)"
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}",
                "\u{2060}"..."\u{2069}", "\u{61C}", "\u{FEFF}":
                "\u{FFFD}"
            default: nil
            }
        }
    }

    /// A message of ours on one line: what is between two backticks is code, and nothing else is more than text.
    package static func message(_ text: String) -> String { XMLText.message(text, escaped) }
}
