// Of CoreGraphics and Foundation what `Examples/BannerView` uses.

public typealias CGFloat = Double

public struct CGPoint: Equatable, Sendable {
    public var x, y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

public struct CGSize: Equatable, Sendable {
    public static let zero = CGSize(width: 0, height: 0)
    public var width, height: CGFloat
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}

public struct CGRect: Equatable, Sendable {
    public var size: CGSize
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
    }
    public var midX: CGFloat { 0 }
    public var midY: CGFloat { 0 }
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
}

public final class NSCoder {}

public final class NotificationCenter: Sendable {
    public static let `default` = NotificationCenter()
    public struct Publisher: Sendable {}
    public func publisher(for name: Name) -> Publisher { Publisher() }
    public struct Name: Sendable { public init() {} }
}
public struct Notification {}
