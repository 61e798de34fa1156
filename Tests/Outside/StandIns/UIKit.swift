// Of UIKit's declarations, and of those that come with it, what the page «In UIKit» uses, with
// their types and nothing behind them.
@_exported import StandInGeometry

open class NSObject { public init() {} }
public final class NSCoder: NSObject {}

public struct IndexPath: Equatable, Sendable {
    public var item, section: Int
    public init(item: Int, section: Int) { (self.item, self.section) = (item, section) }
}

public final class NSString: NSObject {
    public init(string: String) {}
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
        fatalError()
    }
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    }
}

public final class NSAttributedString: NSObject {
    public struct Key: Hashable, Sendable {
        public static let font = Key()
        public static let foregroundColor = Key()
    }
}

public final class UIFont: NSObject {
    public class func systemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
}

open class UIColor: NSObject {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public class var white: UIColor { fatalError() }
    public func setFill() {}
}

public final class UIBezierPath: NSObject {
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
    public func fill() {}
}

@MainActor public enum UIAccessibility { public static var isReduceMotionEnabled: Bool { false } }

public struct Selector { public init<Method>(_ method: Method) {} }
public enum RunLoop { public struct Mode: Sendable { public static let common = Mode() } }
public final class MainRunLoop: Sendable { public static let main = MainRunLoop() }

@MainActor public final class CADisplayLink: NSObject {
    nonisolated public init(target: Any, selector: Selector) {}
    public func add(to runLoop: MainRunLoop, forMode mode: RunLoop.Mode) {}
    public func invalidate() {}
}

@MainActor public final class CALayer { public var cornerRadius: CGFloat = 0 }

@MainActor open class UIView {
    public init() {}
    open var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    public var bounds: CGRect { fatalError() }
    public var superview: UIView? { nil }
    public var layer: CALayer { fatalError() }
    public var backgroundColor: UIColor?
    public var isOpaque = true
    public var isUserInteractionEnabled = true
    public var isAccessibilityElement = false
    public var accessibilityLabel: String?
    public func addSubview(_ view: UIView) {}
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
    public func setNeedsDisplay() {}
    open func draw(_ rect: CGRect) {}
}

public final class UILabel: UIView {
    public var text: String?
    public var textColor: UIColor?
}

@MainActor open class UIGestureRecognizer {
    public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }
    public init(target: Any?, action: Selector?) {}
    public var state: State { fatalError() }
}

public final class UIPanGestureRecognizer: UIGestureRecognizer {
    public func translation(in view: UIView?) -> CGPoint { fatalError() }
    public func velocity(in view: UIView?) -> CGPoint { fatalError() }
}

@MainActor open class UICollectionViewLayoutAttributes {
    public init(forCellWith path: IndexPath) {}
    public var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    public var transform = CGAffineTransform(scaleX: 1, y: 1)
    public var alpha: CGFloat = 1
    public var zIndex = 0
    public var isHidden = false
}

@MainActor open class UICollectionViewLayout {
    public init() {}
    public var collectionView: UICollectionView? { nil }
    open var collectionViewContentSize: CGSize { fatalError() }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        nil
    }
    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }
    open func invalidateLayout() {}
}

open class UICollectionViewCell: UIView { public var contentView: UIView { fatalError() } }

public final class UICollectionView: UIView {
    public var isScrollEnabled = true
    public func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for path: IndexPath
    ) -> UICollectionViewCell { fatalError() }
    public func reloadData() {}
}

@MainActor open class UICollectionViewController {
    public init(collectionViewLayout layout: UICollectionViewLayout) {}
    public required init?(coder: NSCoder) { nil }
    public var view: UIView { fatalError() }
    public var collectionView: UICollectionView { fatalError() }
    open func viewDidLoad() {}
    open func viewDidLayoutSubviews() {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { fatalError() }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {}
}
