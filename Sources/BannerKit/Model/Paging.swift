extension Banner {
    /// What comes after the last page, where to start, and how far a swipe goes.
    public struct Paging: Hashable, Sendable {
        /// What comes after the last page.
        public var loop: Loop
        /// The page shown at time 0, from 0 to n − 1.
        public var startPage: Int
        /// How many pages one drag can turn at most, 1 or more.
        public var maxPagesPerSwipe: Int
        /// How quickly released content slows down, which decides the page that it snaps to.
        public var decelerationRate: DecelerationRate
        /// Where released content stops.
        public var snap: Snap

        /// By default an endless banner that starts on its first page and turns one page per swipe.
        public init(
            loop: Loop = .infinite, startPage: Int = 0, maxPagesPerSwipe: Int = 1,
            decelerationRate: DecelerationRate = .fast, snap: Snap = .page
        ) {
            self.loop = loop
            self.startPage = startPage
            self.maxPagesPerSwipe = maxPagesPerSwipe
            self.decelerationRate = decelerationRate
            self.snap = snap
        }

        /// What comes after the last page («What a banner means», Transitions).
        public enum Loop: String, CaseIterable, Sendable {
            /// Nothing: the banner ends there; `none` in a file.
            case never = "none"
            /// The first page, by moving back through all pages in between.
            case rewind
            /// The first page, as the next one: positions keep increasing.
            case infinite
        }

        /// Where released content stops («What a banner means», Free scrolling).
        public enum Snap: String, CaseIterable, Sendable {
            /// On a page.
            case page
            /// Where it was thrown to: free scrolling; `none` in a file.
            case free = "none"
        }

        /// How quickly released content slows down («What a banner means», Release).
        public enum DecelerationRate: String, CaseIterable, Sendable {
            /// Each millisecond leaves 0.998 of the velocity.
            case normal
            /// Each millisecond leaves 0.99 of the velocity.
            case fast

            /// The fraction of the velocity that is left after a millisecond.
            package var perMillisecond: Double {
                switch self {
                case .normal: 0.998
                case .fast: 0.99
                }
            }
        }
    }
}
