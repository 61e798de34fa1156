// Of UIKit's declarations what `Examples/BannerView` and the page «In UIKit» use, with their types
// and nothing behind them.
@_exported import StandInGeometry

@MainActor open class UIView {
    public init() {}
    public func addSubview(_ view: UIView) {}
}

public final class UILabel: UIView { public var text: String? }

@MainActor open class UIViewController {
    public init(nibName: String? = nil, bundle: Never? = nil) {}
    @MainActor public required dynamic init?(coder: NSCoder) { nil }
    public var view: UIView? { nil }
    open func viewDidLoad() {}
    public func addChild(_ child: UIViewController) {}
    public func didMove(toParent parent: UIViewController?) {}
}

@MainActor public final class UIApplication {
    nonisolated public static let didEnterBackgroundNotification = NotificationCenter.Name()
    nonisolated public static let willEnterForegroundNotification = NotificationCenter.Name()
}
