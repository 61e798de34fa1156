import BannerKit
import FuzzDriver

/// A banner with inputs, as some bytes choose them: within the limits of the language, and up to
/// them.
struct FuzzedBanner {
    var banner: Banner
    var inputs: [Banner.Input] = []
    var duration: Time

    init(_ bytes: [UInt8]) {
        var choices = RandomChoices(bytes)
        let count = choices.pick([3, 1, 2, 5, 6, 7, 12, 4])
        var banner = Banner(items: (0..<count).map { Banner.Item(id: "item-\($0)") })
        banner.viewport.width = choices.number(1e-3...100_000, usual: [390, 320, 1, 273.3])
        banner.layout.cellWidthMultiplier = choices.number(1e-6...1, usual: [1, 0.7, 0.5])
        banner.layout.spacing = choices.number(0...100_000, usual: [0, 20, 0.5])
        banner.layout.direction = choices.pick(Banner.Layout.Direction.allCases)
        // One byte, so that the seeds from before free scrolling stay what they are.
        let way = Int(choices.byte())
        banner.paging.loop = [.infinite, .never, .rewind][way % 3]
        banner.paging.snap = way / 3 % 3 == 2 ? .free : .page
        banner.layout.align = way / 9 % 3 == 2 ? .start : .center
        banner.paging.startPage = choices.number(below: count)
        banner.paging.maxPagesPerSwipe = choices.pick([1, 2, 3, 1_000_000_000])
        banner.paging.decelerationRate = choices.pick(Banner.Paging.DecelerationRate.allCases)
        banner.paging.flickVelocity = choices.number(0...1e6, usual: [50, 0, 700])
        banner.paging.dragThreshold = choices.number(0.05...0.95, usual: [0.5, 0.3])
        banner.transition.duration = choices.time([300_000, 0, 1, 1_000_000])
        banner.transition.easing = choices.easing()
        if choices.byte() < 200 {
            var timer = Banner.Timer(
                interval: max(
                    Time(microseconds: 1), choices.time([2_000_000, 1_000_000, 1, 300_000])))
            timer.countsFrom = choices.pick(Banner.Timer.CountsFrom.allCases)
            timer.afterInteraction = choices.pick(Banner.Timer.AfterInteraction.allCases)
            timer.whenHidden = choices.pick(Banner.Timer.WhenHidden.allCases)
            timer.cycles = choices.pick([nil, nil, nil, 1, 2, 1_000_000_000])
            timer.startsPaused = choices.byte() >= 192
            if timer.cycles == nil { timer.atEnd = choices.pick(Banner.Timer.AtEnd.allCases) }
            banner.timer = timer
            for item in banner.items.indices where choices.byte() >= 192 {
                banner.items[item].duration = max(
                    Time(microseconds: 1), choices.time([1_000_000, 1, 700_000]))
            }
        }
        banner.focus.scale = choices.number(1e-6...100, usual: [1, 1.1, 0.8, 2])
        banner.focus.duration = choices.time([400_000, 0, 1_000_000, 20_000_000])
        banner.focus.easing = choices.easing()
        banner.indicator = choices.indicator()
        self.banner = banner
        duration = choices.time([10_000_000, 0, 1_000_000, 60_000_000, 31_536_000_000_000])

        // A scenario's drags may pass 10 000 pages in all.
        let reach = Banner.Geometry(banner.fitted()).stride * 800
        var free = Time.zero
        while choices.hasMore && inputs.count < 12 {
            let input = Banner.Input(
                at: free + choices.time([0, 0, 100_000, 300_000, 500_000, 1_700_000]),
                choices.action(count, reach: reach))
            free =
                switch input.action {
                case .drag(let drag): input.at + drag.over
                case .swipe: input.at + .milliseconds(100)
                default: input.at
                }
            inputs.append(input)
        }
    }
}

extension RandomChoices {
    /// A time from 0 to 366 days.
    mutating func time(_ usual: [Double]) -> Time {
        Time(microseconds: Int64(number(0...31_622_400_000_000, usual: usual)))
    }

    mutating func easing() -> Banner.Easing {
        switch byte() % 6 {
        case 0: .easeInOut
        case 1: .linear
        case 2: .easeIn
        case 3: .easeOut
        default:
            .cubicBezier(
                x1: number(0...1, usual: [0, 0.3, 1]), y1: number(-100...100, usual: [-1.5, 4, 0]),
                x2: number(0...1, usual: [1, 0.6, 0]), y2: number(-100...100, usual: [2.5, -2, 1]))
        }
    }

    mutating func indicator() -> Banner.Indicator {
        switch byte() % 8 {
        case 0: return .dots(Banner.Indicator.Dots())
        case 1: return .scalingDots(Banner.Indicator.ScalingDots())
        case 2:
            var pill = Banner.Indicator.Pill()
            pill.width = number(1e-6...100_000, usual: [20])
            return .pill(pill)
        case 3, 4:
            var bar = Banner.Indicator.ScrollBar()
            let width = number(1e-6...100_000, usual: [50])
            bar.hidesAfter = pick([nil, time([0, 200_000, 400_000, 700_000])])
            bar.thumb = pick([
                .width(width), .auto, .widths([width, 80]), .widths([50, width, 20]),
            ])
            bar.growth = Banner.Indicator.ScrollBar.Growth(
                duration: time([300_000, 0, 1_000_000]), easing: easing())
            bar.hides = pick(Banner.Indicator.ScrollBar.Hides.allCases)
            return .scrollBar(bar)
        case 5: return .progressBar(Banner.Indicator.ProgressBar())
        case 6: return .timerBar(Banner.Indicator.TimerBar())
        default: return .fraction(Banner.Indicator.Base())
        }
    }

    mutating func action(_ count: Int, reach: Double) -> Banner.Input.Action {
        switch byte() % 12 {
        case 0, 1:
            let by = max(
                -reach,
                min(reach, number(-1_000_000...1_000_000, usual: [-195, 195, -390, 100, -60])))
            let over = time([200_000, 0, 100_000, 500_000])
            let velocity = number(-1_000_000...1_000_000, usual: [0, 1, -800])
            return .drag(Banner.Input.Drag(by: by, over: over, velocity: pick([nil, velocity])))
        case 2: return .swipe(pick(Banner.Input.Swipe.allCases))
        case 3: return .select(page: number(below: count))
        case 4: return .next
        case 5: return .previous
        case 6: return .pause
        case 7: return .resume
        case 8: return .hide
        case 9: return .show
        case 10: return .tap()
        default: return .next
        }
    }
}
