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

/// Writes the items by card into the buffer, as their places in the file; returns how many, or -1
/// for all in the file's order.
func give(_ set: [Int]?) -> Int32 { set.map { give($0.map { Double($0) }) } ?? -1 }

/// What a page has opened, by handles.
struct Handles<Value> {
    private var values: [Value?] = []

    /// The value of a handle; `nil` for any other number.
    subscript(_ handle: Int32) -> Value? {
        values.indices.contains(Int(handle)) ? values[Int(handle)] : nil
    }

    mutating func open(_ value: Value) -> Int32 {
        let free = values.indices.first { values[$0] == nil } ?? values.count
        if free == values.count { values.append(nil) }
        values[free] = value
        return Int32(free)
    }

    mutating func close(_ handle: Int32) {
        if self[handle] != nil { values[Int(handle)] = nil }
    }
}
