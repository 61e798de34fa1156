import YAMLTree

/// The lines of a table by the number of the key, ready to read.
///
/// All threads use the same lines for every key of every file. With an array each use counts one more owner and one less,
/// which two threads hinder each other with: they took 0.60 of the time of one, and take 0.575 with these, which are lent
/// without being counted. A pointer holds them, because an array would be one more type to make: see `FieldLine`. It is
/// never written after `init`, and `owned` keeps each line alive, so threads may share it.
@safe struct FieldReaders: ~Copyable, @unchecked Sendable {
    private let owned: [FieldLine]
    private let lent: UnsafeMutablePointer<Unmanaged<FieldLine>>

    init(_ lines: [FieldLine]) {
        owned = lines
        unsafe lent = .allocate(capacity: lines.count)
        for (index, line) in lines.enumerated() { unsafe (lent + index).initialize(to: .passUnretained(line)) }
    }

    deinit { unsafe lent.deallocate() }

    /// How many keys there are.
    var count: Int { owned.count }

    /// Reads the value of a key into the record.
    @inline(__always)
    func read(_ key: Int, _ value: Node, _ record: RecordPlace, _ reading: inout Reading) {
        precondition(key >= 0 && key < owned.count)
        unsafe lent[key]._withUnsafeGuaranteedRef { $0.read(value, record, &reading) }
    }
}
