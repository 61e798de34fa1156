import YAMLTree

/// Reads the value of a key into a record; a closure that stands alone in a list would be wrapped in another one.
struct FieldReader: Sendable {
    let read: @Sendable (Node, RecordPlace, inout Reading) -> Void
}

/// What reads the values of a record's keys, by the number of the key.
///
/// All threads use the same readers for every key of every file. With an array of closures each use counts one more owner
/// and one less, which two threads hinder each other with: they took 0.60 of the time of one, and
/// take 0.575 with these, which are lent without being counted.
@safe struct FieldReaders: Sendable {
    private let owned: [Owner]
    private let lent: [Unmanaged<Owner>]

    init(_ readers: [FieldReader]) {
        owned = readers.map { Owner($0) }
        unsafe lent = owned.map { unsafe Unmanaged.passUnretained($0) }
    }

    /// How many keys there are.
    var count: Int { owned.count }

    /// Reads the value of a key into the record.
    @inline(__always)
    func read(_ key: Int, _ value: Node, _ record: RecordPlace, _ reading: inout Reading) {
        unsafe lent[key]._withUnsafeGuaranteedRef { $0.read(value, record, &reading) }
    }

    /// Owns one key's reader.
    private final class Owner: Sendable {
        let read: @Sendable (Node, RecordPlace, inout Reading) -> Void

        init(_ reader: FieldReader) {
            read = reader.read
        }
    }
}

/// Where a record is that its keys are read into, for code that need not know its type.
///
/// Only `Field` looks into it, and a table has fields of one record only: that of its `initial`.
@safe struct RecordPlace {
    private let start: UnsafeMutableRawPointer

    /// Calls `body` with the place of a record.
    @inline(__always)
    static func lend<Record>(_ record: inout Record, to body: (RecordPlace) -> Void) {
        unsafe withUnsafeMutablePointer(to: &record) { unsafe body(RecordPlace(start: UnsafeMutableRawPointer($0))) }
    }

    /// Calls `body` with the record.
    @inline(__always)
    func use<Record>(as type: Record.Type, _ body: (inout Record) -> Void) {
        unsafe body(&start.assumingMemoryBound(to: type).pointee)
    }
}
