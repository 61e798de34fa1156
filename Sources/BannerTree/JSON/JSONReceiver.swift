/// The callbacks of the JSON parser, in the order of the text.
package protocol JSONReceiver: ~Copyable {
    /// Called at the start of an array or object.
    mutating func begin(_ kind: JSONKind, at position: Int)
    /// Called at the end of the innermost array or object.
    mutating func end(at position: Int)
    /// Called for the key of an object's next value; the range includes the quotes.
    mutating func takeKey(_ key: String, _ range: Range<Int>)
    /// Called for a value other than an array or object.
    mutating func take(_ value: JSON, _ range: Range<Int>)
}

/// The kinds of values that contain other values.
package enum JSONKind: Sendable {
    case array, object
}
