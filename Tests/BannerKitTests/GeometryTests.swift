import Testing

@testable import BannerKit

@Suite("Geometry, easing and focus")
struct GeometryTests {
    /// W = 390, m = 0.7, s = 20.
    private let geometry = Banner.Geometry(
        makeBanner(5) {
            $0.layout.cellWidthMultiplier = 0.7
            $0.layout.cellHeightMultiplier = 0.8
            $0.layout.spacing = 20
        }.fitted())

    @Test func `the worked example`() {
        #expect(geometry.cellWidth == 273)
        #expect(geometry.stride == 293)
        #expect(geometry.inset == 58.5)
        #expect(geometry.contentWidth == 1562)
        #expect(geometry.largestOffset == 1172)
        #expect(geometry.frame(ofCell: 2) == Banner.Frame(x: 644.5, y: 30, width: 273, height: 240))
        #expect(
            geometry.visibleFrame(atPlace: 2, position: 1.5)
                == Banner.Frame(x: 205, y: 30, width: 273, height: 240))
    }

    @Test func `from right to left the window is mirrored`() {
        let mirrored = Banner.Geometry(
            makeBanner(5) {
                $0.layout.cellWidthMultiplier = 0.5
                $0.layout.direction = .rightToLeft
            }.fitted())
        // The next card is on the left: its mirror image in 390 points.
        #expect(mirrored.visibleFrame(atPlace: 0, position: 0).x == 97.5)
        #expect(mirrored.visibleFrame(atPlace: 1, position: 0).x == -97.5)
    }

    /// Values computed by bisection in another language, to nine decimals.
    @Test(arguments: [
        (Banner.Easing.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
        (.easeIn, [0.017026610, 0.093464651, 0.315356813, 0.621861869, 0.839427846]),
        (.easeOut, [0.160572154, 0.378138131, 0.684643187, 0.906535349, 0.982973390]),
        (.easeInOut, [0.019722454, 0.129161931, 0.5, 0.870838069, 0.980277546]),
    ])
    func `easings`(easing: Banner.Easing, values: [Double]) {
        let curve = Curve(easing)
        let seen = [0.1, 0.25, 0.5, 0.75, 0.9].map(curve.value(at:))
        #expect(zip(seen, values).allSatisfy { abs($0 - $1) < 1e-8 }, "\(seen)")
    }

    @Test func `easings that overshoot turn round where their slope is zero`() {
        let turns = Curve(.cubicBezier(x1: 0.3, y1: -0.5, x2: 0.7, y2: 1.5)).turningFractions
        #expect(turns.count == 2)
        #expect(abs(turns[0] + turns[1] - 1) < 1e-9)
    }

    @Test(arguments: [0.0, 1, 40, 389, 5_000])
    func `the rubber band's inverse gives the raw offset back`(excess: Double) {
        let band = RubberBand(length: 390, largestOffset: 1172)
        #expect(abs(band.raw(band.shown(1172 + excess)) - 1172 - excess) < 1e-6)
        #expect(abs(band.raw(band.shown(-excess)) + excess) < 1e-6)
    }

    @Test func `the focus passes half way, over every card that is run across`() {
        let rewind = makeBanner(4, timer: every(2)) {
            $0.paging.loop = .rewind
            $0.transition.easing = .linear
        }
        // Forward at p = 0.5; back from 3 to 0 in 0.3 s where p < 2.5, 1.5 and 0.5, a microsecond
        // after they are met.
        #expect(
            lines(rewind, for: 9, kinds: .focus) == """
                2.15 focus 1
                4.15 focus 2
                6.15 focus 3
                8.050001 focus 2
                8.150001 focus 1
                8.250001 focus 0
                """)
    }

    @Test func `a movement that turns round brings the focus back`() {
        let banner = makeBanner(3, timer: every(2)) {
            $0.transition.duration = .seconds(1)
            $0.transition.easing = .cubicBezier(x1: 0.3, y1: 4, x2: 0.7, y2: -3)
        }
        let cells = Schedule(banner).events(upTo: time(3), kinds: .focus).map {
            line($0).split(separator: " ").last ?? ""
        }
        #expect(cells == ["1", "0", "1"])
    }

    /// Scale 1.2 within 0.4 s, linear: the crossing is at 2.15 s.
    @Test(arguments: [
        (0.0, ["0": 1.2]), (2.15, ["0": 1.2]), (2.25, ["0": 1.15, "1": 1.05]),
        (2.35, ["0": 1.1, "1": 1.1]),
        (2.55, ["1": 1.2]),
    ])
    func `cards grow and shrink around the crossing`(at: Double, scales: [String: Double]) {
        let banner = makeBanner(5, timer: every(2)) {
            $0.focus.scale = 1.2
            $0.focus.easing = .linear
        }
        let seen = Schedule(banner).state(at: time(at)).scales
        #expect(seen.count == scales.count)
        #expect(seen.allSatisfy { abs((scales["\($0.page)"] ?? 0) - $0.scale) < 1e-9 })
    }

    @Test func `a focus slower than the timer is followed from far back`() {
        let banner = makeBanner(2, timer: every(1)) {
            $0.focus.scale = 2
            $0.focus.duration = .seconds(3)
            $0.focus.easing = .linear
        }
        let timeline = Schedule(banner).events(upTo: time(3))
        var session = Session(banner)
        for step in 1...40 {
            let at = Time.milliseconds(Int64(step) * 730)
            _ = session.advance(to: at)
            let (asked, walked) = (timeline.schedule.state(at: at).scales, session.state.scales)
            #expect(asked.map(\.page) == walked.map(\.page))
            #expect(zip(asked, walked).allSatisfy { abs($0.scale - $1.scale) < 1e-9 })
        }
    }
}
