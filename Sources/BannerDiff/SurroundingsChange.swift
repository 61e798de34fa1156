import BannerKit
import BannerTesting

/// What a change does where the banner is played in a wider window, or with less motion: only if that differs from what
/// it does in the banner's own window.
public struct SurroundingsChange: Sendable {
    /// Where it is played.
    public var place: Place
    /// What happens there on both sides.
    public var facts: ScheduleDiff.Sides<Facts>

    /// Where a banner is played.
    public enum Place: Equatable, Sendable {
        /// In a viewport of this width, the `minWidth` of a breakpoint of either side.
        case width(Double)
        /// For viewers who asked for less motion.
        case reducedMotion
    }

    /// What happens in one place.
    public struct Facts: Equatable, Sendable {
        /// How many changes of page there are up to the horizon, without inputs.
        public var changes: Int64
        /// The scenarios that fail, by name; a scenario that has a window of its own is played in that.
        public var failing: [String]

        fileprivate init(_ banner: Banner, _ play: DiffPlay) {
            changes = play.schedule(of: banner).exposure(over: play.horizon).changes
            let zone = play.zone(of: banner)
            failing = banner.scenarios.filter { !banner.test($0, in: zone).failures.isEmpty }.map(\.name)
        }
    }

    /// The places in which a change does something else than in the banner's own window, from the narrowest on.
    static func all(from before: Banner, to after: Banner, _ play: DiffPlay) -> [SurroundingsChange] {
        let isKept = before.timer?.whenReduced == .keep || after.timer?.whenReduced == .keep
        guard isKept || !before.breakpoints.isEmpty || !after.breakpoints.isEmpty else { return [] }
        let own = ScheduleDiff.Sides(before: Facts(before, play), after: Facts(after, play))
        var changes: [SurroundingsChange] = []
        func add(_ place: Place, _ change: (inout Banner) -> Void) {
            var banners = (before, after)
            change(&banners.0)
            change(&banners.1)
            let facts = ScheduleDiff.Sides(before: Facts(banners.0, play), after: Facts(banners.1, play))
            guard facts.before != facts.after, facts.before != own.before || facts.after != own.after else { return }
            changes.append(SurroundingsChange(place: place, facts: facts))
        }
        let surroundings = (before.surroundings, after.surroundings)
        if surroundings.0.window.width == nil && surroundings.1.window.width == nil {
            var widths: [Double] = []
            for width in (before.breakpoints + after.breakpoints).map(\.minWidth).sorted() where widths.last != width {
                widths.append(width)
            }
            for width in widths where width.isFinite { add(.width(width)) { $0.viewport.width = width } }
        }
        if isKept && !surroundings.0.reducesMotion && !surroundings.1.reducesMotion {
            add(.reducedMotion) { $0.surroundings.reducesMotion = true }
        }
        return changes
    }
}
