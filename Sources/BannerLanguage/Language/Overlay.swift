/// A value that can go over another one.
struct Overlay<Value: Sendable>: Sendable {
    /// What holds without it.
    let base: Value
    /// The value; `nil` where there is none.
    var value: Value?

    /// Nothing over this value.
    init(_ base: Value) { self.base = base }

    /// What holds with it.
    var result: Value { value ?? base }
}
