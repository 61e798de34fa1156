#if canImport(SwiftUI)
    import BannerPlayer
    import SwiftUI

    /// Shows a player's banner: a view of yours for each card, and the banner's indicator.
    ///
    /// No device has run it yet.
    ///
    /// ```swift
    /// @State private var player = BannerPlayer(banner)
    ///
    /// BannerView(player, open: { item in path.append(item.id) }) { item in
    ///     AsyncImage(url: URL(string: item.image ?? ""))
    /// }
    /// ```
    public struct BannerView<Content: View>: View {
        private let player: BannerPlayer
        private let open: (Banner.Item) -> Void
        private let content: (Banner.Item) -> Content
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.layoutDirection) private var readingDirection
        @Environment(\.scenePhase) private var scenePhase
        @State private var isOnScreen = false
        /// The finger; the system resets it, also when it takes the finger away.
        @GestureState private var finger: Finger?
        @State private var isDragging = false
        @FocusState private var isFocused: Bool

        private struct Finger: Equatable {
            /// The movement along the banner's axis, in points.
            var travel: Double
            /// Whether the first movement was along the axis; otherwise the finger scrolls the page.
            var isAlong: Bool
        }

        /// What of the device the banner follows.
        private struct Device: Equatable {
            var size: CGSize
            var reducesMotion: Bool
            var isMirrored: Bool
        }

        /// - Parameters:
        ///   - player: the player, which the app keeps.
        ///   - open: called with the item that a tap opens.
        ///   - content: the view of an item's card; it gets the card's size.
        public init(
            _ player: BannerPlayer, open: @escaping (Banner.Item) -> Void = { _ in },
            @ViewBuilder content: @escaping (Banner.Item) -> Content
        ) {
            self.player = player
            self.open = open
            self.content = content
        }

        public var body: some View {
            GeometryReader { proxy in
                ZStack(alignment: .topLeading) {
                    ForEach(player.cards) { card in view(of: card) }
                    indicator
                }
                .frame(width: proxy.size.width, height: height, alignment: .topLeading)
                .clipped()
                .onChange(of: device(proxy.size), initial: true) { _, device in follow(device) }
            }
            .frame(height: height)
            // Frames are in points from the left, in every language.
            .environment(\.layoutDirection, .leftToRight)
            .background { frames }
            .contentShape(Rectangle())
            // Beside the gestures of a list around it, so that the list scrolls.
            .simultaneousGesture(drag)
            .onChange(of: finger) { _, finger in follow(finger) }
            .onAppear { isOnScreen = true }
            .onDisappear { isOnScreen = false }
            .onChange(of: isOnScreen && scenePhase != .background, initial: true) { _, isShown in
                if isShown { player.show() } else { player.hide() }
            }
            .onHover { player.send($0 ? .hover : .leave) }
            .focusable()
            .focused($isFocused)
            .onChange(of: isFocused) { _, isFocused in
                player.send(isFocused ? .focusIn : .focusOut)
            }
            .onKeyPress(phases: [.down, .repeat]) { press in key(press.key) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(player.session.accessibilityLabel))
            .accessibilityValue(Text(player.session.accessibilityValue))
            .accessibilityAdjustableAction { direction in
                player.send(direction == .increment ? .next : .previous)
            }
            .accessibilityAction { openCurrent() }
        }

        /// The height of the window and of an indicator below it.
        private var height: Double {
            let box = player.indicator.frame
            return max(player.session.fitted.viewport.height, box.y + box.height)
        }

        private func view(of card: Banner.Session.Card) -> some View {
            content(card.item)
                .environment(\.layoutDirection, readingDirection)
                .frame(width: card.frame.width, height: card.frame.height)
                .contentShape(Rectangle())
                .onTapGesture { if let item = player.tap(card) { open(item) } }
                .scaleEffect(card.scale)
                .opacity(card.opacity)
                .offset(x: card.frame.x, y: card.frame.y)
                .zIndex(Double(card.zIndex))
        }

        private var indicator: some View {
            let (box, shapes) = player.indicator
            return Canvas { context, _ in
                for shape in shapes {
                    let frame = CGRect(
                        x: shape.frame.x, y: shape.frame.y, width: shape.frame.width,
                        height: shape.frame.height)
                    if let text = shape.text {
                        let label = Text(text).font(.caption).foregroundStyle(Color(shape.color))
                        context.draw(label, at: CGPoint(x: frame.midX, y: frame.midY))
                    } else {
                        let path = Path(roundedRect: frame, cornerRadius: shape.cornerRadius)
                        context.fill(path, with: .color(Color(shape.color)))
                    }
                }
            }
            .frame(width: box.width, height: box.height)
            .offset(x: box.x, y: box.y)
            .zIndex(1_000)
            .allowsHitTesting(false)
        }

        /// Asks for frames while something moves.
        private var frames: some View {
            TimelineView(.animation(paused: !player.needsFrames)) { frame in
                Color.clear.onChange(of: frame.date) { _, _ in player.advance() }
            }
        }

        // MARK: Fingers and keys

        private var drag: some Gesture {
            DragGesture(minimumDistance: 8)
                .updating($finger) { value, finger, _ in
                    finger = Finger(
                        travel: along(value.translation),
                        isAlong: finger?.isAlong ?? isAlong(value.translation))
                }
                .onEnded { value in
                    guard isDragging else { return }
                    isDragging = false
                    player.endDrag(velocity: along(value.velocity))
                }
        }

        private func follow(_ finger: Finger?) {
            if let finger, finger.isAlong {
                if !isDragging { player.beginDrag() }
                isDragging = true
                player.moveDrag(by: finger.travel)
            } else if isDragging {
                // It was taken away without an end.
                isDragging = false
                player.cancelDrag()
            }
        }

        private var isVertical: Bool { player.session.fitted.layout.axis == .vertical }

        private func along(_ way: CGSize) -> Double { isVertical ? way.height : way.width }

        private func isAlong(_ way: CGSize) -> Bool {
            isVertical ? abs(way.height) > abs(way.width) : abs(way.width) > abs(way.height)
        }

        private func key(_ key: KeyEquivalent) -> KeyPress.Result {
            let isMirrored = player.session.fitted.layout.direction == .rightToLeft && !isVertical
            switch key {
            case isVertical ? .downArrow : isMirrored ? .leftArrow : .rightArrow: player.send(.next)
            case isVertical ? .upArrow : isMirrored ? .rightArrow : .leftArrow:
                player.send(.previous)
            case .return, .space: openCurrent()
            default: return .ignored
            }
            return .handled
        }

        private func openCurrent() {
            guard let card = player.cards.first(where: \.isCurrent) else { return }
            if let item = player.tap(card) { open(item) }
        }

        // MARK: The device

        private func device(_ size: CGSize) -> Device {
            Device(
                size: size, reducesMotion: reducesMotion,
                isMirrored: readingDirection == .rightToLeft)
        }

        private func follow(_ device: Device) {
            // What the device does not say, such as the seed of a random order, stays.
            var viewer = player.session.viewer
            viewer.width = device.size.width
            viewer.reducesMotion = device.reducesMotion
            // A banner with a direction of its own keeps it where the app reads from the left.
            viewer.direction = device.isMirrored ? .rightToLeft : nil
            player.change(viewer)
        }
    }

    extension Color {
        init(_ color: Banner.Color) {
            let parts = [color.red, color.green, color.blue, color.alpha].map { Double($0) / 255 }
            self.init(
                .sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
        }
    }
#endif
