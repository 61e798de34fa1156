/// A unified diff of two texts: an exact patch for `patch` and `git apply`, or sanitised for a
/// terminal.
package struct UnifiedDiff {
    private let name: [UInt8]
    private let difference: LineDifference

    /// Compares two texts of the file `name`.
    package init(name: [UInt8], from old: [UInt8], to new: [UInt8]) {
        self.name = name
        difference = LineDifference(from: old, to: new)
    }

    /// The exact patch for `patch -p0` and `git apply -p0`; empty if the texts are equal.
    ///
    /// - Parameter isReadByRunner: Whether GitHub's runner reads the patch in a log. If it contains
    ///   commands, it is then enclosed in commands that disable them, which `patch` and `git apply`
    ///   ignore.
    /// - Returns: The bytes of the patch.
    package func patch(isReadByRunner: Bool = false) -> [UInt8] {
        guard !difference.hunks.isEmpty else { return [] }
        let quoted = PatchName(name: name).bytes
        var bytes = Array("--- ".utf8) + quoted + Array("\n+++ ".utf8) + quoted + [0x0A]
        for hunk in difference.hunks {
            bytes += "\(hunk.heading)\n".utf8
            for line in hunk.lines {
                bytes.append(line.sign.rawValue)
                bytes += line.bytes
                if line.bytes.last != 0x0A { bytes += "\n\(UnifiedDiff.noLineBreak)\n".utf8 }
            }
        }
        // A runner's command begins with `::`, also after spaces, or contains `##[`.
        let hasCommands = bytes.split(separator: 0x0A).contains { line in
            line.drop { $0 <= 0x20 }.starts(with: "::".utf8) || line.holds("##[")
        }
        guard isReadByRunner && hasCommands else { return bytes }
        // The token that enables commands again is a hash of the patch, so that the patch cannot
        // contain it.
        let word = SHA256.hexadecimal(bytes.utf8Text)
        return Array("::stop-commands::\(word)\n".utf8) + bytes + Array("::\(word)::\n".utf8)
    }

    /// Whether a runner whose commands cannot be disabled would find one: `##vso[` on Azure,
    /// `##teamcity[` on TeamCity.
    package var mayHoldCommands: Bool {
        difference.hunks.contains { $0.lines.contains { $0.bytes.holds("##") } }
    }

    /// The diff for a terminal, sanitised; empty if the texts are equal.
    package func text(style: TextStyle) -> String {
        guard !difference.hunks.isEmpty else { return "" }
        let shown = style.sanitiser.visible(name.utf8Text)
        return style.paint("--- \(shown)", .place) + "\n" + style.paint("+++ \(shown)", .place)
            + "\n"
            + difference.hunks.map { text($0, style) }.joined()
    }

    private static let noLineBreak = #"\ No newline at end of file"#

    private func text(_ hunk: LineDifference.Hunk, _ style: TextStyle) -> String {
        style.paint(hunk.heading, .gutter) + "\n"
            + hunk.lines.map { line in
                let text = visible(line.bytes, style)
                let shown =
                    switch line.sign {
                    case .same: " \(text)"
                    case .old: style.paint("-\(text)", .severity("error"))
                    case .new: style.paint("+\(text)", .help)
                    }
                return shown + (line.bytes.last == 0x0A ? "\n" : "\n\(UnifiedDiff.noLineBreak)\n")
            }.joined()
    }

    /// A sanitised line without its line break; tabs are kept.
    private func visible(_ line: ArraySlice<UInt8>, _ style: TextStyle) -> String {
        var line = line
        if line.last == 0x0A { line.removeLast() }
        if line.last == 0x0D { line.removeLast() }
        return line.utf8Text.split(separator: "\t", omittingEmptySubsequences: false)
            .map { style.sanitiser.visible(String($0)) }.joined(separator: "\t")
    }
}

extension Collection<UInt8> {
    /// Whether the bytes contain a text.
    package func holds(_ text: String) -> Bool {
        indices.contains { self[$0...].starts(with: text.utf8) }
    }
}

/// A line-based diff of two texts, with context.
struct LineDifference {
    /// The hunks; hunks whose context would overlap are merged.
    let hunks: [Hunk]

