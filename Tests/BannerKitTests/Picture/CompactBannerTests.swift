import Testing

@testable import BannerKit

@Suite struct `A banner as numbers` {
    private func read(_ numbers: [Double]) -> Banner.Fitted? {
        CompactBanner.read(numbers, into: Banner())
    }

    /// One banner for each style, each number of it different from its default.
    static let indicators: [Banner.Indicator] = {
        var base = Banner.Indicator.Base()
        base.color = Banner.Color(red: 1, green: 2, blue: 3, alpha: 4)
        base.currentColor = Banner.Color(red: 255, green: 254, blue: 253, alpha: 252)
        base.hidesForSinglePage = false
        var dots = Banner.Indicator.Dots()
        (dots.base, dots.size, dots.spacing) = (base, 7.1, 9.1)
        var scaling = Banner.Indicator.ScalingDots()
        (scaling.base, scaling.big, scaling.medium, scaling.small) = (base, 8.5, 6.5, 4.5)
        (scaling.spacing, scaling.background) = (4.25, .black)
        var pill = Banner.Indicator.Pill()
        (pill.base, pill.width, pill.height, pill.dot, pill.spacing) = (base, 21, 7, 8, 9)
        var bar = Banner.Indicator.ScrollBar()
        (bar.base, bar.track, bar.thumb, bar.height) = (base, 200, .width(51), 3.3)
        (bar.inset, bar.spacing, bar.hidesAfter) = (4, 15, .zero)
        var (automatic, growing) = (bar, bar)
        (automatic.thumb, automatic.hides, growing.thumb) = (.auto, .slide, .widths([50, 80, 50]))
        (growing.growth.duration, growing.growth.easing) = (.milliseconds(150), .linear)
        var progress = Banner.Indicator.ProgressBar()
        (progress.base, progress.width, progress.height) = (base, 311, 5)
        var timer = Banner.Indicator.TimerBar()
        (timer.base, timer.height, timer.spacing) = (base, 3.5, 4.5)
        return [
            .absent(base), .fraction(base), .dots(dots), .scalingDots(scaling), .pill(pill),
            .scrollBar(bar),
            .scrollBar(automatic), .scrollBar(growing), .scrollBar(Banner.Indicator.ScrollBar()),
            .progressBar(progress), .progressBar(Banner.Indicator.ProgressBar()), .timerBar(timer),
        ]
    }()

    @Test(arguments: indicators)
    func `are restored completely, except for the text`(indicator: Banner.Indicator) {
        var banner = Banner()
        banner.viewport = Banner.Size(width: 375.5, height: 281.25)
        banner.layout.cellWidthMultiplier = 0.3333333333333333
        banner.layout.cellHeightMultiplier = 0.7
        banner.layout.spacing = 12.5
        banner.layout.direction = .rightToLeft
        banner.paging.loop = .rewind
        banner.paging.startPage = 1
        banner.paging.maxPagesPerSwipe = 3
        banner.paging.decelerationRate = .normal
        var timer = Banner.Timer(interval: Time(microseconds: 1_234_567))
        (timer.countsFrom, timer.afterInteraction) = (.settle, .ignore)
        (timer.whenHidden, timer.cycles) = (.restart, 4)
        (timer.atEnd, timer.startsPaused) = (.finish, true)
        banner.paging.flickVelocity = 120.5
        banner.paging.dragThreshold = 0.25
        (banner.paging.drag, banner.paging.order) = (false, .rotated)
        banner.timer = timer
        banner.transition.duration = .milliseconds(450)
        banner.transition.easing = .cubicBezier(x1: 0.1, y1: -0.5, x2: 0.9, y2: 1.5)
        banner.focus.scale = 1.15
        banner.focus.duration = .milliseconds(250)
        banner.focus.easing = .easeIn
        banner.indicator = indicator
        banner.items = [Banner.Item(id: ""), Banner.Item(id: ""), Banner.Item(id: "")]
        banner.items[1].duration = .seconds(9)
        #expect(read(CompactBanner(banner.fitted()).numbers) == banner.fitted())
    }

    @Test func `with every default come back too`() {
        let banner = Banner(items: [Banner.Item(id: "")])
        #expect(read(CompactBanner(banner.fitted()).numbers) == banner.fitted())
    }

    /// The element takes a random seed from all that a number of a page can be.
    @Test(arguments: [0, 9_000_000_000_000_000, 9_007_199_254_740_991] as [Int64])
    func `of each seed come back`(seed: Int64) {
        let banner = Banner(items: [Banner.Item(id: "")])
        let fitted = banner.fitted(to: Banner.Viewer(seed: seed))
        #expect(read(CompactBanner(fitted).numbers)?.seed == seed)
    }

    private static let noBanners: [[Double]] = [
        [], [1], [1, 390, 300], [1, .nan],
        CompactBanner(Banner(items: []).fitted()).numbers.dropLast() + [5],
    ]

    @Test(arguments: noBanners)
    func `that are not a banner's are refused`(numbers: [Double]) {
        #expect(read(numbers) == nil)
    }
}
