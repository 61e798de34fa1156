// Of CoreGraphics what the pages «In SwiftUI» and «In UIKit» use.

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
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
}

public struct CGAffineTransform: Equatable, Sendable {
    public init(scaleX sx: CGFloat, y sy: CGFloat) {}
}