    /// Consecutive lines of both texts, with a heading such as `@@ -1,4 +1,4 @@`.
    typealias Hunk = (heading: String, lines: ArraySlice<Line>)
    /// A line with its line break, which the last line can lack.
    typealias Line = (sign: Sign, bytes: ArraySlice<UInt8>)

    enum Sign: UInt8 {
        case same = 0x20
        case old = 0x2D
        case new = 0x2B
    }

    /// The number of context lines.
    private static let context = 3
    /// The number of lines of both texts to search for the end of a change.
    private static let reach = 16

    /// Compares two texts; after a change, they are aligned at the next equal line within `reach`.
    init(from old: [UInt8], to new: [UInt8]) {
        let lines = LineDifference.lines(
            from: LineDifference.split(old), to: LineDifference.split(new))
        var hunks: [Hunk] = []
        // The position of the hunk in all lines, and in each text.
        var place = 0
        var oldStart = 0
        var newStart = 0
        while let first = lines[place...].firstIndex(where: { $0.sign != .same }) {
            var index = first
            var end = first
            while index < min(lines.count, end + 2 * LineDifference.context + 1) {
                index += 1
                if lines[index - 1].sign != .same { end = index }
            }
            let start = max(0, first - LineDifference.context)
            let shown = lines[start..<min(lines.count, end + LineDifference.context)]
            oldStart += start - place
            newStart += start - place
            let oldCount = shown.count { $0.sign != .new }
            let newCount = shown.count { $0.sign != .old }
            let old = "-\(oldStart + min(1, oldCount)),\(oldCount)"
            hunks.append(("@@ \(old) +\(newStart + min(1, newCount)),\(newCount) @@", shown))
            place = shown.endIndex
            oldStart += oldCount
            newStart += newCount
        }
        self.hunks = hunks
    }

    /// The lines of both texts; within a change, old lines come before new lines.
    private static func lines(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Line]
    {
        var lines: [Line] = []
        var i = 0
        var j = 0
        var start = (old: 0, new: 0)
        func addDifference() {
            lines += old[start.old..<i].map { (.old, $0) } + new[start.new..<j].map { (.new, $0) }
        }
        while i < old.count || j < new.count {
            let (a, b) = differing(old[i...], new[j...])
            if a + b == 0 {
                addDifference()
                lines.append((.same, old[i]))
                start = (i + 1, j + 1)
            }
            (i, j) = a + b == 0 ? start : (i + a, j + b)
        }
        addDifference()
        return lines
    }

    /// The number of lines to skip in both texts until they are equal again; one in each if that is
    /// out of reach.
    private static func differing(
        _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
    ) -> (old: Int, new: Int) {
        for sum in 0...reach {
            for a in 0...sum where a <= old.count && sum - a <= new.count {
                let old = old.dropFirst(a)
                let new = new.dropFirst(sum - a)
                if old.first == new.first { return (a, sum - a) }
            }
        }
        return (min(1, old.count), min(1, new.count))
    }

    private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.lineRanges.filter { !$0.isEmpty }.map { bytes[$0] }
    }
}

/// A file's name in the `---` and `+++` lines of a patch, for `patch` and `git apply`.
struct PatchName {
    let name: [UInt8]

    /// The encoded name: a tab follows a name with spaces, and unusual names are quoted as git
    /// does.
    var bytes: [UInt8] {
        guard needsQuotes else { return name.contains(0x20) ? name + [0x09] : name }
        return [UInt8(ascii: "\"")] + name.flatMap(quoted) + [UInt8(ascii: "\"")]
    }

    /// Whether the name is ambiguous without quotes, or is not printable text.
    private var needsQuotes: Bool {
        let text = name.utf8Text
        return !text.utf8.elementsEqual(name) || name.first == 0x20 || name.last == 0x20
            || text.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.isHarmful }
    }

    private func quoted(_ byte: UInt8) -> [UInt8] {
        let backslash = UInt8(ascii: "\\")
        switch byte {
        case 0x07...0x0D: return [backslash, Array("abtnvfr".utf8)[Int(byte) - 7]]
        case "\"", "\\": return [backslash, byte]
        case 0x20...0x7E: return [byte]
        default:
            let zero = UInt8(ascii: "0")
            return [backslash, zero + byte >> 6, zero + byte >> 3 & 7, zero + byte & 7]
        }
    }
}
