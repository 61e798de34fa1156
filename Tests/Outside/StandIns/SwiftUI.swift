// Of SwiftUI's declarations those that the page «In SwiftUI» uses, with their types and nothing
// behind them.
@_exported import StandInGeometry

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

@resultBuilder public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
}

@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject>
{
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { fatalError() }
    public var wrappedValue: ObjectType { fatalError() }
}

@propertyWrapper public struct State<Value> {
    public init(wrappedValue value: Value) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
}

@propertyWrapper public struct Environment<Value> {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}

public struct EnvironmentValues {
    public var accessibilityReduceMotion: Bool { fatalError() }
    public var scenePhase: ScenePhase { fatalError() }
}

public enum ScenePhase: Equatable, Sendable { case background, inactive, active }

public struct GeometryProxy { public var size: CGSize { fatalError() } }

public struct GeometryReader<Content: View>: View {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
    public var body: Never { fatalError() }
}

public struct Canvas: View {
    public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
    public var body: Never { fatalError() }
}

public struct Date: Equatable, Sendable {}

public struct AnimationTimelineSchedule: Sendable {
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
        -> AnimationTimelineSchedule
    {
        fatalError()
    }
}

public struct TimelineViewDefaultContext { public var date: Date { fatalError() } }

public struct TimelineView<Content: View>: View {
    public init(
        _ schedule: AnimationTimelineSchedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {}
    public var body: Never { fatalError() }
}

public struct GraphicsContext {
    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Shading { fatalError() }
    }
    public var opacity: Double {
        get { fatalError() }
        set {}
    }
    public func fill(_ path: Path, with shading: Shading) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
}

public struct UnitPoint: Sendable { public static let center = UnitPoint() }

public struct Path: Sendable { public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {} }

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {}
}

extension ShapeStyle where Self == Color { public static var white: Color { fatalError() } }

public struct Font: Sendable {
    public static let title2 = Font()
    public static let caption = Font()
    public func bold() -> Font { self }
}

public struct Text: View, Sendable {
    nonisolated public init(_ content: some StringProtocol) {}
    nonisolated public func font(_ font: Font?) -> Text { self }
    nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
    public var body: Never { fatalError() }
}

@MainActor @preconcurrency public protocol Gesture<Value> { associatedtype Value }

public struct GestureOn<Value>: Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> GestureOn<Value> { self }
}

public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var translation: CGSize { fatalError() }
        public var velocity: CGSize { fatalError() }
    }
    public init(minimumDistance: CGFloat = 10) {}
    public func onChanged(_ action: @escaping (Value) -> Void) -> GestureOn<Value> { fatalError() }
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

public struct AccessibilityChildBehavior: Sendable {
    public static let ignore = AccessibilityChildBehavior()
}

extension View {
    public func gesture(_ gesture: some Gesture) -> some View { self }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        self
    }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { self }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }
    public func task<ID: Equatable>(
        id value: ID, _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        self
    }
    public func accessibilityLabel(_ label: Text) -> some View { self }
    public func accessibilityValue(_ value: Text) -> some View { self }
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
}
