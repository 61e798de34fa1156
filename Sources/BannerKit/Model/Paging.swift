extension Banner {
    /// The behaviour after the last page, the start page, and the rules for swipes.
    public struct Paging: Hashable, Sendable {
        /// The behaviour after the last page.
        public var loop: Loop
        /// The page shown at time 0, from 0 to n − 1.
        public var startPage: Int
        /// The maximum number of pages that one drag can turn, 1 or more; without effect if the
        /// content scrolls freely.
        public var maxPagesPerSwipe: Int
        /// The deceleration of released content, which determines the page that it snaps to.
        public var decelerationRate: DecelerationRate
        /// The rule for where released content stops.
        public var snap: Snap
        /// The speed in points per second below which a release counts as one without velocity.
        public var flickVelocity: Double
        /// The part of a page, from 0.05 to 0.95, from which content released without velocity
        /// snaps to the next page; without effect if the content scrolls freely.
        public var dragThreshold: Double
        /// Whether a finger moves the content.
        public var drag: Bool
        /// The order of the items for a viewer.
        public var order: Order
        /// The number of cards of a page («What a banner means», Pages of several cards).
        public var group: Group
        /// Whether the last page of the loops `none` and `rewind` leaves no room after the last
        /// card; `nil` for whether a page has several cards.
        public var flush: Bool?

        /// Paging rules; by default an infinite banner that starts on its first page and turns one
        /// page per swipe.
        public init(
            loop: Loop = .infinite, startPage: Int = 0, maxPagesPerSwipe: Int = 1,
            decelerationRate: DecelerationRate = .fast, snap: Snap = .page,
            flickVelocity: Double = 50, dragThreshold: Double = 0.5, drag: Bool = true,
            order: Order = .file, group: Group = .cards(1), flush: Bool? = nil
        ) {
            self.loop = loop
            self.startPage = startPage
            self.maxPagesPerSwipe = maxPagesPerSwipe
            self.decelerationRate = decelerationRate
            self.snap = snap
            self.flickVelocity = flickVelocity
            self.dragThreshold = dragThreshold
            self.drag = drag
            self.order = order
            self.group = group
            self.flush = flush
        }

        /// Whether the last page leaves no room after the last card, unless the loop is `infinite`.
        package var isFlush: Bool { flush ?? (group != .cards(1)) }

        /// Encodes or decodes what a page's engine needs, in the order of the table.
        mutating func code(through numbers: inout some NumberCoder) {
            numbers.code(&loop)
            numbers.code(&startPage)
            numbers.code(&maxPagesPerSwipe)
            numbers.code(&decelerationRate)
            numbers.code(&snap)
            numbers.code(&flickVelocity)
            numbers.code(&dragThreshold)
            numbers.code(&drag)
            numbers.code(&order)
            var (cards, stops) = (group.number, isFlush)
            numbers.code(&cards)
            numbers.code(&stops)
            group = Group(number: cards)
            flush = stops == (group != .cards(1)) ? nil : stops
        }

        /// The behaviour after the last page («What a banner means», Transitions).
        public enum Loop: String, CaseIterable, Sendable {
            /// The banner ends on its last page; `none` in a file.
            case never = "none"
            /// The content moves back to the first page, through all pages in between.
            case rewind
            /// The first page follows the last one: positions keep increasing.
            case infinite
        }

        /// The order of the items for a viewer («What a banner means», Order).
        public enum Order: String, CaseIterable, Sendable {
            /// The order of the file.
            case file
            /// A random order, which the viewer's seed decides.
            case shuffled
            /// The order of the file from a random item on, which the viewer's seed decides.
            case rotated
        }

        /// The number of cards of a page («What a banner means», Pages of several cards).
        public enum Group: Hashable, Sendable {
            /// This number of cards, from 1 to 100.
            case cards(Int)
            /// As many cards as the window shows whole.
            case fit

            /// The number of cards; 0 for `fit`.
            package var number: Int { if case .cards(let count) = self { count } else { 0 } }

            /// The group of a number of cards; `fit` for 0.
            package init(number: Int) { self = number == 0 ? .fit : .cards(number) }
        }

        /// The rule for where released content stops («What a banner means», Free scrolling).
        public enum Snap: String, CaseIterable, Sendable {
            /// The content snaps to a page.
            case page
            /// The content stops where it was thrown to, by free scrolling; `none` in a file.
            case free = "none"
        }

        /// The deceleration of released content («What a banner means», Release).
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
