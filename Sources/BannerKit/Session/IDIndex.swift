extension String {
    /// Whether two names are the same bytes; ids are compared like this, without Unicode's tables.
    func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

/// Where ids are in a list, for many questions.
struct IDIndex {
    /// The ids in order of their bytes, with their places; the first of several equal ones comes first.
    private let entries: [(id: String, place: Int)]

    init(_ ids: [String]) {
        entries = ids.enumerated().map { (id: $1, place: $0) }.sorted { a, b in
            a.id.isSame(as: b.id) ? a.place < b.place : a.id.utf8.lexicographicallyPrecedes(b.id.utf8)
        }
    }

    /// The first place of an id; `nil` where it is not in the list.
    func place(of id: String) -> Int? {
        let index = entries.partitioningIndex { !$0.id.utf8.lexicographicallyPrecedes(id.utf8) }
        guard index < entries.count, entries[index].id.isSame(as: id) else { return nil }
        return entries[index].place
    }
}
