/// Elements in a single, uniquely owned piece of memory: like an array, but without reference counting.
///
/// A file's reading appends to two of these for every scalar, where an array would check its owners each time.
package struct GrowingBuffer<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
    private var start: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    package init(capacity: Int) {
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

    /// Appends a copy of elements from elsewhere.
    @inline(__always)
    mutating func append(_ elements: UnsafePointer<Element>, count added: Int) {
        if capacity &- count < added { grow(by: added) }
        (start + count).initialize(from: elements, count: added)
        count &+= added
    }

    /// Some of the elements, with their range checked, valid while the buffer lives and nothing is appended.
    @inline(__always)
    func slice(_ range: Range<Int>) -> UnsafeBufferPointer<Element> {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        return UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
    }

    /// A copy of some of the elements, with their range checked.
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
    /// What is found with a buffer that is needed only meanwhile: Embedded Swift frees it only in this module.
    package static func lent(_ find: (inout GrowingBuffer<UInt8>) -> Int?) -> Int? {
        var buffer = GrowingBuffer(capacity: 0)
        return find(&buffer)
    }
}
