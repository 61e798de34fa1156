import BannerKit

/// Numbers that look random and are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension Banner {
    /// Gives all items the same weight.
    mutating func forgetWeights() {
        for item in items.indices { items[item].weight = 1 }
    }
}

/// A banner with inputs, derived from a number: everything that can vary does, often so that things
/// coincide at one instant.
struct RandomCase: CustomStringConvertible {
    let seed: Int
    var banner: Banner
    var viewer = Banner.Viewer()
    var inputs: [Banner.Input]

    static let duration = time(20)

    init(_ seed: Int) {
        self.seed = seed
        var numbers = SeededNumbers(seed)
        func pick<Element>(_ elements: [Element]) -> Element {
            elements[Int.random(in: 0..<elements.count, using: &numbers)]
        }
        let count = Int.random(in: 1...8, using: &numbers)
        var banner = makeBanner(count)
        banner.paging.loop = pick(Banner.Paging.Loop.allCases)
        banner.paging.startPage = Int.random(in: 0..<count, using: &numbers)
        banner.paging.maxPagesPerSwipe = pick([1, 2, 3])
        banner.paging.decelerationRate = pick(Banner.Paging.DecelerationRate.allCases)
        banner.layout.direction = pick(Banner.Layout.Direction.allCases)
        banner.layout.cellWidthMultiplier = pick([1, 0.7, 0.5])
        banner.transition.duration = pick([time(0), time(0.3), time(0.5), time(1)])
        banner.transition.easing = pick([
            .linear, .easeInOut, .cubicBezier(x1: 0.3, y1: -1.5, x2: 0.6, y2: 2.5),
        ])
        if pick([true, true, true, false]) {
            banner.timer = every(pick([1, 1.5, 2])) {
                $0.countsFrom = pick(Banner.Timer.CountsFrom.allCases)
                $0.afterInteraction = pick(Banner.Timer.AfterInteraction.allCases)
                $0.whenHidden = pick(Banner.Timer.WhenHidden.allCases)
                $0.cycles = pick([nil, nil, nil, 2])
            }
            for item in banner.items.indices where pick([true, false, false]) {
                banner.items[item].duration = pick([time(1), time(1.2), time(3)])
            }
        }
        banner.focus.scale = pick([1, 1.2, 0.8, 2])
        banner.focus.duration = pick([time(0), time(0.4), time(1), time(3), time(20)])
        banner.focus.easing = pick([
            .easeOut, .easeIn, .cubicBezier(x1: 0.2, y1: 3, x2: 0.8, y2: -2),
        ])
        var bar = Banner.Indicator.ScrollBar()
        bar.hidesAfter = pick([nil, time(0), time(0.2), time(0.4), time(0.7)])
        banner.indicator = pick([
            .scrollBar(bar), .scalingDots(Banner.Indicator.ScalingDots()),
            .timerBar(Banner.Indicator.TimerBar()),
            .pill(Banner.Indicator.Pill()),
        ])
        self.banner = banner

        var inputs: [Banner.Input] = []
        var free = Time.zero
        for _ in 0..<Int.random(in: 0...6, using: &numbers) {
            let at =
                free
                + pick([time(0), time(0), time(0.1), time(0.3), time(0.5), time(1), time(1.7)])
            let action: Banner.Input.Action = pick([
                .drag(
                    Banner.Input.Drag(
                        by: pick([-195, 195, -100, 390, -900]),
                        over: pick([time(0), time(0.2), time(0.5)]))),
                .drag(
                    Banner.Input.Drag(
                        by: pick([-195, 195, -137]), over: pick([time(0), time(0.2)]),
                        velocity: pick([0, 1, -1, 800]))),
                .swipe(pick(Banner.Input.Swipe.allCases)),
                .select(page: Int.random(in: 0..<count, using: &numbers)),
                .next,
                .previous,
                .next, .previous, .pause, .resume, .hide, .show, .tap(),
            ])
            inputs.append(Banner.Input(at: at, action))
            free =
                switch action {
                case .drag(let drag): at + drag.over
                case .swipe: at + time(0.1)
                default: at
                }
        }
        self.inputs = inputs
        if seed % 3 == 2 { vary() }
        if seed % 3 == 1 { weigh() }
        if seed % 4 == 1 { scrollFreely() }
        if seed % 5 == 3 { varyRules() }
        if seed % 4 == 3 { group() }
    }

