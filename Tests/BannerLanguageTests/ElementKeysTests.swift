import BannerDiagnostics
import BannerKit
import BannerTree
import Foundation
import Testing

@testable import BannerLanguage

/// The keys of banners by which the element's script writes a banner as numbers, in the order in
/// which the engine reads them.
@Suite("The element's keys")
struct ElementKeysTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/BannerPage/Element/keys.json")

    /// The mappings that the engine reads.
    private static let records = [
        "viewport", "layout", "paging", "timer", "transition", "focus", "indicator",
    ]

    private static let keys = JSON.object(
        (Language.banner.mapping?.keys ?? []).filter { records.contains($0.key) }.map {
            ($0.key, type($0.schema))
        })

    /// The codes of inputs, which never change.
    private static let inputs = JSON.object(
        InputKind.allCases.map { ($0.rawValue, .number($0.code)) })

    /// The numbers that the engine answers.
    private static let frame = JSON.object(
        FrameNumber.allCases.map { number in
            let type: JSON =
                switch number {
                case .phase: words(Banner.State.Phase.allCases)
                case .timer: .string(Banner.State.TimerState.words.joined(separator: " "))
                case .canResume, .canGoBack, .canGoOn, .isPlain: "boolean"
                default: "number"
                }
            return (number.rawValue, type)
        })
    private static let event = JSON.object([
        ("kind", words(CompactSession.Kind.allCases)), ("time", "number"), ("page", "number"),
        ("cause", words(Banner.Event.Cause.allCases)), ("place", "number"),
    ])

    private static func words(_ words: [some Any]) -> JSON {
        .string(words.map { "\($0)" }.joined(separator: " "))
    }

    /// The type of a value in its complete form.
    private static func type(_ schema: Schema) -> JSON {
        switch schema {
        case .number: "number"
        case .boolean, .onlyTrue: "boolean"
        case .duration: "duration"
        case .choice(let words): .string(words.map(\.text).joined(separator: " "))
        case .list: "list"
        case .tuple: "tuple"
        case .page: "page"
        case .text: "color"
        case .record(let record): .object(record.keys.map { ($0.key, type($0.schema)) })
        case .variants(let variants):
            .object(
                variants.variants.map { word, record in
                    (
                        word.text,
                        .object(
                            record.keys.filter { $0.key != variants.key }.map {
                                ($0.key, type($0.schema))
                            })
                    )
                })
        case .either(.number, .choice): "group"
        case .either(_, let long): type(long)
        }
    }

    @Test func `are those of the table; make record rewrites them`() throws {
        let text =
            JSON.object(
                [("inputs", Self.inputs), ("frame", Self.frame), ("event", Self.event)]
                    + Self.keys.members
            ).line + "\n"
        if ProcessInfo.processInfo.environment["BANNERKIT_RECORD"] != nil {
            try text.write(to: ElementKeysTests.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: ElementKeysTests.file, encoding: .utf8) == text)
    }

    @Test func `give each input a number of its own`() {
        #expect(
            Self.inputs.line == """
                {"drag":0,"swipe":1,"select":2,"next":3,"previous":4,"tap":5,"pause":6,"resume":7,"hide":8,"show":9,\
                "hover":10,"leave":11,"focusIn":12,"focusOut":13}
                """)
    }

    /// One banner for each style that has keys, with some that are not at their defaults.
    private static let texts = Banner.Indicator.Style.allCases.dropFirst().map { style in
        """
        {"items":["a",{"id":"b","duration":"9s"}],"viewport":{"width":375.5,"height":280},"timer":{"interval":"1.5s",
        "countsFrom":"settle","afterInteraction":"ignore","whenHidden":"restart","whenFocused":"pause","direction":"backward"},
        "layout":{"cellWidthMultiplier":0.5,"spacing":12.5,"direction":"rightToLeft","align":"start"},
        "paging":{"loop":"rewind","startPage":"b","decelerationRate":"normal","snap":"none"},
        "transition":{"duration":"450ms","easing":[0.1,-0.5,0.9,1.5]},"focus":{"scale":1.15,"easing":[0.2,0,0.8,1]},
        "indicator":{"style":"\(style.word)"\(more[style] ?? "")\(common)}}
        """
    }

    private static let common =
        ",\"color\":\"#01020304\",\"hidesForSinglePage\":false,\"edge\":\"top\""
    private static let more: [Banner.Indicator.Style: String] = [
        .scrollBar:
            ",\"thumb\":[50,80,50],\"hides\":\"slide\",\"hidesAfter\":\"1s\",\"growth\":{\"easing\":[0.3,0,1,1]}",
        .scalingDots: ",\"big\":8.5,\"background\":\"#FFF\"", .progressBar: ",\"width\":311",
    ]

    @Test(arguments: texts)
    func `are in the order of the engine's numbers`(text: String) throws {
        var report = Report()
        let document = try #require(
            Document.parse(json: SourceFile(name: "", bytes: Array(text.utf8)), into: &report))
        let banner = try #require(BannerContent(document, report, advice: .told).banner)
        let written = try #require(ResolvedBanner.json(of: banner, document))
        var numbers = [2.0, 0, 0]
        for (name, keys) in ElementKeysTests.keys.members {
            let value = try #require(written[name])
            let style = value["style"]?.string
            let places = style.map { word in keys.members.firstIndex { $0.key == word } ?? -1 }
            if name == "timer" { numbers.append(1) }
            numbers +=
                (places.map { [Double($0)] } ?? [])
                + Self.numbers(style.flatMap { keys[$0] } ?? keys, of: value)
        }
        #expect(CompactBanner(banner.fitted()).numbers == numbers + [2, 0, 9_000_000])
    }

    /// What the element's script makes of a value.
    private static func numbers(_ keys: JSON, of values: JSON) -> [Double] {
        keys.members.flatMap { key, type -> [Double] in
            guard let word = type.string else { return numbers(type, of: values[key] ?? .null) }
            let value = values[key]
            switch word {
            case "number": return [value?.double ?? -1]
            case "duration": return [value?.double.map { ($0 * 1e6).rounded() } ?? -1]
            case "boolean": return [value == true ? 1 : 0]
            case "page": return [1]
            case "group": return [value?.double ?? 0]
            case "tuple": return [4] + (value?.array ?? []).compactMap(\.double)
            case "color":
                return [value?.string.flatMap { Double(Int($0.dropFirst(), radix: 16) ?? 0) } ?? -1]
            case "list":
                let all = value?.array ?? value.map { [$0] } ?? []
                return [Double(all.count)] + all.compactMap(\.double)
            default:
                return [
                    Double(word.split(separator: " ").firstIndex { $0 == value?.string ?? "" } ?? 0)
                ]
            }
        }
    }
}

extension JSON {
    fileprivate var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }
}
