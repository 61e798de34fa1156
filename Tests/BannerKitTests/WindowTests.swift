import Testing

@testable import BannerKit

@Suite("Axis, alignment and breakpoints")
struct WindowTests {
    @Test func `the vertical axis puts the height for the width`() {
        let banner = makeBanner(3) {
            $0.layout = Banner.Layout(cellHeightMultiplier: 0.5, spacing: 10, axis: .vertical)
            $0.paging.loop = .never
        }
        let geometry = Banner.Geometry(banner.fitted())
        #expect(geometry.stride == 160 && geometry.inset == 75)
        #expect(
            geometry.contentWidth == 390 && geometry.contentHeight == 620
                && geometry.largestOffset == 320)
        #expect(geometry.frame(ofCell: 1) == Banner.Frame(x: 0, y: 235, width: 390, height: 150))
        let drag = Banner.Input(at: .zero, .drag(Banner.Input.Drag(by: -80, velocity: 0)))
        let schedule = Schedule(banner, inputs: [drag])
        #expect(schedule.state(at: time(0.2)).position == 0.5)
        #expect(schedule.state(at: time(1)).page == 1)
    }

    @Test func `cards at the edge begin at the side that the layout begins at`() {
        let banner = makeBanner(4) {
            $0.layout = Banner.Layout(cellWidthMultiplier: 0.5, spacing: 10, align: .start)
        }
        func frames(_ change: (inout Banner) -> Void) -> [Double] {
            var banner = banner
            change(&banner)
            let geometry = Banner.Geometry(banner.fitted())
            return (0...1).map { geometry.visibleFrame(atPlace: $0, position: 0).x }
        }
        #expect(frames { _ in } == [0, 205])
        #expect(frames { $0.layout.direction = .rightToLeft } == [195, -10])
        #expect(Banner.Geometry(banner.fitted()).contentWidth == 390 + 3 * 205)
        var session = Session(banner)
        #expect(session.cards.map { "\($0.page) \($0.frame.x)" } == ["0 0.0", "1 205.0"])
        _ = session.select(page: 3, isAnimated: false, at: .zero)
        #expect(session.cards.map { "\($0.page) \($0.frame.x)" } == ["3 0.0", "0 205.0"])
    }

    private let wide = makeBanner(5) {
        $0.layout.cellWidthMultiplier = 0.9
        $0.breakpoints = [
            Banner.Breakpoint(minWidth: 1_000, layout: Banner.Layout(cellWidthMultiplier: 0.3)),
            Banner.Breakpoint(
                minWidth: 600, height: 400, layout: Banner.Layout(cellWidthMultiplier: 0.5),
                indicator: .pill()),
        ]
    }

    @Test(arguments: [
        // Window; width, height, part of a card, style.
        (Banner.Viewer(), "390.0 300.0 0.9 dots"),
        (Banner.Viewer(width: 599), "599.0 300.0 0.9 dots"),
        (Banner.Viewer(width: 600), "600.0 400.0 0.5 pill"),
        (Banner.Viewer(height: 120), "390.0 120.0 0.9 dots"),
        (Banner.Viewer(width: 1_000), "1000.0 400.0 0.3 pill"),
        (Banner.Viewer(width: 1_000, height: 120), "1000.0 120.0 0.3 pill"),
    ])
    func `the wider breakpoint goes over the narrower one`(window: Banner.Viewer, expected: String)
    {
        let fitted = wide.fitted(to: window)
        let (size, part) = (fitted.banner.viewport, fitted.banner.layout.cellWidthMultiplier)
        #expect("\(size.width) \(size.height) \(part) \(fitted.banner.indicator.style)" == expected)
        #expect(fitted.banner.breakpoints.isEmpty && fitted.banner.fitted() == fitted)
    }

    @Test func `a scenario's window goes over the banner's, and the viewer's over both`() {
        let scenario = Banner.Scenario(
            name: "wide", duration: time(1), width: 700, height: 200, reducesMotion: true)
        func fitted(_ viewer: Banner.Viewer) -> Banner.Fitted {
            wide.fitted(to: viewer.playing(scenario))
        }
        #expect(fitted(Banner.Viewer()).banner.viewport == Banner.Size(width: 700, height: 200))
        #expect(fitted(Banner.Viewer()).reducesMotion)
        let narrow = fitted(Banner.Viewer(width: 500))
        #expect(narrow.banner.viewport == Banner.Size(width: 500, height: 200))
        #expect(narrow.banner.indicator.style == .dots)
        #expect(Schedule(wide, scenario: scenario).banner == wide)
    }

    @Test func `the viewer's reading direction goes over the banner's and its breakpoints'`() {
        let viewer = Banner.Viewer(width: 700, direction: .rightToLeft)
        #expect(wide.fitted(to: viewer).banner.layout.direction == .rightToLeft)
        #expect(Session(wide, viewer: viewer).cards.map(\.page) == [4, 0, 1])
        #expect(Session(wide, viewer: viewer).cards.map(\.frame.x) == [525, 175, -175])
    }

    @Test func `a session follows its window from breakpoint to breakpoint`() {
        var session = Session(wide)
        #expect(session.fitted.indicator.style == .dots)
        _ = session.resize(to: Banner.Size(width: 800, height: 250), at: time(1))
        #expect(session.fitted.indicator.style == .pill)
        #expect(session.fitted.viewport == Banner.Size(width: 800, height: 250))
        #expect(session.cards.first?.frame.width == 400)
        _ = session.resize(to: Banner.Size(width: 390, height: 250), at: time(2))
        #expect(session.fitted.indicator.style == .dots)
    }

    @Test func `reduced motion jumps, and stops the timer or keeps its beat`() {
        var banner = makeBanner(3, timer: every(2) { $0.countsFrom = .settle })
        let viewer = Banner.Viewer(reducesMotion: true)
        #expect(lines(banner, for: 9, viewer: viewer).isEmpty)
        #expect(Schedule(banner, viewer: viewer).state(at: time(1)).timer == .stopped)
        banner.timer?.whenReduced = .keep
        #expect(
            lines(banner, for: 4, kinds: [.change, .settle], viewer: viewer) == """
                2 change 0>1 timer
                2 settle 1
                4 change 1>2 timer
                4 settle 2
                """)
    }
}
