import BannerKit
import BannerRules

/// What a change does where the banner is played in a wider window, or with less motion: only if that differs from what
/// it does in the banner's own window.
public struct SurroundingsChange: Sendable {
    /// Where it is played.
    public var place: Place
    /// What happens there on both sides.
    public var facts: ScheduleDiff.Sides<Facts>
    /// The first change of page that differs there, in a wider window.
    public var firstDifference: ScheduleDiff.Difference?

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
        /// What breakpoints can change, as it is there.
        fileprivate let look: Banner

        /// The same as one text.
        fileprivate var counted: [String] { ["\(changes)"] + failing }

        /// What differs in what breakpoints can change, by its keys.
        fileprivate func keys(differingFrom other: Facts) -> [String] {
            [
                ("height", look.viewport.height == other.look.viewport.height),
                ("layout", look.layout == other.look.layout), ("focus", look.focus == other.look.focus),
                ("indicator", look.indicator == other.look.indicator),
            ].filter { !$0.1 }.map(\.0)
        }

        fileprivate init(_ banner: Banner, _ play: DiffPlay) {
            changes = play.schedule(of: banner).exposure(over: play.horizon).changes
            let zone = play.zone(of: banner)
            // Of the rest, only what it is and not where counts.
            let fitted = banner.fitted()
            look = Banner(
                viewport: Banner.Viewport(width: 1, height: fitted.viewport.height), layout: fitted.layout,
                focus: fitted.focus, indicator: fitted.indicator)
            failing = banner.scenarios.filter { !banner.test($0, in: zone).failures.isEmpty }.map(\.name)
        }
    }

    /// What differs there in what breakpoints can change, by its keys: `layout`, `focus`.
    public var keys: [String] { facts.after.keys(differingFrom: facts.before) }

    /// The places in which a change does something else than in the banner's own window, from the narrowest on.
    static func all(from before: Banner, to after: Banner, _ play: DiffPlay) -> [SurroundingsChange] {
        let isKept = before.timer?.whenReduced == .keep || after.timer?.whenReduced == .keep
        guard isKept || !before.breakpoints.isEmpty || !after.breakpoints.isEmpty else { return [] }
        let own = ScheduleDiff.Sides(before: Facts(before, play), after: Facts(after, play))
        let ownFirst = ScheduleDiff.firstDifference(from: before, to: after, play)
        var changes: [SurroundingsChange] = []
        func add(_ place: Place, _ change: (inout Banner) -> Void) {
            var banners = (before, after)
            change(&banners.0)
            change(&banners.1)
            let facts = ScheduleDiff.Sides(before: Facts(banners.0, play), after: Facts(banners.1, play))
            let first = ScheduleDiff.firstDifference(from: banners.0, to: banners.1, play)
            let isOwn = facts.map(\.counted) == own.map(\.counted)
            let isOwnLook = facts.map(\.look) == own.map(\.look)
            let change = SurroundingsChange(place: place, facts: facts, firstDifference: first)
            guard
                facts.before.counted != facts.after.counted && !isOwn || !change.keys.isEmpty && !isOwnLook
                    || first != nil && first?.events != ownFirst?.events
            else { return }
            changes.append(change)
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
