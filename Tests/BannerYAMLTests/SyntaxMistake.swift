import BannerDiagnostics
import BannerYAML
import Foundation

/// One case of a table of mistakes: the text, what is said about it, and the text after the safe
/// fixes.
struct SyntaxMistake {
    /// What the mistake is, in words.
    var name: String
    /// The text with the mistake.
    var text: String
    /// What the table says is said.
    var said: String
    /// The text after the safe fixes.
    var fixed: String?

    /// The cases of a table: `=== NAME`, the text, and its parts after `~~~ says` or `~~~ fixed`.
    static func read(_ file: URL) throws -> [SyntaxMistake] {
        let table = "\n" + String(decoding: try Data(contentsOf: file), as: UTF8.self)
        return table.components(separatedBy: "\n=== ").dropFirst().map { section in
            var parts = section.components(separatedBy: "\n~~~ ")
            let (name, text) = cut(parts.removeFirst())
            var mistake = SyntaxMistake(name: name, text: shown(text, isRead: true), said: "")
            for part in parts {
                let (heading, body) = cut(part)
                switch heading {
                case "says": mistake.said = body
                case "fixed": mistake.fixed = shown(body, isRead: true)
                default: break
                }
            }
            return mistake
        }
    }

    private static func cut(_ part: String) -> (String, String) {
        let lines = part.components(separatedBy: "\n")
        let body = lines.dropFirst().reversed().drop { $0.isEmpty }.reversed()
        return (lines[0], body.map { $0 + "\n" }.joined())
    }

    static func file(_ text: String) -> SourceFile {
        SourceFile(name: "test.banner.yaml", bytes: Array(text.utf8))
    }

    /// Characters that cannot be seen are written as `<U+00A0>` in the table.
    private static func shown(_ text: String, isRead: Bool) -> String {
        var text = text
        for code in ["0009", "00A0", "2009", "200B", "3000", "202F"] {
            guard let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) else {
                continue
            }
            let (character, name) = (String(Character(scalar)), "<U+\(code)>")
            text = text.replacingOccurrences(
                of: isRead ? name : character, with: isRead ? character : name)
        }
        return text
    }

    var findings: [Finding] { BannerFile.read(SyntaxMistake.file(text)).report.findings }

    /// What is said, a line for each part of a finding.
    var says: String {
        let table = SyntaxMistake.file(text).lineTable()
        return findings.map { finding in
            let place = table.location(of: finding.range.start)
            var lines = [
                "\(place.line):\(place.column) \(finding.rule.id) \(finding.message.description)"
            ]
            for note in finding.notes {
                let at = note.range.map { table.location(of: $0.start) }.map {
                    "\($0.line):\($0.column) "
                }
                lines.append("  note: \(at ?? "")\(note.message.description)")
            }
            for remedy in finding.remedies {
                lines.append("  \(remedy.certainty): \(remedy.title.description)")
            }
            if finding.remedies.isEmpty, let explanation = finding.explanation {
                lines.append("  help: \(explanation.description)")
            }
            return SyntaxMistake.shown(lines.joined(separator: "\n"), isRead: false) + "\n"
        }.joined()
    }

    /// The case with what is said now.
    var recorded: String {
        let mended = text.mended
        var section = "=== \(name)\n\(SyntaxMistake.shown(text, isRead: false))~~~ says\n\(says)"
        if mended != text { section += "~~~ fixed\n\(SyntaxMistake.shown(mended, isRead: false))" }
        return section
    }
}
