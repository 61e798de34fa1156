/// The difference of two texts as `diff -u` writes it: exact for `patch` and `git apply`, and harmless for a terminal.
package struct UnifiedDiff: Sendable {
    private let name: [UInt8]
    private let difference: LineDifference

    /// The difference between two texts of the file `name`.
    package init(name: [UInt8], from old: [UInt8], to new: [UInt8]) {
        self.name = name
        difference = LineDifference(from: old, to: new)
    }

    /// The difference for `patch -p0` and `git apply -p0`: every byte of the texts as it is; empty if there is none.
    ///
    /// - Parameter isReadByRunner: whether GitHub's runner reads it as a log. Lines that it would read as commands are
    ///   then enclosed in commands that stop it, which `patch` and `git apply` ignore.
    /// - Returns: the patch.
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
        // A line that begins with `::`, also after spaces, or contains `##[`.
        let hasCommands = bytes.split(separator: 0x0A).contains { line in
            line.drop { $0 <= 0x20 }.starts(with: "::".utf8) || line.holds("##[")
        }
        guard isReadByRunner && hasCommands else { return bytes }
        // The word that resumes commands is derived from the bytes, so that they cannot contain it.
        let word = SHA256.hexadecimal(bytes.utf8Text)
        return Array("::stop-commands::\(word)\n".utf8) + bytes + Array("::\(word)::\n".utf8)
    }

    /// Whether a build runner that cannot be stopped would read a part of the patch as a command: `##vso[` on Azure,
    /// `##teamcity[` on TeamCity.
    package var mayHoldCommands: Bool {
        difference.hunks.contains { $0.lines.contains { $0.bytes.holds("##") } }
    }

    /// The difference for a person at a terminal, with everything harmful written as an escape; empty if there is none.
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

    /// A line without its line break; a tab is harmless.
    private func visible(_ line: ArraySlice<UInt8>, _ style: TextStyle) -> String {
        var line = line
        if line.last == 0x0A { line.removeLast() }
        if line.last == 0x0D { line.removeLast() }
        return line.utf8Text.split(separator: "\t", omittingEmptySubsequences: false)
            .map { style.sanitiser.visible(String($0)) }.joined(separator: "\t")
    }
}

extension Collection<UInt8> {
    /// Whether a text is in these bytes.
    func holds(_ text: String) -> Bool { indices.contains { self[$0...].starts(with: text.utf8) } }
}
