// Of SwiftUI's declarations what `Examples/BannerView` and the page «In SwiftUI» use, with their
// types and nothing behind them.
@_exported import StandInGeometry
import UIKit

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

public struct Tuple<each Content: View>: View { public var body: Never { fatalError() } }

@resultBuilder public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Tuple<
        repeat each Content
    > { fatalError() }
}

@propertyWrapper public struct State<Value> {
    public init(wrappedValue value: Value) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
}

@propertyWrapper public struct GestureState<Value> {
    public init() where Value: ExpressibleByNilLiteral {}
    public var wrappedValue: Value { fatalError() }
    public var projectedValue: GestureState<Value> { self }
}

@propertyWrapper public struct FocusState<Value: Hashable> {
    public struct Binding {}
    public init() where Value == Bool {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding { Binding() }
}

@propertyWrapper public struct Environment<Value> {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}

public struct EnvironmentValues {
    public var accessibilityReduceMotion: Bool { fatalError() }
    public var scenePhase: ScenePhase
    public var layoutDirection: LayoutDirection
}

public enum ScenePhase: Equatable, Sendable { case background, inactive, active }
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

public struct GeometryProxy { public var size: CGSize { fatalError() } }

public struct GeometryReader<Content: View>: View {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
    public var body: Never { fatalError() }
}

public struct Alignment: Sendable {
    public static let center = Alignment()
    public static let topLeading = Alignment()
}

public struct ZStack<Content: View>: View {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

public struct ForEach<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
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
    public func fill(_ path: Path, with shading: Shading) {}
    public func draw(_ text: Text, at point: CGPoint) {}
}

public protocol Shape {}
public struct Rectangle: Shape { public init() {} }
public struct Path: Sendable { public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {} }

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle, View {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    nonisolated public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {}
    nonisolated public static var clear: Color { fatalError() }
    public var body: Never { fatalError() }
}

public struct Font: Sendable {
    public static let title = Font()
    public static let caption = Font()
}

public struct Text: View, Sendable {
    nonisolated public init(_ content: some StringProtocol) {}
    nonisolated public func font(_ font: Font?) -> Text { self }
    nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
    public var body: Never { fatalError() }
}

@MainActor @preconcurrency public protocol Gesture<Value> { associatedtype Value }

public struct Transaction {}

public struct GestureOn<Value>: Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> GestureOn<Value> { self }
}

public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var translation: CGSize { fatalError() }
        public var velocity: CGSize { fatalError() }
    }
    public init(minimumDistance: CGFloat = 10) {}
    public func updating<S>(
        _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
    ) -> GestureOn<Value> { fatalError() }
}

public struct KeyEquivalent: Hashable, Sendable {
    public static let upArrow = KeyEquivalent()
    public static let downArrow = KeyEquivalent()
    public static let leftArrow = KeyEquivalent()
    public static let rightArrow = KeyEquivalent()
    public static let space = KeyEquivalent()
    public static let `return` = KeyEquivalent()
}

public struct KeyPress: Sendable {
    public enum Result: Sendable { case handled, ignored }
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
    }
    public let key: KeyEquivalent
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

public struct AccessibilityChildBehavior: Sendable {
    public static let ignore = AccessibilityChildBehavior()
}

extension View {
    public func simultaneousGesture(_ gesture: some Gesture) -> some View { self }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        self
    }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { self }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    public func onKeyPress(
        phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public func onReceive(
        _ publisher: NotificationCenter.Publisher, perform action: @escaping (Notification) -> Void
    ) -> some View { self }
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
        -> some View
    { self }
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func scaleEffect(_ scale: CGFloat) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func zIndex(_ value: Double) -> some View { self }
    public func clipped() -> some View { self }
    public func contentShape(_ shape: some Shape) -> some View { self }
    public func background(@ViewBuilder content: () -> some View) -> some View { self }
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        self
    }
    public func accessibilityLabel(_ label: Text) -> some View { self }
    public func accessibilityValue(_ value: Text) -> some View { self }
    public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
}

public struct UIViewRepresentableContext<Representable> {}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
}
extension UIViewRepresentable { public var body: Never { fatalError() } }

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
}

@MainActor open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
    @MainActor public required dynamic init?(coder: NSCoder) { nil }
    public var sizingOptions: UIHostingControllerSizingOptions = []
}
