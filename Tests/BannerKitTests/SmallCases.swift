import BannerKit
import BannerTestSupport

/// A banner with inputs, small enough that all of its kind can be tested.
struct SmallCase: CustomStringConvertible {
    var banner: Banner
    var inputs: [Banner.Input]

    static let duration = time(9)

    /// The timeline with every event except the focus, which takes long to find.
    var timeline: Schedule.Events {
        Schedule(banner, inputs: inputs).events(
            upTo: SmallCase.duration, kinds: .all.subtracting(.focus))
    }

    var description: String {
        let timer =
            banner.timer.map { "\($0.afterInteraction) \($0.whenHidden) \($0.countsFrom)" }
            ?? "no timer"
        let inputs = inputs.map { "\($0.at.seconds): \($0.action)" }.joined(separator: ", ")
        return "\(banner.items.count) items, \(banner.paging.loop), \(timer): \(inputs)"
    }

    /// The instants at which something happens or nearly does, if the timer fires every 2 s and a
    /// transition takes 0.3 s.
    private static let instants = [time(0), time(1.9), time(2), time(2.15), time(2.3), time(4)]

    private static let actions: [Banner.Input.Action] = [
        .drag(Banner.Input.Drag(by: -200, over: .milliseconds(300))), .swipe(.previous),
        .drag(Banner.Input.Drag(by: 90, over: .zero)),
        .select(page: 3), .next, .pause, .hide,
    ]

    private static let laterActions: [Banner.Input.Action] = [
        .drag(Banner.Input.Drag(by: -200, over: .milliseconds(300))), .select(page: 3), .previous,
        .resume, .show,
    ]

    /// One or two inputs at every interesting instant, none during a drag.
    private static let inputPairs: [[Banner.Input]] = instants.flatMap { first in
        actions.flatMap { action in
            [[Banner.Input(at: first, action)]]
                + instants.filter { $0 >= first + end(action) }.flatMap { second in
                    laterActions.map {
                        [Banner.Input(at: first, action), Banner.Input(at: second, $0)]
                    }
                }
        }
    }

    private static func end(_ action: Banner.Input.Action) -> Time {
        switch action {
        case .drag(let drag): drag.over
        case .swipe: .milliseconds(100)
        default: .zero
        }
    }

    /// The small cases of a loop and a policy, with 1 to 8 items.
    static func all(_ loop: Banner.Paging.Loop, _ policy: Banner.Timer.AfterInteraction)
        -> [SmallCase]
    {
        (1...8).flatMap { count in
            inputPairs.enumerated().filter { ($0.offset + count) % Sample.step == 0 }.map {
                index, inputs in
                let timer = every(2) {
                    $0.afterInteraction = policy
                    $0.whenHidden = Banner.Timer.WhenHidden.allCases[index % 3]
                    $0.countsFrom = Banner.Timer.CountsFrom.allCases[index % 2]
                }
                let banner = makeBanner(count, timer: timer) {
                    $0.paging.loop = loop
                    $0.paging.maxPagesPerSwipe = 1 + index % 2
                    $0.indicator = .scalingDots(Banner.Indicator.ScalingDots())
                    $0.layout.direction = index % 5 == 0 ? .rightToLeft : .leftToRight
                }
                return SmallCase(banner: banner, inputs: inputs)
            }
        }
    }
}
