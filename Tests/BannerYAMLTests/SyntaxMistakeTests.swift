import BannerDiagnostics
import BannerYAML
import Foundation
import Testing

/// Mistakes that people make when they write YAML, each next to what is said about it and the text after following it.
///
/// `BANNERKIT_RECORD=1` rewrites what is said and what `--fix` makes of it; a text that was corrected by hand stays.
@Suite struct `A mistake in YAML` {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "SyntaxMistakes")

    static let families =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))
        .map { $0.filter { $0.hasSuffix(".txt") }.sorted() } ?? []

    static let mistakes = families.flatMap { (try? SyntaxMistake.read(folder.appendingPathComponent($0))) ?? [] }

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
        for mistake in mistakes where !mistake.name.hasSuffix("findings)") {
            #expect(mistake.findings.count == 1, "\(mistake.name)")
        }
    }

    @Test(arguments: families)
    func `is gone once the advice is followed`(family: String) throws {
        for mistake in try SyntaxMistake.read(Self.folder.appendingPathComponent(family)) {
            let followed = try #require(mistake.fixed ?? mistake.followed, "\(mistake.name)")
            #expect(BannerFile.read(SyntaxMistake.file(followed)).report.isEmpty, "\(mistake.name)")
            #expect(mistake.fixed == nil || mistake.fixed == mistake.text.mended, "\(mistake.name)")
            #expect(followed.mended == followed, "\(mistake.name)")
        }
    }

    @Test(arguments: families)
    func `is gone once every fix that is offered is made, safe or not`(family: String) throws {
        for mistake in try SyntaxMistake.read(Self.folder.appendingPathComponent(family)) {
            var text = mistake.text
            var rounds = 0
            while rounds < 20, let next = text.afterOfferedFix {
                text = next
                rounds += 1
            }
            #expect(
                rounds == 0 || !BannerFile.read(SyntaxMistake.file(text)).report.hasErrors, "\(mistake.name):\n\(text)")
        }
    }
}

extension String {
    /// The text after the safe fixes.
    var mended: String { String(decoding: BannerFile.SafeFixes(SyntaxMistake.file(self)).file.bytes, as: UTF8.self) }

    /// The text after the first fix that is offered, safe or not.
    var afterOfferedFix: String? {
        let file = SyntaxMistake.file(self)
        guard let fix = BannerFile.read(file).report.findings.lazy.compactMap(\.remedies.first).first else { return nil }
        var scalars = Array(unicodeScalars)
        for edit in fix.edits.reversed() {
            scalars.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.unicodeScalars))
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
