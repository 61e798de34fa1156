import BannerDiagnostics
import BannerTree
import BannerYAML
import Foundation
import Testing

@testable import BannerLanguage

/// A table of mistakes: `## NAME`, the banner around them with `_` in their place, and a line for
/// each: what is written, the rule, and what the finding advises; one mistake has one finding,
/// where it is one.
struct ValueMistakes {
    let name: String
    let around: String
    var lines: [[String]]

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Values")

    static let files =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)).map {
            $0.filter { $0.hasSuffix(".txt") }.sorted()
        }
        ?? []

    static func read(_ file: String) throws -> [ValueMistakes] {
        let text = String(
            decoding: try Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
        return ("\n" + text).components(separatedBy: "\n## ").dropFirst().map { section in
            let lines = section.components(separatedBy: "\n").filter { !$0.isEmpty }
            let around = lines.dropFirst().prefix { $0.hasPrefix("| ") }.map {
                $0.dropFirst(2) + "\n"
            }.joined()
            return ValueMistakes(
                name: lines[0], around: around,
                lines: lines.dropFirst().drop { $0.hasPrefix("| ") }.map {
                    $0.components(separatedBy: " ⇒ ")
                })
        }
    }

    /// The whole text with something written in its place.
    func text(_ written: String) -> String {
        let written = written.replacingOccurrences(of: "⏎", with: "\n")
        guard let place = around.firstIndex(of: "_") else { return written + "\n" + around }
        return around.replacingCharacters(in: place...place, with: written)
    }

    static func findings(_ text: String) -> [Finding] {
        BannerFile.read(SourceFile(name: "test.banner.yaml", bytes: Array(text.utf8)).withTimeZones)
            .report.findings
            .filter { $0.severity != .advice }
    }

    var recorded: String {
        let lines = lines.map { line in
            let findings = ValueMistakes.findings(text(line[0]))
            let said = findings.map { "\($0.rule.slug) ⇒ \($0.help?.description ?? "")" }.joined(
                separator: " ⇒ ")
            return [line[0], said].joined(separator: " ⇒ ")
        }
        return "## \(name)\n" + around.split(separator: "\n").map { "| \($0)\n" }.joined()
            + lines.map { $0 + "\n" }.joined()
    }
}

@Suite struct `A mistake in a value or a key` {
    @Test(arguments: ValueMistakes.files)
    func `has the findings beside it, whose remedies are right`(file: String) throws {
        var tables = try ValueMistakes.read(file)
        if ProcessInfo.processInfo.environment["BANNERKIT_RECORD"] != nil {
            let text = tables.map(\.recorded).joined(separator: "\n")
            try Data(text.utf8).write(to: ValueMistakes.folder.appendingPathComponent(file))
            tables = try ValueMistakes.read(file)
        }
        for table in tables {
            for line in table.lines {
                let text = table.text(line[0])
                let said = ValueMistakes.findings(text).flatMap {
                    [$0.rule.slug, $0.help?.description ?? ""]
                }
                #expect(said == Array(line.dropFirst()), "\(table.name): \(line[0])")
                #expect(Remedied(text).faults == [], "\(table.name): \(line[0])")
            }
        }
    }

    @Test func `is one of five hundred`() throws {
        let texts = try ValueMistakes.files.flatMap(ValueMistakes.read).flatMap { table in
            table.lines.map { table.text($0[0]) }
        }
        #expect(texts.count >= 500)
        #expect(Set(texts).count == texts.count)
    }
}
