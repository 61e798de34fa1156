import Testing

@testable import BannerKit
@testable import BannerRender

@Suite struct `A number of a drawing` {
    @Test(arguments: [
        (0.4, 0), (0.5, 1), (-0.5, -1), (2.49, 2), (1e300, 10), (-1e300, -10), (.infinity, 10),
        (-.infinity, -10),
        (.nan, 0),
    ])
    func `is the nearest whole number, or the nearer bound`(value: Double, number: Int) {
        #expect(Int(nearest: value, in: -10...10) == number)
    }

    @Test(arguments: [1e15, 1e18, 1e19, .greatestFiniteMagnitude, .infinity])
    func `never ends the program`(value: Double) {
        #expect(Int(nearest: value).magnitude == 1_000_000_000_000_000)
        #expect(!SVGText.number(value).isEmpty)
    }
}

@Suite struct `Key frames` {
    /// Those that are kept of values at these milliseconds, as "time value".
    private func kept(_ values: [(Int64, Double)]) -> [String] {
        let first = KeyFrames.Value(values[0].1, 0, 0, 0)
        var (frames, previous) = (
            KeyFrames(first, at: .milliseconds(values[0].0), tolerance: 0.02), Time.zero
        )
        for (time, value) in values {
            frames.add(KeyFrames.Value(value, 0, 0, 0), at: .milliseconds(time), after: previous)
            previous = .milliseconds(time)
        }
        frames.end(at: previous)
        return frames.all.map { "\($0.time.microseconds / 1000) \($0.value[0])" }
    }

    @Test func `are the ends of a line, and the corners`() {
        #expect(kept([(0, 0), (250, 1), (500, 2), (1000, 4)]) == ["0 0.0", "1000 4.0"])
        #expect(
            kept([(0, 0), (250, 1), (500, 2), (750, 1), (1000, 0)]) == [
                "0 0.0", "500 2.0", "1000 0.0",
            ])
    }

    @Test func `hold a value until it changes, and to the end`() {
        #expect(
            kept([(0, 1), (100, 1), (400, 1), (500, 3), (600, 3)]) == [
                "0 1.0", "400 1.0", "500 3.0", "600 3.0",
            ])
        #expect(kept([(0, 1), (1000, 1)]) == ["0 1.0", "1000 1.0"])
    }

    @Test func `leave out what is nearly on the line`() {
        #expect(
            kept([(0, 0), (250, 0.01), (500, 0.005), (750, 0.01), (1000, 0)]) == [
                "0 0.0", "1000 0.0",
            ])
        #expect(kept([(0, 0), (500, 0.03), (1000, 0)]) == ["0 0.0", "500 0.03", "1000 0.0"])
    }

    @Test func `keep both ends of a rest, however near the next value is`() {
        #expect(
            kept([(0, 0), (200, 1), (500, 1), (600, 1.01), (1000, 1.05)]) == [
                "0 0.0", "200 1.0", "500 1.0", "1000 1.05",
            ])
    }

    @Test func `jump at one instant`() {
        #expect(
            kept([(0, 0), (500, 1), (500, 9), (1000, 10)]) == [
                "0 0.0", "500 1.0", "500 9.0", "1000 10.0",
            ])
        #expect(
            kept([(0, 0), (500, 0), (500, 9), (1000, 9)]) == [
                "0 0.0", "500 0.0", "500 9.0", "1000 9.0",
            ])
    }
}

@Suite struct `A drawing that moves` {
    @Test(arguments: [
        "dots", "scalingDots", "pill", "scrollBar", "progressBar", "fraction", "timerBar",
    ])
    func `has attributes whose times run from 0 to 1`(style: String) throws {
        let banner = try read(
            "items: [a, b, c, d, e, f, g, h]\ntimer: 2s\nfocus: 1.2\nindicator: \(style)")
        let schedule = Schedule(banner)
        let svg = try BannerSVG(banner.fitted()).animated(
            schedule, from: .seconds(1), to: .seconds(9))
        let times = svg.split(separator: "keyTimes=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(times.count > 4)
        #expect(times.allSatisfy { $0.hasPrefix("0;") })
        #expect(times.allSatisfy { $0.hasSuffix(";1") })
    }
}
