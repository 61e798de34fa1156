#if canImport(UIKit)
    import BannerPlayer
    import SwiftUI
    import UIKit

    /// Shows a player's banner in UIKit, in place of a `UIPageViewController`.
    ///
    /// It is the view of SwiftUI, with views of yours as cards. No device has run it yet.
    public final class BannerViewController<Card: UIView>: UIHostingController<
        BannerInUIKit<Card>
    >
    {
        /// - Parameters:
        ///   - player: the player, which the app keeps.
        ///   - open: called with the item that a tap opens.
        ///   - makeCard: makes a card's view.
        ///   - show: shows an item in it, at first and when a new banner changes the item.
        public init(
            _ player: BannerPlayer, open: @escaping (Banner.Item) -> Void,
            makeCard: @escaping () -> Card, show: @escaping (Card, Banner.Item) -> Void
        ) {
            super.init(
                rootView: BannerInUIKit(player: player, open: open) { item in
                    BannerCard(item: item, make: makeCard, show: show)
                })
            sizingOptions = .intrinsicContentSize
        }

        @available(*, unavailable)
        @MainActor public required dynamic init?(coder: NSCoder) { nil }
    }

    /// The banner's view; an app with UIKit's life cycle has no scene phase of SwiftUI.
    public struct BannerInUIKit<Card: UIView>: View {
        let player: BannerPlayer
        let open: (Banner.Item) -> Void
        let content: (Banner.Item) -> BannerCard<Card>
        @State private var phase = ScenePhase.active

        public var body: some View {
            let center = NotificationCenter.default
            BannerView(player, open: open, content: content)
                .environment(\.scenePhase, phase)
                .onReceive(center.publisher(for: UIApplication.didEnterBackgroundNotification)) {
                    _ in phase = .background
                }
                .onReceive(center.publisher(for: UIApplication.willEnterForegroundNotification)) {
                    _ in phase = .active
                }
        }
    }

    /// A view of UIKit's as a card.
    public struct BannerCard<Card: UIView>: UIViewRepresentable {
        let item: Banner.Item
        let make: () -> Card
        let show: (Card, Banner.Item) -> Void

        public func makeUIView(context: Context) -> Card { make() }
        public func updateUIView(_ card: Card, context: Context) { show(card, item) }
    }
#endif
