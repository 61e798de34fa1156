/// A JSON array that is written incrementally, one element per line.
package struct JSONList: Sendable {
    private var isEmpty = true

    /// An array whose opening bracket is already written.
    package init() {}

    /// Encodes the next element with its separator.
    package mutating func next(_ element: JSON) -> String {
        defer { isEmpty = false }
        return (isEmpty ? "\n" : ",\n") + element.line
    }

    /// The closing bracket.
    package var end: String { isEmpty ? "]" : "\n]" }

    /// Encodes a whole array.
    static func text(_ elements: [JSON]) -> String {
        var list = JSONList()
        return "[" + elements.map { list.next($0) }.joined() + list.end
    }
}
