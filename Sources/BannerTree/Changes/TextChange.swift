/// What happened to a text: which of its bytes were replaced, and by how many.
package struct TextChange: Equatable, Sendable {
    /// The bytes of the old text that are not in the new one.
    package private(set) var old: Range<Int>
    /// How many bytes of the new text are in their place.
    package private(set) var count: Int

    /// A change; without arguments, none.
    package init(_ old: Range<Int> = 0..<0, count: Int = 0) { (self.old, self.count) = (old, count) }

    /// How much later everything after the change is.
    var shift: Int { count - old.count }

    /// Adds another change of the text as it is after this one: what lies between the two counts as changed.
    package mutating func add(_ range: Range<Int>, count added: Int) {
        guard !old.isEmpty || count > 0 else {
            self = TextChange(range, count: added)
            return
        }
        let end = old.lowerBound + count
        let start = min(old.lowerBound, range.lowerBound)
        let stop = max(end, range.upperBound)
        // The bytes after the changed ones are the same as before, only moved.
        let shift = shift
        old = start..<stop - shift
        count = stop - start - range.count + added
    }
}
