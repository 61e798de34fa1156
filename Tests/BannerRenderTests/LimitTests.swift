import Testing

@testable import BannerKit
@testable import BannerRender

@Suite struct `A number of a drawing` {
    @Test(arguments: [
        (0.4, 0), (0.5, 1), (-0.5, -1), (2.49, 2), (1e300, 10), (-1e300, -10), (.infinity, 10), (-.infinity, -10),
        (.nan, 0),
    ])
    func `is the nearest whole number, or the nearer bound`(value: Double, number: Int) {
        #expect(Int(nearest: value, in: -10...10) == number)
    }

    @Test(arguments: [1e15, 1e18, 1e19, .greatestFiniteMagnitude, .infinity])
    func `never ends the program`(value: Double) {
        #expect(Int(nearest: value).magnitude == 1_000_000_000_000_000)
        #expect(!SVGText.number(value).isEmpty && !SVGText.number(value, decimals: 9).isEmpty)
    }
}

@Suite struct `A track` {
    /// The points that are kept, as "time value".
    private func points(_ values: [(Double, Double)]) -> [String] {
        var track = Track(tolerance: 0.02)
        var previous = 0.0
        for (time, value) in values {
            track.add([value], at: time, after: previous)
            previous = time
        }
        return track.keyPoints([]).map { "\($0.time) \($0.values[0])" }
    }

    @Test func `keeps the ends of a line, and the corners`() {
        #expect(points([(0, 0), (0.25, 1), (0.5, 2), (1, 4)]) == ["0.0 0.0", "1.0 4.0"])
        #expect(points([(0, 0), (0.25, 1), (0.5, 2), (0.75, 1), (1, 0)]) == ["0.0 0.0", "0.5 2.0", "1.0 0.0"])
    }

    @Test func `holds a value until it changes, and to the end`() {
        #expect(
            points([(0, 1), (0.1, 1), (0.4, 1), (0.5, 3), (0.6, 3)]) == ["0.0 1.0", "0.4 1.0", "0.5 3.0", "1.0 3.0"])
        #expect(points([(0, 1), (1, 1)]) == ["0.0 1.0", "1.0 1.0"])
    }

    @Test func `leaves out what is nearly on the line`() {
        #expect(points([(0, 0), (0.25, 0.01), (0.5, 0.005), (0.75, 0.01), (1, 0)]) == ["0.0 0.0", "1.0 0.0"])
        #expect(points([(0, 0), (0.5, 0.03), (1, 0)]) == ["0.0 0.0", "0.5 0.03", "1.0 0.0"])
    }

    @Test func `keeps both ends of a rest, however near the next value is`() {
        #expect(
            points([(0, 0), (0.2, 1), (0.5, 1), (0.6, 1.01), (1, 1.05)])
                == ["0.0 0.0", "0.2 1.0", "0.5 1.0", "1.0 1.05"])
    }

    @Test func `follows a curve of the banner's own, or the nearest cubic`() {
        func kept(_ easing: Banner.Easing, trying easings: [Banner.Easing]) -> [Track.KeyPoint] {
            var track = Track(tolerance: 0.01)
            let curve = Curve(easing)
            for step in 0...32 {
                let time = Double(step) / 32
                track.add([10 * curve.value(at: time)], at: time, after: time - 1 / 32)
            }
            return track.keyPoints(easings)
        }
        #expect(kept(.easeInOut, trying: [.easeIn, .easeInOut]).map(\.easing) == [.linear, .easeInOut])
        let cubic = kept(.cubicBezier(x1: 0.333333, y1: 0.1, x2: 0.666667, y2: 0.7), trying: [.easeIn])
        #expect(cubic.map(\.easing) == [.linear, .cubicBezier(x1: 0.333333, y1: 0.1, x2: 0.666667, y2: 0.7)])
        #expect(kept(.easeInOut, trying: []).count == 4)
    }
}

@Suite struct `A drawing that moves` {
    @Test(arguments: ["dots", "scalingDots", "pill", "scrollBar", "progressBar", "fraction", "timerBar"])
    func `has attributes whose times run from 0 to 1`(style: String) throws {
        let banner = try read("items: [a, b, c, d, e, f, g, h]\ntimer: 2s\nfocus: 1.2\nindicator: \(style)")
        let schedule = Schedule(banner)
        let svg = try BannerSVG(banner.fitted()).animated(schedule, from: .seconds(1), to: .seconds(9))
        let times = svg.split(separator: "keyTimes=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(times.count > 4)
        #expect(times.allSatisfy { $0.hasPrefix("0;") })
        // A fraction changes in steps, the last of which need not be at the end.
        #expect(style == "fraction" || times.allSatisfy { $0.hasSuffix(";1") })
    }
}
