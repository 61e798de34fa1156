extension String {
    /// The words in lines of at most `width` columns, where no word is longer; lines after the first begin with `indent`.
    func wrapped(to width: Int, indent: String = "", from start: Int = 0) -> String {
        var result = ""
        var column = start
        for (index, word) in split(separator: " ", omittingEmptySubsequences: false).enumerated() {
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
}
