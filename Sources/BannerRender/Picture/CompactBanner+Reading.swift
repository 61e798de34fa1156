public import BannerKit

extension CompactBanner {
    /// The banner that the numbers represent, without item ids; `nil` if they are not a valid banner.
    public static func read(_ numbers: [Double]) -> Banner? {
        var reader = NumberReader(numbers)
        guard reader.next() == version else { return nil }
        var banner = Banner()
        banner.viewport = Banner.Viewport(width: reader.next(), height: reader.next())
        banner.layout.cellWidthMultiplier = reader.next()
        banner.layout.cellHeightMultiplier = reader.next()
        banner.layout.spacing = reader.next()
        banner.layout.direction = reader.next() == 1 ? .rightToLeft : .leftToRight
        banner.paging.loop = reader.word() ?? .infinite
        banner.paging.startPage = reader.whole()
        banner.paging.maxPagesPerSwipe = reader.whole()
        banner.paging.decelerationRate = reader.word() ?? .fast
        banner.timer = reader.timer()
        banner.transition.duration = reader.time()
        banner.transition.easing = reader.easing()
        banner.focus.scale = reader.next()
        banner.focus.duration = reader.time()
        banner.focus.easing = reader.easing()
        banner.indicator = reader.indicator()
        let count = reader.whole()
        guard count >= 0 && count <= reader.rest else { return nil }
        for _ in 0..<count {
            var item = Banner.Item(id: "")
            let duration = reader.time()
            item.duration = duration > .zero ? duration : nil
            banner.items.append(item)
        }
        return reader.isValid && reader.rest == 0 ? banner : nil
    }
}

/// Numbers read one after the other; after the end there are zeros, and the list is not valid.
private struct NumberReader {
    private let numbers: [Double]
    private var place = 0
    private(set) var isValid = true

    init(_ numbers: [Double]) { self.numbers = numbers }

    /// How many numbers remain.
    var rest: Int { numbers.count - place }

    mutating func next() -> Double {
        guard place < numbers.count, abs(numbers[place]) < 9e15 else {
            isValid = false
            return 0
        }
        place += 1
        return numbers[place - 1]
    }

    mutating func whole() -> Int { Int(held: next()) }

    mutating func time() -> Time { Time(microseconds: Int64(held: next())) }

    mutating func word<Word: CaseIterable>() -> Word? {
        var index = whole()
        for candidate in Word.allCases {
            if index == 0 { return candidate }
            index -= 1
        }
        isValid = false
        return nil
    }

    mutating func timer() -> Banner.Timer? {
        guard next() == 1 else { return nil }
        var timer = Banner.Timer(interval: time())
        timer.countsFrom = word() ?? .change
        timer.afterInteraction = word() ?? .restart
        timer.whenHidden = word() ?? .pause
        let cycles = whole()
        timer.cycles = cycles > 0 ? cycles : nil
        return timer
    }

    mutating func easing() -> Banner.Easing {
        switch next() {
        case 0: .linear
        case 1: .easeIn
        case 2: .easeOut
        case 3: .easeInOut
        default: .cubicBezier(x1: next(), y1: next(), x2: next(), y2: next())
        }
    }

    mutating func indicator() -> Banner.Indicator {
        let style: Banner.Indicator.Style = word() ?? .none
        var base = Banner.Indicator.Base()
        base.color = Banner.Color(number: next()) ?? base.color
        base.currentColor = Banner.Color(number: next()) ?? base.currentColor
        base.hidesForSinglePage = next() == 1
        switch style {
        case .none: return .none(base)
        case .fraction: return .fraction(base)
        case .dots:
            var dots = Banner.Indicator.Dots()
            (dots.base, dots.size, dots.spacing) = (base, next(), next())
            return .dots(dots)
        case .scalingDots:
            var dots = Banner.Indicator.ScalingDots()
            (dots.base, dots.big, dots.medium, dots.small) = (base, next(), next(), next())
            (dots.spacing, dots.background) = (next(), Banner.Color(number: next()))
            return .scalingDots(dots)
        case .pill:
            var pill = Banner.Indicator.Pill()
            (pill.base, pill.width, pill.height, pill.dot, pill.spacing) = (base, next(), next(), next(), next())
            return .pill(pill)
        case .scrollBar:
            var bar = Banner.Indicator.ScrollBar()
            let track = next()
            (bar.base, bar.track, bar.thumb, bar.height) = (base, track < 0 ? nil : track, next(), next())
            (bar.inset, bar.spacing) = (next(), next())
            let hidesAfter = time()
            bar.hidesAfter = hidesAfter < .zero ? nil : hidesAfter
            return .scrollBar(bar)
        case .progressBar:
            var bar = Banner.Indicator.ProgressBar()
            let width = next()
            (bar.base, bar.width, bar.height) = (base, width < 0 ? nil : width, next())
            return .progressBar(bar)
        case .timerBar:
            var bar = Banner.Indicator.TimerBar()
            (bar.base, bar.height, bar.spacing) = (base, next(), next())
            return .timerBar(bar)
        }
    }
}