    /// Lets the content of every fourth case scroll freely, and its bar do what bars can.
    private mutating func scrollFreely() {
        var numbers = SeededNumbers(seed + 2_000_000)
        func pick<Element>(_ elements: [Element]) -> Element {
            elements[Int.random(in: 0..<elements.count, using: &numbers)]
        }
        banner.transition.effect = .slide
        banner.paging.snap = pick([.free, .free, .free, .page])
        banner.layout.align = pick([.start, .start, .center])
        banner.layout.cellWidthMultiplier = pick([0.7, 0.4, 0.2])
        banner.layout.spacing = pick([0, 14])
        if banner.timer != nil, banner.paging.snap == .free, pick([true, false]) {
            banner.timer?.drift = pick([40, 37, 250, 3_000])
            banner.paging.loop = .infinite
            banner.forgetWeights()
        }
        guard case .scrollBar(var bar) = banner.indicator else { return }
        bar.thumb = pick([
            .width(50), .auto, .widths([50, 80, 50]), .widths([20, 60]),
            .widths([10, 20, 30, 40, 50]),
        ])
        bar.growth.duration = pick([time(0), time(0.3), time(1), time(2.5), time(20)])
        bar.growth.easing = pick([.easeIn, .linear, .cubicBezier(x1: 0.2, y1: 3, x2: 0.8, y2: -2)])
        bar.hides = pick(Banner.Indicator.ScrollBar.Hides.allCases)
        bar.base.placement = pick(Banner.Indicator.Placement.allCases)
        bar.base.margin = pick([12, 0, 30])
        banner.indicator = .scrollBar(bar)
    }

    /// Varies what came later, in every third case, so that the others stay as they were.
    private mutating func vary() {
        var numbers = SeededNumbers(seed + 1_000_000)
        func pick<Element>(_ elements: [Element]) -> Element {
            elements[Int.random(in: 0..<elements.count, using: &numbers)]
        }
        banner.timer?.direction = pick([.backward, .backward, .forward])
        banner.timer?.whenHovered = pick(Banner.Timer.WhenHovered.allCases)
        banner.timer?.whenFocused = pick(Banner.Timer.WhenFocused.allCases)
        banner.timer?.whenReduced = pick(Banner.Timer.WhenReduced.allCases)
        viewer.reducesMotion = pick([true, false, false, false])
        banner.layout.axis = pick(Banner.Layout.Axis.allCases)
        banner.layout.align = pick(Banner.Layout.Align.allCases)
        banner.transition.effect = pick(Banner.Transition.Effect.allCases)
        for index in inputs.indices {
            switch inputs[index].action {
            case .pause, .resume, .hide, .show, .tap:
                inputs[index].action = pick([
                    .hover, .leave, .focusIn, .focusOut, .resume, inputs[index].action,
                ])
            default: break
            }
        }
    }

    /// Puts several cards on a page, in every fourth case; half of them slide in from the edge.
    private mutating func group() {
        var numbers = SeededNumbers(seed + 4_000_000)
        func pick<Element>(_ elements: [Element]) -> Element {
            elements[Int.random(in: 0..<elements.count, using: &numbers)]
        }
        banner.paging.group = pick([.cards(1), .cards(2), .cards(3), .fit])
        banner.paging.flush = pick([nil, nil, true, false])
        guard pick([true, false]) else { return }
        banner.layout.align = .start
        banner.layout.cellWidthMultiplier = pick([0.7, 0.4, 0.25])
        (banner.paging.snap, banner.transition.effect, banner.focus.scale) = (.page, .slide, 1)
        for index in banner.items.indices { banner.items[index].weight = 1 }
        for index in inputs.indices where inputs[index].action == .tap() {
            inputs[index].action = .tap(item: pick(Array(banner.items.indices)))
        }
    }

    /// Varies when the timer starts and ends, and what a finger does, in every fifth case.
    private mutating func varyRules() {
        var numbers = SeededNumbers(seed + 3_000_000)
        func pick<Element>(_ elements: [Element]) -> Element {
            elements[Int.random(in: 0..<elements.count, using: &numbers)]
        }
        banner.timer?.startsPaused = pick([true, false, false])
        banner.paging.flickVelocity = pick([0, 50, 700])
        banner.paging.dragThreshold = pick([0.05, 0.3, 0.5, 0.95])
        banner.paging.drag = pick([true, true, true, false])
        if banner.paging.loop == .never || banner.items.count == 1, banner.timer?.cycles == nil {
            banner.timer?.atEnd = pick([.finish, .finish, .stop])
        }
        for index in inputs.indices where inputs[index].action == .pause {
            inputs[index].action = pick([.pause, .resume])
        }
    }

    /// Gives the items weights, in every third case.
    private mutating func weigh() {
        var numbers = SeededNumbers(seed + 2_000_000)
        let most = [2, 3, 6, 20][Int.random(in: 0..<4, using: &numbers)]
        for item in banner.items.indices {
            banner.items[item].weight = Int.random(in: 1...most, using: &numbers)
        }
        if Bool.random(using: &numbers) { banner.transition.effect = .fade }
    }

    /// The timeline with the requested kinds of event.
    func timeline(_ kinds: Banner.Event.Kinds = .all, upTo duration: Time = duration)
        -> Schedule.Events
    {
        Schedule(banner, viewer: viewer, inputs: inputs).events(upTo: duration, kinds: kinds)
    }

    var description: String {
        "seed \(seed): \(banner.items.count) items from \(banner.paging.startPage), \(banner.paging.loop), "
            + "T \(banner.transition), focus \(banner.focus), \(banner.indicator), "
            + "\(banner.timer.map { "\($0)" } ?? "no timer"), \(banner.items.map(\.duration)), weights \(banner.weights): \(inputs)"
    }
}
