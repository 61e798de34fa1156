/// Elements in one piece of memory that is its own: what an array does, without counting who else holds it.
///
/// Reading appends to two of these for every scalar; with arrays it costs a tenth more.
struct GrowingBuffer<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
    private var start: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(16, capacity)
        start = .allocate(capacity: self.capacity)
    }

    deinit { start.deallocate() }

    /// One element; the index is checked.
    subscript(index: Int) -> Element {
        @inline(__always)
        get {
            precondition(index >= 0 && index < count)
            return start[index]
        }
        @inline(__always)
        _modify {
            precondition(index >= 0 && index < count)
            yield &start[index]
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(by: 1) }
        (start + count).initialize(to: element)
        count &+= 1
    }

    /// Appends a copy of elements that stand elsewhere.
    @inline(__always)
    mutating func append(_ elements: UnsafePointer<Element>, count added: Int) {
        if capacity &- count < added { grow(by: added) }
        (start + count).initialize(from: elements, count: added)
        count &+= added
    }

    /// A copy of some of the elements, their range checked.
    func array(_ range: Range<Int>) -> [Element] {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        return Array(UnsafeBufferPointer(start: start + range.lowerBound, count: range.count))
    }

    private mutating func grow(by added: Int) {
        capacity = 2 * capacity + added
        let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        grown.initialize(from: start, count: count)
        start.deallocate()
        start = grown
    }
}
