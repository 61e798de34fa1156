extension Banner {
    /// An action of the viewer or the app at one instant («What a banner means», Interaction).
    ///
    /// ```swift
    /// let input = Banner.Input(at: .seconds(1), .swipe(.next))
    /// ```
    public struct Input: Hashable, Sendable {
        /// The instant at which it happens, or begins.
        public var at: Time
        /// The kind of input, with its values.
        public var action: Action

        /// An input of this kind at this time.
        public init(at: Time, _ action: Action) {
            self.at = at
            self.action = action
        }
    }
}

extension Banner.Input {
    /// A finger that drags the content and releases it.
    public struct Drag: Hashable, Sendable {
        /// The finger's total movement in points along the layout's axis; positive is to the right,
        /// or down.
        public var by: Double
        /// The time for which the finger is down, 0 or more.
        public var over: Banner.Time
        /// The finger's velocity at the release in points per second; `nil` for `by / over` (0 when
        /// `over` is 0).
        public var velocity: Double?

        /// A drag by this many points.
        ///
        /// ```swift
        /// let drag = Banner.Input.Drag(by: -200, over: .milliseconds(150))
        /// let input = Banner.Input(at: .seconds(1), .drag(drag))
        /// ```
        public init(by: Double, over: Banner.Time = .milliseconds(200), velocity: Double? = nil) {
            self.by = by
            self.over = over
            self.velocity = velocity
        }

        /// The finger's velocity at the release, in points per second.
        package var releaseVelocity: Double {
            velocity ?? (over > .zero ? by / over.seconds : 0)
        }
    }

    /// The direction in which a swipe moves the content, regardless of the layout's direction.
    public enum Swipe: String, CaseIterable, Sendable {
        /// Towards the next page.
        case next
        /// Towards the previous page.
        case previous

        /// The time for which the finger is down.
        package static let duration = Time.milliseconds(100)
    }
}
