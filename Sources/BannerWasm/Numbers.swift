// Numbers pass between a page and an engine in one buffer of doubles: the page fills it before a
// call, the engine fills it with the results.

private nonisolated(unsafe) var buffer: UnsafeMutablePointer<Double>?
private nonisolated(unsafe) var capacity = 0

/// Allocates a buffer for this many numbers; the previous content is lost.
@_expose(wasm, "numbers") @_cdecl("bk_numbers")
func makeRoom(_ count: Int32) -> UnsafeMutablePointer<Double>? {
    if Int(count) > capacity {
        unsafe buffer?.deallocate()
        capacity = Int(count) * 2
        unsafe buffer = .allocate(capacity: capacity)
    }
    return unsafe buffer
}

/// The numbers of a range of the buffer.
@inline(never)
func given(_ range: Range<Int32>) -> [Double] {
    range.map { unsafe buffer?[Int($0)] ?? 0 }
}

/// Writes numbers into the buffer; returns how many.
func give(_ numbers: [Double]) -> Int32 {
    _ = unsafe makeRoom(Int32(numbers.count))
    for index in numbers.indices { unsafe buffer?[index] = numbers[index] }
    return Int32(numbers.count)
}
