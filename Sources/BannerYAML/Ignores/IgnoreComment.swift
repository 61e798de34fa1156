/// One comment `# bannerkit-ignore[BK5001, moves-forever] reason`, or `bannerkit-ignore-file`, as it is in the file.
struct IgnoreComment {
    /// The `#` before the word.
    var hash: Int
    /// The comment from the word on, as far as it is understood.
    var range: SourceRange
    /// The part of the line before the `#`.
    var lineStart: Int
    /// Whether nothing else is before it on the line.
    var isAlone: Bool
    /// Whether it is about the whole file: `bannerkit-ignore-file`.
    var isForFile: Bool
    /// The rules that it names.
    var names: [Name] = []
    /// Whether it names rules, and a reason follows.
    var isComplete = false

    /// One of the words in the brackets.
    struct Name {
        var text: String
        var range: SourceRange
    }

    /// Reads what follows the word: brackets with names separated by commas, and a reason up to the end of the line.
    mutating func read(_ line: ArraySlice<UInt8>) {
        guard line.first == UInt8(ascii: "["), let close = line.firstIndex(of: UInt8(ascii: "]")) else { return }
        var place = range.end + 1
        for part in line[line.startIndex + 1..<close].split(
            separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        {
            let name = part.drop { $0.isSpaceOrTab }
            let start = place + (part.count - name.count)
            let text = String(decoding: name.trimmingBlanks, as: UTF8.self)
            names.append(Name(text: text, range: SourceRange(start, start + text.unicodeScalars.count)))
            place += String(decoding: part, as: UTF8.self).unicodeScalars.count + 1
        }
        range.end = place
        isComplete = line[(close + 1)...].contains { !$0.isSpaceOrTab } && names.allSatisfy { !$0.text.isEmpty }
    }
}

extension ArraySlice<UInt8> {
    /// Without trailing spaces.
    fileprivate var trimmingBlanks: ArraySlice { self[...(lastIndex { !$0.isSpaceOrTab } ?? startIndex - 1)] }
}
