import BannerDiagnostics
import BannerRules
import BannerTestSupport
import Foundation
import Testing

@testable import BannerKit
@testable import BannerLanguage
@testable import BannerTree
@testable import BannerYAML

/// CONTRIBUTING's walk: each stop gets what the one before it made, and the page's table has what
/// came out.
@Suite struct `The way of a timer from a file to its deadline` {
    private struct Stop {
        let name, file, outcome: String

        var line: String { "| `\(name)` | `Sources/\(file)` | \(outcome) |" }
    }

    private static func stops() throws -> [Stop] {
        let file = SourceFile(
            name: "home.banner.yaml", bytes: Array("items: [red, orange]\ntimer: 2s\n".utf8))

        var reader = EventReader(file.bytes)
        var text = GrowingBuffer<UInt8>(capacity: 64)
        var scalar = Event()
        for _ in 0..<100 {
            let event = reader.next(&text)
            if event.kind == .scalar { scalar = event }
        }

        var report = Report()
        let document = try #require(Document.parse(file, into: &report))
        let node = try #require(document.root["timer"])
        #expect(node.range == SourceRange(Int(scalar.start), Int(scalar.end)))

        let duration = try DurationText.read(node.text)
        var reading = Reading(document, report, .none)
        let timer = try #require(Banner.Timer.codec.read(node, &reading))
        #expect(timer == Banner.Timer(interval: duration))
        let shaped = try #require(Banner.codec.read(document.root, &reading))
        #expect(shaped.timer == timer && reading.report.isEmpty)
        let content = BannerContent(document, report, advice: .told)
        #expect(
            content.banner?.timer == timer && content.banner?.items == shaped.items
                && content.report.isEmpty)
        let banner = try #require(BannerFile.read(file).banner)
        #expect(banner == content.banner)

        let fitted = banner.fitted()
        let parameters = EngineParameters(fitted)
        let machine = Machine(parameters)
        var session = Session(banner)
        session.advance(to: .zero)
        let deadline = try #require(machine.deadline)
        #expect(deadline == .zero + parameters.dwell(of: 0) && session.nextDeadline == deadline)

        func words(_ time: Time) -> String { "`\(DurationText.write(time))`" }
        return [
            Stop(
                name: "BannerSource", file: "BannerDiagnostics/SourceFile.swift",
                outcome: "\(file.bytes.count) bytes"),
            Stop(
                name: "EventReader", file: "BannerYAML/EventReader.swift",
                outcome:
                    "libyaml's event: a scalar from character \(scalar.start) up to \(scalar.end)"),
            Stop(
                name: "TreeBuilder", file: "BannerTree/TreeBuilder.swift",
                outcome: "a node: `\(node.text)` at `\(node.path)`"),
            Stop(
                name: "DurationText.read", file: "BannerLanguage/Scalar/ValueCodec+Duration.swift",
                outcome: "a `Time` of \(duration.microseconds) µs"),
            Stop(
                name: "Banner.Timer.codec", file: "BannerLanguage/Language/Timer+Codec.swift",
                outcome: "a `Banner.Timer` with an interval of \(words(timer.interval))"),
            Stop(
                name: "Banner.codec", file: "BannerLanguage/Language/Banner+Codec.swift",
                outcome: "a `Banner` of \(shaped.items.count) items with that timer"),
            Stop(
                name: "BannerContent", file: "BannerLanguage/BannerContent.swift",
                outcome: "the same, after the rules between keys; no findings"),
            Stop(name: "BannerFile.read", file: "BannerYAML/BannerFile.swift", outcome: "the same"),
            Stop(
                name: "Banner.fitted", file: "BannerKit/Model/Fitted.swift",
                outcome: "the same, in a window \(Int(fitted.banner.viewport.width)) points wide"),
            Stop(
                name: "EngineParameters", file: "BannerKit/Machine/EngineParameters.swift",
                outcome:
                    "its numbers: \(parameters.count) pages, each current for \(words(parameters.dwell(of: 0)))"
            ),
            Stop(
                name: "Machine", file: "BannerKit/Machine/Machine.swift",
                outcome: "a clock that runs until \(words(deadline))"),
            Stop(
                name: "Session.nextDeadline", file: "BannerKit/Session/Session.swift",
                outcome: "the deadline: \(words(deadline))"),
        ]
    }

    @Test func `is the one that CONTRIBUTING tells, in at most 12 stops`() throws {
        let stops = try Self.stops()
        #expect(stops.count <= 12)
        let page = try String(
            contentsOf: Corpus.root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
        let table = page.components(separatedBy: "\n").drop {
            $0 != "| stop | file | what comes out |"
        }.dropFirst(2)
        #expect(Array(table.prefix { $0.hasPrefix("|") }) == stops.map(\.line))
        for stop in stops {
            let source = try String(
                contentsOf: Corpus.root.appendingPathComponent("Sources/" + stop.file),
                encoding: .utf8)
            let name = stop.name.components(separatedBy: ".").last ?? ""
            #expect(
                source.contains(try Regex("(struct|class|enum|let|var|func) \(name)\\b")),
                "\(stop.name)")
        }
    }
}

extension Machine {
    fileprivate var deadline: Time? {
        if case .running(let deadline) = clock { deadline } else { nil }
    }
}
