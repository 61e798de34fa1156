import BannerKit
import FuzzDriver

/// Questions whose answers must agree, put to the timeline of one banner.
struct EngineCheck {
    private let fuzzed: FuzzedBanner
    private let timeline: Schedule.Events
    private let probes: [Time]
    /// The most events that are compared one by one.
    private static let most: Int64 = 4_000

    init(_ fuzzed: FuzzedBanner, probes: [Time]) {
        self.fuzzed = fuzzed
        self.probes = probes
        let inputs = fuzzed.inputs.filter { $0.at <= fuzzed.duration }
        timeline = Schedule(fuzzed.banner, inputs: inputs).events(
            upTo: fuzzed.duration, kinds: .all)
    }

    /// Asked in any order, or one after the other: the same states, and every number in them can be
    /// drawn.
    func states() {
        var playback = Simulator(timeline.schedule)
        let json = StateJSON(fuzzed.banner)
        for probe in probes {
            let asked = timeline.schedule.state(at: probe)
            let played = playback.state(at: probe)
            Fuzzing.require(
                EngineCheck.agree(asked, played),
                "state(at:) \(asked)\nplayback \(played)\n\(fuzzed)")
            Fuzzing.require(asked.position.isFinite && asked.offset.isFinite, "\(asked)\n\(fuzzed)")
            Fuzzing.require(asked.scales.allSatisfy { $0.scale.isFinite }, "\(asked)\n\(fuzzed)")
            if case .running(let left) = asked.timer {
                Fuzzing.require(left > .zero, "\(asked)\n\(fuzzed)")
            }
            var text: [UInt8] = []
            json.append(asked, to: &text)
            Fuzzing.require(
                timeline.schedule.frame(at: probe).allSatisfy(\.isFinite), "\(asked)\n\(fuzzed)")
        }
    }

    /// Every moment has one item, and the changes are those of the timeline.
    func exposure() {
        for horizon in [fuzzed.duration, probes[probes.count / 2]] {
            let exposure = timeline.schedule.exposure(over: horizon)
            let shown = exposure.items.reduce(Time.zero) { $0 + $1.shown }
            Fuzzing.require(shown == horizon, "\(exposure)\n\(fuzzed)")
            let played = Schedule(
                fuzzed.banner, inputs: fuzzed.inputs.filter { $0.at <= fuzzed.duration }
            ).events(
                upTo: horizon, kinds: .change)
            let counted = played.eventCount(limit: .max).count
            Fuzzing.require(
                counted == exposure.changes,
                "exposure \(exposure.changes), events \(counted)\n\(fuzzed)")
        }
    }

    /// An expectation holds where the state says so.
    func verdicts() {
        for probe in probes where probe < fuzzed.duration {
            let page = timeline.schedule.state(at: probe).page
            let next = probe + Time(microseconds: 1)
            let expected: [Banner.Expectation] = [
                .at(probe, page: page), .always(page: page, from: probe, to: next),
                .never(page: page, from: probe, to: next),
            ]
            let verdicts = timeline.schedule.verdicts(on: expected, over: timeline.end)
            Fuzzing.require(
                verdicts == [.holds, .holds, .page(page, at: probe)],
                "at \(probe): \(verdicts)\n\(fuzzed)")
        }
    }

    /// A session that is told the inputs gives the events of the timeline; so does one that goes on
    /// from the middle.
    func events() {
        let inputs = timeline.schedule.inputs
        if timeline.eventCount(limit: EngineCheck.most).count <= EngineCheck.most {
            var session = Session(fuzzed.banner)
            var live: [Banner.Event] = []
            for input in inputs { live += session.send(input.action, at: input.at).map(\.event) }
            live += session.advance(to: fuzzed.duration).map(\.event)
            let played = timeline.filter { $0.kind.kinds != .end }
            Fuzzing.require(live == played, "live \(live)\nplayed \(played)\n\(fuzzed)")
        }
        let start = probes[probes.count / 2]
        let kinds = Banner.Event.Kinds.all.subtracting([.timer, .focus, .end])
        guard start > .zero, inputs.allSatisfy({ $0.at <= start }) else { return }
        let later = timeline.schedule.events(after: start, upTo: start + .seconds(1), kinds: kinds)
        var session = Session(timeline.schedule, at: start + Time(microseconds: 1), kinds: kinds)
        let first = Array(later.prefix(20))
        guard let last = first.last, first.allSatisfy({ $0.time > start + Time(microseconds: 1) })
        else { return }
        let live = session.advance(to: last.time).map(\.event)
        Fuzzing.require(
            live.starts(with: first), "from \(start): live \(live)\nplayed \(first)\n\(fuzzed)")
    }

    /// Whether a thumb grows for longer than a dwell.
    ///
    /// It then only approaches its widths, which `Schedule.cycle` leaves out of what repeats.
    private var growsPastADwell: Bool {
        guard case .scrollBar(let bar) = fuzzed.banner.indicator, case .widths = bar.thumb,
            let timer = fuzzed.banner.timer
        else { return false }
        let dwells = fuzzed.banner.items.map { $0.duration ?? timer.interval }
        return bar.growth.duration > dwells.min() ?? .zero
    }

    /// What a cycle promises comes true.
    func cycle() {
        guard let cycle = timeline.schedule.cycle else { return }
        let later = cycle.start + cycle.length
        for offset in [0, cycle.length.microseconds / 3, cycle.length.microseconds - 1] {
            let (a, b) = (
                timeline.schedule.state(at: cycle.start + Time(microseconds: offset)),
                timeline.schedule.state(at: later + Time(microseconds: offset))
            )
            Fuzzing.require(
                a.page == b.page && a.position == b.position
                    && (growsPastADwell || EngineCheck.agree(a.indicator, b.indicator))
                    && a.timer == b.timer && a.virtual == b.virtual,
                "\(cycle): \(a)\n\(b)\n\(fuzzed)")
        }
    }

    /// Whether two indicators are the same, but for 1e−7 in a thumb, or that part of a wide one:
    /// one that grows for longer than a dwell only approaches its widths, and an easing that
    /// overshoots far makes it wider each time.
    private static func agree(_ a: Banner.Indicator.State?, _ b: Banner.Indicator.State?) -> Bool {
        guard case .scrollBar(let x, let width, let alpha, let shift) = a,
            case .scrollBar(let otherX, let otherWidth, alpha, shift) = b
        else { return a == b }
        let allowed = 1e-7 * max(1, abs(width))
        return abs(x - otherX) <= allowed && abs(width - otherWidth) <= allowed
    }

    /// Whether two states are the same, but for 1e−7 in their scales and in a thumb.
    private static func agree(_ a: Banner.State, _ b: Banner.State) -> Bool {
        var (first, second) = (a, b)
        if agree(a.indicator, b.indicator) { second.indicator = a.indicator }
        (first.scales, second.scales) = ([], [])
        let pages = Set(a.scales.map(\.page)).union(b.scales.map(\.page))
        return first == second
            && pages.allSatisfy { page in
                let left = a.scales.first { $0.page == page }?.scale ?? 1
                let right = b.scales.first { $0.page == page }?.scale ?? 1
                return abs(left - right) <= 1e-7 * max(1, abs(left))
            }
    }
}
