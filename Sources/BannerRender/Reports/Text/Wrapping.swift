extension String {
    /// Wraps the text at `width` columns; continuation lines begin with `indent`.
    ///
    /// Long words are not broken.
    package func wrapped(to width: Int, indent: String = "", from start: Int = 0) -> String {
        var result = ""
        var column = start
        for (index, word) in words.enumerated() {
            let length = word.reduce(0) { $0 + $1.displayWidth }
            if index > 0 && column + 1 + length > width {
                result += "\n" + indent + word
                column = indent.count + length
            } else {
                result += (index > 0 ? " " : "") + word
                column += (index > 0 ? 1 : 0) + length
            }
        }
        return result
    }

    /// The words; a short code span in backticks is one word.
    private var words: [String] {
        var words: [String] = []
        for part in split(separator: " ", omittingEmptySubsequences: false) {
            if let last = words.last, last.count < 40, last.utf8.count(where: { $0 == "`" }) % 2 == 1 {
                words[words.count - 1] = last + " " + part
            } else {
                words.append(String(part))
            }
        }
        return words
    }
}
