import BannerDiagnostics
import BannerKit
import BannerTree

extension BannerRule {
    /// A page's dwell is at least as long as the transition; otherwise the banner would never rest («What a banner
    /// means», Timer).
    static let dwellOutlastsTransition = BannerRule { banner, reading in
        guard let timer = banner.timer, timer.countsFrom == .change else { return }
        let transition = banner.transition.duration
        if banner.items.contains(where: { $0.duration.map { $0 < transition } ?? false }),
            let nodes = reading.root["items"]?.items
        {
            for (item, node) in zip(banner.items, nodes) {
                guard let dwell = item.duration, dwell < transition, let place = node["duration"] else { continue }
                reading.dwellTooShort(dwell, transition, at: place, of: "this page")
            }
        }
        if timer.interval < transition && banner.items.contains(where: { $0.duration == nil }) {
            let place = reading.place("timer", "interval")
            if reading.trusts("timer", "interval") {
                reading.dwellTooShort(timer.interval, transition, at: place, of: "a page")
            }
        }
    }
}

extension Reading {
    fileprivate mutating func dwellTooShort(_ dwell: Time, _ transition: Time, at node: Node, of page: String) {
        let other = place("transition", "duration")
        let counted = place("timer", "countsFrom")
        guard trusts(node), trusts("timer", "countsFrom"), trusts("transition", "duration") else { return }
        let (short, long) = (DurationText.write(dwell), DurationText.write(transition))
        var notes = [
            other.kind == .scalar
                ? Note("the transition takes `\(long)`", at: other.range)
                : Note("by default a transition takes `\(long)`")
        ]
        if counted.equals("change") {
            notes.append(Note("a page's time is counted from the change", at: counted.range))
        }
        fault(
            .dwellTooShort, "\(page) is shown for `\(short)`, but its transition takes `\(long)`", at: node,
            help: "write at least `\(long)`, shorten the transition, or count the timer from `settle`",
            notes: notes)
    }
}
