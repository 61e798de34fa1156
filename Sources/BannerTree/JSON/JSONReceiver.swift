/// What takes the parts of JSON while it is read, in order, and builds what it needs from them.
package protocol JSONReceiver: ~Copyable {
    /// A list or an object begins at a byte.
    mutating func begin(_ kind: JSONKind, at position: Int)
    /// The last one that began ends before a byte.
    mutating func end(at position: Int)
    /// The key of the next value of an object; the range includes its quotes.
    mutating func takeKey(_ key: String, _ range: Range<Int>)
    /// A value that contains no others: no list or object.
    mutating func take(_ value: JSON, _ range: Range<Int>)
}

/// The kinds of values that contain others.
package enum JSONKind: Sendable {
    case array, object
}
