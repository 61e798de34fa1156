extension String {
    /// Whether two strings have the same bytes; ids are compared like this, without Unicode tables.
    func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

/// An index of ids for many lookups.
struct IDIndex {
    /// The ids in byte order with their places; of several equal ones the first place comes first.
    private let entries: [(id: String, place: Int)]

    init(_ ids: [String]) {
        entries = ids.enumerated().map { (id: $1, place: $0) }.sorted { a, b in
            a.id.isSame(as: b.id) ? a.place < b.place : a.id.utf8.lexicographicallyPrecedes(b.id.utf8)
        }
    }

    /// The first place of an id; `nil` if it is not in the list.
    func place(of id: String) -> Int? {
        let index = entries.partitioningIndex { !$0.id.utf8.lexicographicallyPrecedes(id.utf8) }
        guard index < entries.count, entries[index].id.isSame(as: id) else { return nil }
        return entries[index].place
    }
}
