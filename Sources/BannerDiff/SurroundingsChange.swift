extension BannerChange {
    /// What a change does where the banner is played in a wider window, or with less motion: only if that differs from what
    /// it does in the banner's own window.
    public struct SurroundingsChange: Sendable {
        /// Where it is played.
        public var place: Place
        /// What happens there on both sides.
        public var facts: BannerChange.ScheduleDiff.Sides<Facts>
        /// The first change of page that differs there, in a wider window.
        public var firstDifference: BannerChange.ScheduleDiff.Difference?

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
                    ("layout", look.layout == other.look.layout), ("focus", look.emphasis == other.look.emphasis),
                    ("indicator", look.indicator == other.look.indicator),
                    ("controls", look.controls == other.look.controls),
                ].filter { !$0.1 }.map(\.0)
            }

            fileprivate init(_ banner: Banner, _ play: DiffPlay) {
                changes = play.schedule(of: banner).exposure(over: play.horizon).changes
                let zone = play.zone(of: banner)
                // Of the rest, only what it is and not where counts.
                let fitted = banner.fitted(to: play.viewer).banner
                look = Banner(
                    viewport: Banner.Viewport(width: 1, height: fitted.viewport.height), layout: fitted.layout,
                    emphasis: fitted.emphasis, indicator: fitted.indicator, controls: fitted.controls)
                failing = banner.scenarios.filter { !banner.test($0, for: play.viewer, in: zone).failures.isEmpty }.map(
                    \.name)
            }
        }

        /// What differs there in what breakpoints can change, by its keys: `layout`, `focus`.
        public var keys: [String] { facts.after.keys(differingFrom: facts.before) }

        /// The places in which a change does something else than in the banner's own window, from the narrowest on.
        static func all(from before: Banner, to after: Banner, _ play: DiffPlay) -> [SurroundingsChange] {
            let isKept = before.timer?.whenReduced == .keep || after.timer?.whenReduced == .keep
            guard isKept || !before.breakpoints.isEmpty || !after.breakpoints.isEmpty else { return [] }
            let banners = ScheduleDiff.Sides(before: before, after: after)
            let own = SurroundingsChange(.reducedMotion, banners, play)
            var places: [Place] = []
            if play.viewer.window.width == nil {
                let widths = Set((before.breakpoints + after.breakpoints).map(\.minWidth))
                places += widths.filter(\.isFinite).sorted().map { .width($0) }
            }
            if isKept && !play.viewer.reducesMotion { places.append(.reducedMotion) }
            return places.map { place in
                SurroundingsChange(place, banners.map { place.surrounding($0) }, place.surrounding(play))
            }.filter { change in
                let (facts, first) = (change.facts, change.firstDifference)
                return facts.before.counted != facts.after.counted && facts.map(\.counted) != own.facts.map(\.counted)
                    || !change.keys.isEmpty && facts.map(\.look) != own.facts.map(\.look)
                    || first != nil && first?.events != own.firstDifference?.events
            }
        }

        private init(_ place: Place, _ banners: ScheduleDiff.Sides<Banner>, _ play: DiffPlay) {
            self.place = place
            facts = banners.map { Facts($0, play) }
            firstDifference = ScheduleDiff.firstDifference(banners.map(play.schedule), upTo: play.horizon)
        }
    }
}

extension SurroundingsChange.Place {
    /// A banner as it is there.
    fileprivate func surrounding(_ banner: Banner) -> Banner {
        var banner = banner
        if case .width(let width) = self { banner.viewport.width = width }
        return banner
    }

    /// How it is played there.
    fileprivate func surrounding(_ play: DiffPlay) -> DiffPlay {
        var play = play
        if self == .reducedMotion { play.viewer.reducesMotion = true }
        return play
    }
}
