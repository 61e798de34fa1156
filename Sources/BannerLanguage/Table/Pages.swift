import BannerTree

/// The pages of a banner's items, looked up by id.
struct Pages {
    /// How many there are; `nil` if the items cannot be counted.
    let count: Int?
    private let items: Node?
    private var numbers: [[UInt8]: (first: Int, isRepeated: Bool)]?

    init(_ root: Node) {
        items = root["items"]
        count = if let items, items.kind == .sequence, items.count > 0 { items.count } else { nil }
    }

    /// The page of an id; the table is made on the first lookup.
    mutating func number(of id: ArraySlice<UInt8>) -> Int? { entry(of: id)?.first }

    /// Whether an item has an id.
    mutating func hasID(_ id: String) -> Bool { entry(of: Array(id.utf8)[...]) != nil }

    /// Whether several items would have an id if each were a text.
    mutating func isRepeated(_ id: ArraySlice<UInt8>) -> Bool { entry(of: id)?.isRepeated ?? false }

    /// All ids, in order of their pages.
    var ids: [String] {
        guard let items else { return [] }
        return items.items.compactMap { Pages.id(of: $0)?.text }
    }

    /// The node of an item's id: a bare string is an item with that id.
    static func id(of item: Node) -> Node? {
        let id = item.kind == .mapping ? item["id"] : item
        return id?.kind == .scalar ? id : nil
    }

    private mutating func entry(of id: ArraySlice<UInt8>) -> (first: Int, isRepeated: Bool)? {
        let table = numbers ?? makeTable()
        numbers = table
        return table[Array(id)]
    }

    private func makeTable() -> [[UInt8]: (first: Int, isRepeated: Bool)] {
        var table: [[UInt8]: (first: Int, isRepeated: Bool)] = [:]
        guard let items else { return table }
        for (page, item) in items.items.enumerated() {
            guard let id = Pages.id(of: item) else { continue }
            let bytes = Array(id.bytes)
            table[bytes] = (table[bytes]?.first ?? page, table[bytes] != nil)
        }
        return table
    }
}
