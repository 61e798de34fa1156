import BannerTestSupport
import Foundation
import Testing

@testable import BannerLanguageServer

/// The blocks of `Sources/BannerKit/BannerKit.docc/InYourEditor.md`, rewritten by `make record`.
@Suite struct `The page about editors` {
    private static let file = Corpus.root.appendingPathComponent(
        "Sources/BannerKit/BannerKit.docc/InYourEditor.md")

    @Test func `shows what an editor shows between and above the lines`() throws {
        let written = try String(contentsOf: Self.file, encoding: .utf8)
        let last = try #require(
            written.components(separatedBy: "```text\n").last?.components(separatedBy: "```").first)
        let banner = last.replacing(/«.*?»/, with: "")
        try #require(banner.contains("- id: red\n"))
        let hints = Client.Shown.allCases.filter { $0 != .lenses }
        var page = replacing("shows all of this", in: written, with: shown(banner, hints))
        for kind in Client.Shown.allCases {
            // The lines in which something is shown, or above which something is.
            let lines = shown(banner, [kind]).components(separatedBy: "\n")
            let isLens = lines.map { $0.drop { $0 == " " }.hasPrefix("«") }
            let wanted = lines.indices.filter {
                lines[$0].contains("«") || $0 > 0 && isLens[$0 - 1]
            }
            try #require(!wanted.isEmpty, "nothing is shown for \(kind)")
            let block = wanted.map { "  \(lines[$0])\n" }.joined()
            page = replacing("- `\(kind.rawValue)`: ", in: page, with: block + "  ")
        }
        if ProcessInfo.processInfo.environment["BANNERKIT_RECORD"] == "1" {
            try page.write(to: Self.file, atomically: true, encoding: .utf8)
        } else {
            #expect(written == page)
        }
    }

    /// A banner with hints, and with lenses on lines of their own.
    private func shown(_ text: String, _ kinds: [Client.Shown]) -> String {
        let snapshot = Cursor(text).snapshot
        let hints = snapshot.inlayHints(in: 0..<text.utf8.count, showing: Set(kinds)).map { hint in
            Replacement(range: hint.offset..<hint.offset, text: "«\(hint.text)»")
        }
        let lenses = (kinds.contains(.lenses) ? snapshot.lenses() : []).map { lens in
            let start = snapshot.bytes.lineStart(of: lens.range.lowerBound)
            let indent = Substring(text.utf8.dropFirst(start).prefix { $0 == 0x20 })
            return Replacement(range: start..<start, text: "\(indent)«\(lens.title)»\n")
        }
        return snapshot.text(after: hints + lenses)
    }

    /// A page with another text in the first block after a mark.
    private func replacing(_ mark: String, in page: String, with block: String) -> String {
        guard let mark = page.range(of: mark),
            let start = page.range(of: "```text\n", range: mark.upperBound..<page.endIndex)?
                .upperBound,
            let end = page.range(of: "```\n", range: start..<page.endIndex)?.lowerBound
        else { return page }
        return page.replacingCharacters(in: start..<end, with: block)
    }
}
