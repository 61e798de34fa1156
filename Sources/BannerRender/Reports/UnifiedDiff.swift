/// A unified diff of two texts: an exact patch for `patch` and `git apply`, or sanitised for a
/// terminal.
package struct UnifiedDiff: Sendable {
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
        return style.paint("--- \(shown)", .place) + "\n" + style.paint("+++ \(shown)", .place) + "\n"
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
    func holds(_ text: String) -> Bool { indices.contains { self[$0...].starts(with: text.utf8) } }
}
