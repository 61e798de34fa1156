extension Banner {
    /// The timer that turns the pages («What a banner means», Timer).
    public struct Timer: Hashable, Sendable {
        /// The dwell of a page without its own `duration`; with a value that is not more than 0
        /// there is no timer.
        public var interval: Time
        /// The speed in points per second, 0.1 … 10,000, of content that moves all the time, in
        /// place of `interval` («What a banner means», Drift); `nil` for pages that are turned.
        ///
        /// It needs the loop `infinite`, `snap: none` and items of equal weight; otherwise the
        /// timer is off.
        public var drift: Double?
        /// The moment from which a page's dwell is counted.
        public var countsFrom: CountsFrom
        /// The timer's behaviour during and after a viewer's interaction.
        public var afterInteraction: AfterInteraction
        /// The timer's behaviour while the banner is hidden.
        public var whenHidden: WhenHidden
        /// The timer's behaviour while a pointer is over the banner.
        public var whenHovered: WhenHovered
        /// The timer's behaviour while the keyboard focus is in the banner.
        public var whenFocused: WhenFocused
        /// The timer's behaviour for a viewer who asked for reduced motion.
        public var whenReduced: WhenReduced
        /// The direction in which the timer turns the pages.
        public var direction: Direction
        /// The number of passes over all items after which the timer stops, 1 or more; `nil` for no
        /// end.
        public var cycles: Int?
        /// What the timer does on the page on which the banner ends.
        public var atEnd: AtEnd
        /// Whether the timer waits from the start until the viewer resumes it.
        public var startsPaused: Bool

        /// A timer, with either an interval or the speed of a drift.
        ///
        /// ```swift
        /// let timer = Banner.Timer(interval: .seconds(4), afterInteraction: .stop, cycles: 3)
        /// let ticker = Banner.Timer(drift: 40)
        /// ```
        public init(
            interval: Time = .zero, drift: Double? = nil, countsFrom: CountsFrom = .change,
            afterInteraction: AfterInteraction = .restart,
            whenHidden: WhenHidden = .pause, whenHovered: WhenHovered = .pause,
            whenFocused: WhenFocused = .hold,
            whenReduced: WhenReduced = .stop, direction: Direction = .forward, cycles: Int? = nil,
            atEnd: AtEnd = .stop, startsPaused: Bool = false
        ) {
            self.interval = interval
            self.drift = drift
            self.countsFrom = countsFrom
            self.afterInteraction = afterInteraction
            self.whenHidden = whenHidden
            self.whenHovered = whenHovered
            self.whenFocused = whenFocused
            self.whenReduced = whenReduced
            self.direction = direction
            self.cycles = cycles
            self.atEnd = atEnd
            self.startsPaused = startsPaused
        }

        /// Encodes or decodes what a page's engine needs, in the order of the table.
        mutating func code(through numbers: inout some NumberCoder) {
            numbers.code(&interval)
            var speed = drift ?? -1
            numbers.code(&speed)
            drift = speed > 0 ? speed : nil
            numbers.code(&countsFrom)
            numbers.code(&afterInteraction)
            numbers.code(&whenHidden)
            numbers.code(&whenHovered)
            numbers.code(&whenFocused)
            numbers.code(&whenReduced)
            numbers.code(&direction)
            var passes = cycles ?? -1
            numbers.code(&passes)
            cycles = passes > 0 ? passes : nil
            numbers.code(&atEnd)
            numbers.code(&startsPaused)
        }

        /// The moment from which a page's dwell is counted.
        public enum CountsFrom: String, CaseIterable, Sendable {
            /// The instant at which the page becomes current.
            case change
            /// The instant at which the content comes to rest on the page.
            case settle
        }

        /// The timer's behaviour during and after a drag, select, next or previous («What a banner
        /// means», Interaction).
        public enum AfterInteraction: String, CaseIterable, Sendable {
            /// Waits, and starts again with the full dwell once the content has settled.
            case restart
            /// Waits, and continues with the remaining time once the content has settled; with the
            /// full dwell if the page has changed.
            case resume
            /// Stops when the interaction begins.
            case stop
            /// Waits from the interaction on until the viewer resumes it, as if the viewer had
            /// paused it.
            case hold
            /// Keeps running; only a firing during a drag is skipped.
            case ignore
        }

        /// The timer's behaviour while the banner is hidden («What a banner means», Interaction).
        public enum WhenHidden: String, CaseIterable, Sendable {
            /// Waits, and continues with the remaining time.
            case pause
            /// Waits, and starts again with the full dwell.
            case restart
            /// Keeps running.
            case ignore
        }
    }
}

extension Banner.Timer {
    /// The timer's behaviour while a pointer is over the banner («What a banner means», Waiting for
    /// the viewer).
    public enum WhenHovered: String, CaseIterable, Sendable {
        /// Waits, and continues with the remaining time.
        case pause
        /// Keeps running.
        case ignore
    }

    /// The timer's behaviour while the keyboard focus is in the banner («What a banner means»,
    /// Waiting for the viewer).
    public enum WhenFocused: String, CaseIterable, Sendable {
        /// Waits until the viewer resumes it, as if the viewer had paused it.
        case hold
        /// Waits, and continues with the remaining time.
        case pause
        /// Keeps running.
        case ignore
    }

    /// The timer's behaviour for a viewer who asked for reduced motion («What a banner means»,
    /// Reduced motion).
    public enum WhenReduced: String, CaseIterable, Sendable {
        /// Never starts.
        case stop
        /// Runs; each change of page is a jump.
        case keep
    }

    /// What the timer does on the page on which the banner ends: the last page of the loop `none`,
    /// or the only one («What a banner means», The end).
    public enum AtEnd: String, CaseIterable, Sendable {
        /// Stops when the page becomes current.
        case stop
        /// Runs there too, and then stops with the event `finished`.
        case finish
    }

    /// The direction in which the timer turns the pages («What a banner means», Backwards).
    public enum Direction: String, CaseIterable, Sendable {
        /// To the next page, and from the last to the first.
        case forward
        /// To the previous page, and from the first to the last.
        case backward
    }
}
