import BannerDiagnostics
import BannerYAML
import Foundation
import Testing

/// Mistakes that people make when they write YAML, each next to what is said about it and the text
/// after following it.
///
/// `BANNERKIT_RECORD=1` rewrites what is said and what `--fix` makes of it; a text that was
/// corrected by hand stays.
@Suite struct `A mistake in YAML` {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent(
            "SyntaxMistakes")

    static let families =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))
        .map { $0.filter { $0.hasSuffix(".txt") }.sorted() } ?? []

    static let mistakes = families.flatMap {
        (try? SyntaxMistake.read(folder.appendingPathComponent($0))) ?? []
    }

    @Test func `is one of a hundred and more`() {
        #expect(Self.mistakes.count > 150)
        #expect(Set(Self.mistakes.map(\.name)).count == Self.mistakes.count)
    }

    @Test(arguments: families)
    func `has one finding, at its cause`(family: String) throws {
        let file = Self.folder.appendingPathComponent(family)
        var mistakes = try SyntaxMistake.read(file)
        if ProcessInfo.processInfo.environment["BANNERKIT_RECORD"] != nil {
            try Data(mistakes.map(\.recorded).joined(separator: "\n").utf8).write(to: file)
            mistakes = try SyntaxMistake.read(file)
        }
        for mistake in mistakes { #expect(mistake.says == mistake.said, "\(mistake.name)") }
    }

    @Test(arguments: families)
    func `is corrected where that is certain, and only once`(family: String) throws {
        for mistake in try SyntaxMistake.read(Self.folder.appendingPathComponent(family)) {
            #expect(mistake.fixed == nil || mistake.fixed == mistake.text.mended, "\(mistake.name)")
            #expect(mistake.text.mended.mended == mistake.text.mended, "\(mistake.name)")
            #expect(Remedied(mistake.text).faults == [], "\(mistake.name)")
        }
    }
}

extension String {
    /// The text after the safe fixes.
    var mended: String {
        String(decoding: BannerFile.SafeFixes(SyntaxMistake.file(self)).file.bytes, as: UTF8.self)
    }
}
