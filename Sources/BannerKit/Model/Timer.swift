extension Banner {
    /// The timer that turns the pages («What a banner means», Timer).
    public struct Timer: Equatable, Sendable {
        /// The dwell of a page without its own `duration`, more than 0.
        public var interval: Time
        /// The moment from which a page's dwell is counted.
        public var countsFrom: CountsFrom
        /// What the timer does during and after a viewer's interaction.
        public var afterInteraction: AfterInteraction
        /// What the timer does while the banner is hidden.
        public var whenHidden: WhenHidden
        /// The number of passes over all items after which the timer stops, 1 or more; `nil` for no end.
        public var cycles: Int?

        /// A timer; only its interval is needed.
        public init(
            interval: Time, countsFrom: CountsFrom = .change, afterInteraction: AfterInteraction = .restart,
            whenHidden: WhenHidden = .pause, cycles: Int? = nil
        ) {
            self.interval = interval
            self.countsFrom = countsFrom
            self.afterInteraction = afterInteraction
            self.whenHidden = whenHidden
            self.cycles = cycles
        }

        /// The moment from which a page's dwell is counted.
        public enum CountsFrom: CaseIterable, Sendable {
            /// The moment the page becomes current.
            case change
            /// The moment the content comes to rest on the page.
            case settle
        }

        /// What the timer does during and after a drag, select, next or previous («What a banner means», Interaction).
        public enum AfterInteraction: CaseIterable, Sendable {
            /// Waits, and starts again with the full dwell once the content has settled.
            case restart
            /// Waits, and continues with the remaining time once the content has settled.
            case resume
            /// Stops for good when the interaction begins.
            case stop
            /// Keeps running; only a firing while the finger is down is skipped.
            case ignore
        }

        /// What the timer does while the banner is hidden («What a banner means», Interaction).
        public enum WhenHidden: CaseIterable, Sendable {
            /// Waits, and continues with the remaining time.
            case pause
            /// Waits, and starts again with the full dwell.
            case restart
            /// Keeps running.
            case ignore
        }
    }
}
