/// Where a record is that its keys are read into, for code that need not know its type.
///
/// Only `Field` and `Fields` look into it, and a table has fields of one record only: that of its `initial`. It must not
/// outlive the call that lends it.
@safe struct RecordPlace {
    private let start: UnsafeMutableRawPointer

    /// Calls `body` with the place of a record.
    @inline(__always)
    static func lend<Record, Result>(_ record: inout Record, to body: (RecordPlace) -> Result) -> Result {
        unsafe withUnsafeMutablePointer(to: &record) { unsafe body(RecordPlace(start: UnsafeMutableRawPointer($0))) }
    }

    /// Calls `body` with the record.
    @inline(__always)
    func use<Record>(as type: Record.Type, _ body: (inout Record) -> Void) {
        unsafe body(&start.assumingMemoryBound(to: type).pointee)
    }
}
