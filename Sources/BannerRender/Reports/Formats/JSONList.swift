/// A list of a JSON document, which is written while it is made: each element on a line of its own.
package struct JSONList: Sendable {
    private var isEmpty = true

    /// A list without elements, whose bracket is written.
    package init() {}

    /// The text of one more element.
    package mutating func next(_ element: JSON) -> String {
        defer { isEmpty = false }
        return (isEmpty ? "\n" : ",\n") + element.line
    }

    /// What ends it.
    package var end: String { isEmpty ? "]" : "\n]" }

    /// The whole list.
    static func text(_ elements: [JSON]) -> String {
        var list = JSONList()
        return "[" + elements.map { list.next($0) }.joined() + list.end
    }
}
