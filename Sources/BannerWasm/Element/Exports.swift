import BannerKit

// The functions that the element calls. Times are in microseconds.

private nonisolated(unsafe) var sessions = Handles<CompactSession>()

/// The places of items at an offset of the buffer; `nil` for a negative count.
private func places(after start: Int32, _ count: Int32) -> [Int]? {
    count < 0 ? nil : given(start..<start + count).map { Int($0) }
}

/// Opens a banner from `count` numbers, with the set that follows, or with all items for a negative
/// count.
///
/// It returns a handle, or -1 if the numbers are not valid.
@_expose(wasm, "open") @_cdecl("bk_open")
func open(_ count: Int32, _ setCount: Int32) -> Int32 {
    CompactSession(given(0..<count), showing: places(after: count, setCount))
        .map { sessions.open($0) } ?? -1
}

@_expose(wasm, "close") @_cdecl("bk_close")
func close(_ handle: Int32) { sessions.close(handle) }

/// Advances to a time and performs an action there.
@_expose(wasm, "act") @_cdecl("bk_act")
func act(_ handle: Int32, _ time: Double, _ act: Int32, _ value: Double) {
    sessions[handle]?.perform(Int(act), value, at: .reachable(time))
}

/// Shows another set of a banner, which is given by the first numbers.
@_expose(wasm, "show") @_cdecl("bk_show")
func show(_ handle: Int32, _ time: Double, _ count: Int32, _ setCount: Int32) {
    let set = places(after: count, setCount) ?? []
    sessions[handle]?.show(set, of: given(0..<count), at: .reachable(time))
}

/// Plays another banner, with the set that follows it, and the new card of each current one.
@_expose(wasm, "change") @_cdecl("bk_change")
func change(
    _ handle: Int32, _ time: Double, _ count: Int32, _ setCount: Int32, _ card: Int32,
    _ cardCount: Int32
) {
    let set = places(after: count, setCount)
    let cards = places(after: count + max(0, setCount), cardCount)
    sessions[handle]?.change(
        to: given(0..<count), showing: set, card: Int(card), places: cards, at: .reachable(time))
}

/// Writes the events into the buffer; returns the number of numbers.
@_expose(wasm, "events") @_cdecl("bk_events")
func events(_ handle: Int32) -> Int32 { give(sessions[handle]?.takeEvents() ?? []) }

@_expose(wasm, "set") @_cdecl("bk_set")
func set(_ handle: Int32) -> Int32 { give(sessions[handle]?.set) }

/// Writes the visible frame into the buffer; returns the number of numbers.
@_expose(wasm, "frame") @_cdecl("bk_frame")
func frame(_ handle: Int32) -> Int32 { give(sessions[handle]?.frame ?? []) }
