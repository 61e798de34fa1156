/// A growing buffer with a single owner: like an array, but without reference counting.
///
/// The parser appends to two of these for every scalar, where an array would check for unique
/// ownership each time.
package struct GrowingBuffer<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
    private var start: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    package init(capacity: Int) {
        self.capacity = max(16, capacity)
        start = .allocate(capacity: self.capacity)
    }

    deinit { start.deallocate() }

    /// The element at an index, with a bounds check.
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

    /// Appends a copy of elements in other memory.
    @inline(__always)
    mutating func append(_ elements: UnsafePointer<Element>, count added: Int) {
        if capacity &- count < added { grow(by: added) }
        (start + count).initialize(from: elements, count: added)
        count &+= added
    }

    /// The elements in a range, with a bounds check; valid until the next append or the end of the
    /// buffer's lifetime.
    @inline(__always)
    func slice(_ range: Range<Int>) -> UnsafeBufferPointer<Element> {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        return UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
    }

    /// A copy of the elements in a range, with a bounds check.
    func array(_ range: Range<Int>) -> [Element] {
        Array(slice(range))
    }

    private mutating func grow(by added: Int) {
        capacity = 2 * capacity + added
        let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        grown.initialize(from: start, count: count)
        start.deallocate()
        start = grown
    }
}

extension GrowingBuffer<UInt8> {
    /// Calls `find` with a temporary buffer; a function of this module, because Embedded Swift
    /// frees the buffer only here.
    package static func lent(_ find: (inout GrowingBuffer<UInt8>) -> Int?) -> Int? {
        var buffer = GrowingBuffer(capacity: 0)
        return find(&buffer)
    }
}
