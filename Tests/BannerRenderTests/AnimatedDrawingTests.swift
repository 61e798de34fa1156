import BannerKit
import BannerTestSupport
import BannerYAML
import Foundation
import Testing

@testable import BannerRender

@Suite struct `An animated drawing is within a point, and exact at rest` {
    /// At 200 instants of each loop, and around each event; with a thumb that grows, also for
    /// longer than its page is shown.
    @Test(
        arguments: StarterBanner.styles + [
            "{ style: scrollBar, thumb: [50, 80, 20], growth: 500ms }",
            "{ style: scrollBar, thumb: [50, 80, 20], growth: { duration: 4s, easing: [0.3, -0.5, 0.6, 1.6] } }",
            "{ style: scalingDots, big: 20, medium: 12, small: 5, background: '#11223344' }",
        ])
    func `with every indicator and loop`(style: String) throws {
        for loop in ["infinite", "rewind", "none"] {
            let banner = try read(
                "items: [a, b, c, d, e, f]\ntimer: 1300ms\nfocus: 1.2\npaging: { loop: \(loop) }\nindicator: \(style)\n"
                    + "layout: { cellWidthMultiplier: 0.8, spacing: 7 }")
            let faults = try Comparison(banner).faults(200)
            #expect(faults == [], "\(loop)")
        }
    }

    @Test(arguments: [
        "", "layout: { axis: vertical }", "layout: { direction: rightToLeft }",
        "transition: { effect: fade }",
        "layout: { align: start, cellWidthMultiplier: 0.6 }", "transition: 90ms", "transition: 0s",
        "transition: { easing: linear }",
        "transition: { duration: 900ms, easing: [0.3, -1.5, 0.6, 2.5] }",
        "focus: { scale: 1.5, duration: 3s }",
        "transition: { duration: 2s, easing: [1, 0, 0, 1] }",
        "transition: { duration: 600ms, easing: [0, 1, 1, 0] }",
    ])
    func `with wide cards`(keys: String) throws {
        let banner = try read(
            "viewport: { width: 1200, height: 1000 }\nitems: [a, b, c, d]\ntimer: 2s\nindicator: timerBar\n\(keys)"
        )
        let faults = try Comparison(banner).faults()
        #expect(faults == [])
    }

    @Test(arguments: ["slide", "fade"])
    func `with items of different weight`(effect: String) throws {
        let banner = try read(
            "items: [{ id: a, weight: 5 }, b, { id: c, weight: 2 }, d, e]\ntimer: 2s\nindicator: timerBar\nfocus: 1.2\n"
                + "transition: { duration: 900ms, effect: \(effect) }")
        let faults = try Comparison(banner).faults()
        #expect(faults == [])
    }

    /// 500 instants of 50 banners, or usually a part of both.
    @Test func `at random instants of random banners`() throws {
        var (numbers, seen) = (Numbers(state: 34), 0)
        var greatest = (atRest: 0.0, inMotion: 0.0)
        for _ in 0..<Sample.size(50) {
            let text = numbers.banner()
            let comparison = try Comparison(read(text))
            let length = UInt64((comparison.end - comparison.start).microseconds)
            let times = (0..<Sample.size(500)).map { _ in
                comparison.start + Time(microseconds: Int64(numbers.next() % length))
            }
            #expect(comparison.faults(at: times.sorted()) == [], "\(text)")
            greatest.atRest = max(greatest.atRest, comparison.greatest.atRest)
            greatest.inMotion = max(greatest.inMotion, comparison.greatest.inMotion)
            seen += times.count
        }
        print(
            "\(seen) instants: at most \(greatest.atRest) points off at rest, and \(greatest.inMotion) in motion"
        )
        #expect(seen * Sample.step * Sample.step > 20_000 && greatest.inMotion > 0)
    }

    /// Random numbers from a seed (SplitMix64), and banners of them.
    private struct Numbers {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
            return z ^ z >> 31
        }

        private mutating func one<Value>(of values: [Value]) -> Value {
            values[Int(next() % UInt64(values.count))]
        }

        mutating func banner() -> String {
            let items = (0..<Int(2 + next() % 6)).map { number in
                let duration = one(of: ["", "", ", duration: 1700ms", ", duration: 4s"])
                return "{ id: i\(number)\(duration) }"
            }
            let isFade = next() % 5 == 0
            let loop = one(of: isFade ? ["infinite", "none"] : ["infinite", "rewind", "none"])
            let (axis, direction) = one(of: [
                ("horizontal", "leftToRight"), ("horizontal", "rightToLeft"),
                ("vertical", "leftToRight"),
            ])
            return """
                viewport: { width: \(300 + next() % 900), height: \(150 + next() % 600) }
                items: [\(items.joined(separator: ", "))]
                timer: \(900 + next() % 2_600)ms
                paging: { loop: \(loop) }
                layout: { cellWidthMultiplier: 0.\(3 + next() % 7), spacing: \(next() % 40), axis: \(axis), direction: \(direction) }
                transition: { duration: \(next() % 900)ms, easing: \(one(of: [
                    "linear", "easeInOut", "easeOut", "[0.3, -0.6, 0.6, 1.5]", "[1, 0, 0, 1]",
                ])), effect: \(isFade ? "fade" : "slide") }
                focus: { scale: 1.\(next() % 4), duration: \(next() % 1_200)ms }
                indicator: \(one(of: ["dots", "scalingDots", "pill", "scrollBar", "progressBar", "timerBar"]))

                """
        }
    }

    @Test func `with every example`() throws {
        let folder = testsFolder.deletingLastPathComponent().appendingPathComponent("Examples")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".yaml")
        }
        #expect(names.count > 8)
        for name in names {
            let banner = try read(
                String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
            let faults = try Comparison(banner).faults(40)
            #expect(faults == [], "\(name)")
        }
    }

    @Test func `with every vector's drags, swipes and pauses`() throws {
        for name in VectorTests.names {
            let url = testsFolder.appendingPathComponent("Vectors/\(name).banner.yaml")
            let banner = try read(String(contentsOf: url, encoding: .utf8))
            let scenario = try #require(banner.scenarios.first)
            let end = min(scenario.duration, .seconds(20))
            let comparison = try Comparison(
                banner, for: Banner.Viewer().playing(scenario),
                inputs: scenario.inputs.filter { $0.at <= end },
                span: (.zero, end))
            #expect(comparison.faults(30) == [], "\(name)")
        }
        for name in WideVectorTests.names where name.hasPrefix("free/") {
            let banner = try WideVectorTests.Vector(name).banner
            let scenario = try #require(banner.scenarios.first)
            let comparison = try Comparison(
                banner, for: Banner.Viewer().playing(scenario), inputs: scenario.inputs,
                span: (.zero, scenario.duration))
            #expect(comparison.faults(30) == [], "\(name)")
        }
    }
}
