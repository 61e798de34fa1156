import BannerKit

/// A banner of items a, b, c … with whatever a test changes.
func makeBanner(
    _ count: Int, timer: Banner.Timer? = nil, _ change: (inout Banner) -> Void = { _ in }
) -> Banner {
    var banner = Banner(
        items: (0..<count).map { Banner.Item(id: String(UnicodeScalar(UInt8(97 + $0 % 26)))) })
    banner.timer = timer
    change(&banner)
    return banner
}

/// A timer with this many seconds.
func every(_ seconds: Double, _ change: (inout Banner.Timer) -> Void = { _ in }) -> Banner.Timer {
    var timer = Banner.Timer(interval: time(seconds))
    change(&timer)
    return timer
}

/// A time of this many seconds, to the microsecond.
func time(_ seconds: Double) -> Time { Time(microseconds: Int64((seconds * 1_000_000).rounded())) }

/// The events of a timeline, one per line: `2 change 0>1 timer`.
func lines(
    _ banner: Banner, _ inputs: [Banner.Input] = [], for seconds: Double,
    kinds: Banner.Event.Kinds = [.change, .settle, .timer], viewer: Banner.Viewer = Banner.Viewer()
) -> String {
    Schedule(banner, viewer: viewer, inputs: inputs).events(upTo: time(seconds), kinds: kinds).map(
        line
    ).joined(
        separator: "\n")
}

/// An event in the notation of the tests.
func line(_ event: Banner.Event) -> String {
    "\(seconds(event.time)) \(event.kind.notation)"
}

/// An event of a session in the same notation.
func line(_ event: Session.Event) -> String { line(event.event) }

private func seconds(_ time: Time) -> String {
    time.microseconds % 1_000_000 == 0 ? "\(time.microseconds / 1_000_000)" : "\(time.seconds)"
}

extension Banner.Event.Kind {
    fileprivate var notation: String {
        switch self {
        case .start(let landing): "start \(landing.page)"
        case .change(let change):
            "change \(change.from.map(String.init) ?? "")>\(change.page) \(change.cause)"
        case .settle(let landing): "settle \(landing.page)"
        case .recenter(let page, let from, let virtual): "recenter \(page) \(from)>\(virtual)"
        case .timer(let change): "timer \(change)"
        case .dragBegin(let page): "dragBegin \(page)"
        case .dragEnd(let page, _): "dragEnd \(page)"
        case .open(let page): "open \(page)"
        case .focus(let page): "focus \(page)"
        case .indicator(let isHidden): "indicator \(isHidden ? "hidden" : "shown")"
        case .items(let count, _): "items \(count)"
        case .finished(let page): "finished \(page)"
        case .end(let page): "end \(page)"
        case .input: word
        }
    }
}

extension Schedule {
    /// The verdict on an expectation of a scenario that takes this long.
    func verdict(on expectation: Banner.Expectation, over duration: Time)
        -> Banner.Expectation.Verdict
    {
        verdicts(on: [expectation], over: duration)[0]
    }
}

extension Schedule.Events {
    /// The verdict on an expectation of a scenario that takes this long.
    func verdict(on expectation: Banner.Expectation) -> Banner.Expectation.Verdict {
        schedule.verdict(on: expectation, over: end)
    }

    /// The verdicts on the expectations of a scenario that takes this long.
    func verdicts(on expectations: [Banner.Expectation]) -> [Banner.Expectation.Verdict] {
        schedule.verdicts(on: expectations, over: end)
    }
}
