// The functions that the playground calls. Texts are passed in a buffer that the page fills, and
// returned as bytes.

private nonisolated(unsafe) var given: UnsafeMutablePointer<UInt8>?
private nonisolated(unsafe) var outputBuffer: UnsafeMutablePointer<UInt8>?
private nonisolated(unsafe) var outputCapacity = 0
private nonisolated(unsafe) var checker = Checker()

/// Allocates a buffer of this size for the next text; the previous one is freed.
@_expose(wasm, "room") @_cdecl("bk_room")
func makeRoom(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    unsafe given?.deallocate()
    unsafe given = .allocate(capacity: max(1, Int(count)))
    return unsafe given
}

/// The address of the last call's result.
@_expose(wasm, "text") @_cdecl("bk_text")
func textAddress() -> UnsafeMutablePointer<UInt8>? { unsafe outputBuffer }

/// Checks the given text; the result is JSON.
@_expose(wasm, "check") @_cdecl("bk_check")
func check(_ count: Int32) -> Int32 { put(checker.check(bytes(count))) }

/// The completions at an offset of the given text; the result is JSON.
@_expose(wasm, "complete") @_cdecl("bk_complete")
func complete(_ count: Int32, _ offset: Int32) -> Int32 {
    put(checker.completions(bytes(count), at: Int(offset)))
}

/// The given text after all safe fixes.
@_expose(wasm, "mend") @_cdecl("bk_mend")
func mend(_ count: Int32) -> Int32 { put(checker.fixed(bytes(count))) }

/// Adds a time zone file: its id, a line break, and its content.
@_expose(wasm, "zone") @_cdecl("bk_zone")
func zone(_ count: Int32) { checker.add(zone: bytes(count)) }

private func bytes(_ count: Int32) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: given, count: Int(count)))
}

/// Stores a result for the page; returns its length.
private func put(_ text: [UInt8]) -> Int32 {
    if text.count > outputCapacity {
        unsafe outputBuffer?.deallocate()
        outputCapacity = text.count * 2
        unsafe outputBuffer = .allocate(capacity: outputCapacity)
    }
    for index in text.indices { unsafe outputBuffer?[index] = text[index] }
    return Int32(text.count)
}
