// Of UIKit's declarations what `Examples/BannerView` and the page «In UIKit» use, with their types
// and nothing behind them.
@_exported import StandInGeometry

@MainActor open class UIView {
    public init() {}
    public func addSubview(_ view: UIView) {}
    public var translatesAutoresizingMaskIntoConstraints = true
    public let leadingAnchor = NSLayoutXAxisAnchor(), trailingAnchor = NSLayoutXAxisAnchor()
    public let topAnchor = NSLayoutYAxisAnchor()
    public let safeAreaLayoutGuide = UILayoutGuide()
}

@MainActor public final class UILayoutGuide { public let topAnchor = NSLayoutYAxisAnchor() }

@MainActor public class NSLayoutAnchor<Axis> {
    public func constraint(equalTo anchor: NSLayoutAnchor<Axis>) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

public enum StandInHorizontal {}
public enum StandInVertical {}
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<StandInHorizontal> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<StandInVertical> {}

@MainActor public final class NSLayoutConstraint {
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
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
