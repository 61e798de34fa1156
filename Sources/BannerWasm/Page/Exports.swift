import BannerKit

// The functions that a page calls. Texts are passed in a buffer that the page fills, and returned
// as bytes. Times are in microseconds as doubles, which are exact for 285 years.

private nonisolated(unsafe) var banners = Handles<PageBanner>()
private nonisolated(unsafe) var output: [UInt8] = []
private nonisolated(unsafe) var outputBuffer: UnsafeMutablePointer<UInt8>?
private nonisolated(unsafe) var outputCapacity = 0
private nonisolated(unsafe) var words: UnsafeMutablePointer<UInt8>?

/// Allocates a buffer for this many bytes of text; the previous content is lost.
@_expose(wasm, "words") @_cdecl("bk_words")
func makeRoom(words count: Int32) -> UnsafeMutablePointer<UInt8>? {
    unsafe words?.deallocate()
    unsafe words = .allocate(capacity: max(1, Int(count)))
    return unsafe words
}

/// The address of the last call's text.
@_expose(wasm, "text") @_cdecl("bk_text")
func textAddress() -> UnsafeMutablePointer<UInt8>? { unsafe outputBuffer }

/// Opens a banner from numbers, and one line of text per item: its id, a tab, and its link.
///
/// It returns a handle, or -1 if the numbers are not valid.
@_expose(wasm, "open") @_cdecl("bk_open")
func open(_ count: Int32, _ wordCount: Int32) -> Int32 {
    guard var fitted = CompactBanner.read(given(0..<count), into: Banner()) else { return -1 }
    for (page, line) in lines(wordCount).enumerated() where page < fitted.banner.items.count {
        name(&fitted.banner.items[page], line)
    }
    return banners.open(PageBanner(fitted))
}

private func name(_ item: inout Banner.Item, _ line: ArraySlice<UInt8>) {
    let tab = line.firstIndex(of: 9) ?? line.endIndex
    item.id = String(decoding: line[..<tab], as: UTF8.self)
    if tab + 1 < line.endIndex { item.link = String(decoding: line[(tab + 1)...], as: UTF8.self) }
}

/// The lines of the text buffer; each one ends with a line break.
private func lines(_ count: Int32) -> ArraySlice<ArraySlice<UInt8>> {
    unsafe Array(UnsafeBufferPointer(start: words, count: Int(count)))
        .split(separator: 10, omittingEmptySubsequences: false).dropLast()
}

@_expose(wasm, "close") @_cdecl("bk_close")
func close(_ handle: Int32) { banners.close(handle) }

/// Plays inputs, each encoded as five numbers: time, kind, and three that depend on the kind.
@_expose(wasm, "play") @_cdecl("bk_play")
func play(_ handle: Int32, _ count: Int32) {
    let numbers = given(0..<count)
    let size = Banner.Input.numberCount
    let inputs = stride(from: 0, to: numbers.count - size + 1, by: size).compactMap { start in
        Banner.Input(numbers[start..<start + size])
    }
    banners[handle]?.play(inputs)
}

/// Plays against a calendar or, without numbers, with all items.
///
/// The numbers are those of `CompactSets`. The text has one line for the start and one for each
/// change, with the local date and time.
@_expose(wasm, "calendar") @_cdecl("bk_calendar")
func calendar(_ handle: Int32, _ count: Int32, _ wordCount: Int32) {
    let numbers = given(0..<count)
    let clocks = lines(wordCount).map { String(decoding: $0, as: UTF8.self) }
    banners[handle]?.play(against: numbers, clocks)
}

/// Plays for a viewer with a seed, who asked for reduced motion (1) or did not (0).
@_expose(wasm, "viewer") @_cdecl("bk_viewer")
func viewer(_ handle: Int32, _ reduces: Int32, _ seed: Double) {
    let viewer = Banner.Viewer(reducesMotion: reduces == 1, seed: Int64(clamped: seed))
    banners[handle]?.show(to: viewer)
}

/// Creates a text and stores it for the page; returns its length.
private func write(_ handle: Int32, _ body: (PageBanner, inout [UInt8]) -> Void) -> Int32 {
    output.removeAll(keepingCapacity: true)
    if let banner = banners[handle] { body(banner, &output) }
    if output.count > outputCapacity {
        unsafe outputBuffer?.deallocate()
        outputCapacity = output.count * 2
        unsafe outputBuffer = .allocate(capacity: outputCapacity)
    }
    for index in output.indices { unsafe outputBuffer?[index] = output[index] }
    return Int32(output.count)
}

@_expose(wasm, "state") @_cdecl("bk_state")
func state(_ handle: Int32, _ time: Double) -> Int32 {
    write(handle) { $0.appendState(at: .reachable(time), to: &$1) }
}

@_expose(wasm, "set") @_cdecl("bk_set")
func set(_ handle: Int32, _ time: Double) -> Int32 {
    give(banners[handle]?.set(at: .reachable(time)))
}

/// Writes the frame at a time into the buffer; returns the number of numbers.
@_expose(wasm, "frame") @_cdecl("bk_frame")
func frame(_ handle: Int32, _ time: Double) -> Int32 {
    give(banners[handle]?.frame(at: .reachable(time)) ?? [])
}

@_expose(wasm, "events") @_cdecl("bk_events")
func events(_ handle: Int32, _ start: Double, _ end: Double, _ kinds: UInt32, _ limit: Int32)
    -> Int32
{
    write(handle) {
        let kinds = Banner.Event.Kinds(rawValue: kinds)
        $0.appendEvents(
            from: .reachable(start), upTo: .reachable(end), kinds: kinds, limit: Int(limit), to: &$1
        )
    }
}

@_expose(wasm, "eventCount") @_cdecl("bk_eventCount")
func eventCount(_ handle: Int32, _ start: Double, _ end: Double, _ kinds: UInt32) -> Double {
    let kinds = Banner.Event.Kinds(rawValue: kinds)
    let count = banners[handle]?.eventCount(
        from: .reachable(start), upTo: .reachable(end), kinds: kinds)
    return Double(count ?? 0)
}

@_expose(wasm, "shares") @_cdecl("bk_shares")
func shares(_ handle: Int32, _ start: Double, _ end: Double, _ count: Int32) -> Int32 {
    write(handle) {
        $0.appendShares(from: .reachable(start), upTo: .reachable(end), count: Int(count), to: &$1)
    }
}

@_expose(wasm, "summary") @_cdecl("bk_summary")
func summary(_ handle: Int32, _ horizon: Double) -> Int32 {
    write(handle) { $0.appendSummary(upTo: .reachable(horizon), to: &$1) }
}

@_expose(wasm, "beginDrag") @_cdecl("bk_beginDrag")
func beginDrag(_ handle: Int32, _ time: Double) {
    banners[handle]?.beginDrag(at: .reachable(time))
}

@_expose(wasm, "moveDrag") @_cdecl("bk_moveDrag")
func moveDrag(_ handle: Int32, _ travel: Double, _ time: Double) {
    banners[handle]?.moveDrag(by: travel, at: .reachable(time))
}

@_expose(wasm, "endDrag") @_cdecl("bk_endDrag")
func endDrag(_ handle: Int32) { banners[handle]?.endDrag() }
