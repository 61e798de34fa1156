/// Text between quotes that means exactly this text: double quotes, unless the text would need escapes in them.
package func yamlQuoted(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
        return "\"\(text)\""
    }
    var quoted = "'"
    for scalar in text.unicodeScalars {
        quoted.unicodeScalars.append(scalar)
        if scalar == "'" { quoted.unicodeScalars.append(scalar) }
    }
    return quoted + "'"
}

/// A help line that says which quoted text to write; a long text is not repeated.
func quotingHelp(_ quoted: String) -> String {
    quoted.utf8.count <= 60 && !quoted.utf8.contains(UInt8(ascii: "`"))
        ? "quote the whole text: `\(quoted)`" : "quote the whole text"
}

/// The title of a change that quotes a text; one of several lines is not repeated.
func quotingTitle(_ quoted: String) -> String {
    quoted.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) ? "quote the text" : "write `\(quoted)`"
}
