import BannerTestSupport
import Foundation
import Testing

@testable import BannerLanguageServer

/// `Sources/BannerKit/BannerKit.docc/shown-….svg`, rewritten by `make record`.
@Suite struct `The page about editors` {
    private static let page = Corpus.root.appendingPathComponent("Sources/BannerKit/BannerKit.docc/InYourEditor.md")

    @Test(arguments: Client.Shown.allCases)
    fileprivate func `has a picture of everything that can be shown`(shown: Client.Shown) throws {
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let picture = Self.page.deletingLastPathComponent().appendingPathComponent("shown-\(shown.rawValue).svg")
        let block = try #require(page.components(separatedBy: "```text\n").last?.components(separatedBy: "\n```").first)
        let drawn = drawing(of: block.replacing(/«.*?»/, with: ""), showing: shown)
        if ProcessInfo.processInfo.environment["BANNERKIT_RECORD"] == "1" {
            try drawn.write(to: picture, atomically: true, encoding: .utf8)
        }
        #expect(try drawn == String(contentsOf: picture, encoding: .utf8))
        #expect(drawn.contains("class=\"shown\""))
        #expect(page.contains("- `\(shown.rawValue)`: ") && page.contains("](\(picture.lastPathComponent))"))
    }

    /// A text as an editor draws it, in which only one kind of thing is shown.
    private func drawing(of text: String, showing shown: Client.Shown) -> String {
        let snapshot = Cursor(text).snapshot
        let hints = snapshot.inlayHints(in: 0..<text.utf8.count, showing: [shown])
        let lenses = shown == .lenses ? snapshot.lenses() : []
        let tokens = snapshot.tokens()
        var (lines, start) = ([""], 0)
        for line in text.components(separatedBy: "\n") {
            let end = start + line.utf8.count
            let above = lenses.filter { start <= $0.range.lowerBound && $0.range.lowerBound < end }
            for lens in above {
                let indent = line.prefix { $0 == " " }
                lines.append("<tspan class=\"shown\">\(indent)\(lens.title)</tspan>")
            }
            var (drawn, place) = ("", start)
            let cuts = tokens.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + hints.map(\.offset) + [end]
            for cut in Set(cuts.filter { place...end ~= $0 }).sorted() {
                let part = Array(snapshot.bytes[place..<cut])
                let kind = tokens.first { $0.range.lowerBound <= place && place < $0.range.upperBound }?.kind
                let words = String(decoding: part, as: UTF8.self)
                drawn += kind.map { "<tspan class=\"\($0)\">\(words)</tspan>" } ?? words
                drawn += hints.filter { $0.offset == cut }.map { "<tspan class=\"shown\"> \($0.text)</tspan>" }
                    .joined()
                place = cut
            }
            lines.append(drawn)
            start = end + 1
        }
        let rows = lines.dropFirst().enumerated().map { row, line in
            "<text x=\"12\" y=\"\(26 + 20 * row)\" xml:space=\"preserve\">\(line)</text>"
        }
        let height = 20 * rows.count + 20
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="480" height="\(height)" viewBox="0 0 480 \(height)" role="img" \
            font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="13">
            <title>A banner in an editor that shows \(shown.rawValue)</title>
            <style>
            rect { fill: #ffffff; stroke: #d8dee4 } text { fill: #24292f } .key { fill: #0550ae } .id { fill: #8250df }
            .color, .duration, .number, .word { fill: #116329 } .text { fill: #24292f } .comment { fill: #6e7781 }
            .shown { fill: #9a4b00; font-style: italic }
            @media (prefers-color-scheme: dark) {
              rect { fill: #0d1117; stroke: #30363d } text, .text { fill: #e6edf3 } .key { fill: #79c0ff } .id { fill: #d2a8ff }
              .color, .duration, .number, .word { fill: #7ee787 } .comment { fill: #8b949e } .shown { fill: #ffa657 }
            }
            </style>
            <rect x="0.5" y="0.5" width="479" height="\(height - 1)" rx="6"/>
            \(rows.joined(separator: "\n"))
            </svg>

            """
    }
}
