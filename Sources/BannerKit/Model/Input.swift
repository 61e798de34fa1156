extension Banner {
    /// Something that the viewer or the app does to a banner at one instant («What a banner means», Interaction).
    public struct Input: Equatable, Sendable {
        /// When it happens, or begins.
        public var at: Time
        /// What happens.
        public var action: Action

        /// An input of this kind at this time.
        public init(at: Time, _ action: Action) {
            self.at = at
            self.action = action
        }

        /// What happens.
        #if hasAttribute(nonexhaustive)
            @nonexhaustive
        #endif
        public enum Action: Equatable, Sendable {
            /// A finger drags the content and releases it.
            case drag(Drag)
            /// A short drag by a quarter of the stride over 100 ms.
            case swipe(Swipe)
            /// The selection of a page, as by a tap on its dot.
            case select(page: Int)
            /// One page forward.
            case next
            /// One page back.
            case previous
            /// A tap on the current card.
            case tap
            /// The viewer's pause button.
            case pause
            /// The viewer's play button.
            case resume
            /// The banner leaves the screen.
            case hide
            /// The banner returns to the screen.
            case show
            /// A pointer comes over the banner.
            case hover
            /// The pointer leaves the banner.
            case leave
            /// The keyboard comes into the banner.
            case focusIn
            /// The keyboard leaves the banner.
            case focusOut
        }
    }
}

extension Banner.Input {
    /// A finger that drags the content and releases it.
    public struct Drag: Equatable, Sendable {
        /// The finger's total movement in points along the layout's axis; positive is to the right, or down.
        public var by: Double
        /// How long the finger is down, 0 or more.
        public var over: Time
        /// The finger's velocity at the release in points per second; `nil` for `by / over` (0 when `over` is 0).
        public var velocity: Double?

        /// A drag by this many points.
        public init(by: Double, over: Time = .milliseconds(200), velocity: Double? = nil) {
            self.by = by
            self.over = over
            self.velocity = velocity
        }

        /// The finger's velocity at the release, in points per second.
        public var releaseVelocity: Double {
            velocity ?? (over > .zero ? by / over.seconds : 0)
        }
    }

    /// The direction in which a swipe moves the content, regardless of the layout's direction.
    public enum Swipe: CaseIterable, Sendable {
        /// Towards the next page.
        case next
        /// Towards the previous page.
        case previous

        /// How long the finger is down.
        package static let duration = Time.milliseconds(100)
    }
}
