/// The pages of a banner's items, indexed by id.
package struct Pages {
    /// The number of pages; `nil` if the items cannot be counted.
    package let count: Int?
    private let items: Node?
    private var entries: [[UInt8]: Entry]?
    /// The items without a valid id.
    private var inDoubt: [Node] = []

    /// The item of an id; of several ones the first whose id is text, otherwise the first.
    private struct Entry {
        var page: Int
        var id: Node
    }

    init(_ root: Node) {
        items = root["items"]
        count = if let items, items.kind == .sequence, items.count > 0 { items.count } else { nil }
    }

    /// The page of an id; the index is created on the first lookup.
    mutating func number(of id: ArraySlice<UInt8>) -> Int? { entry(of: id)?.page }

    /// Whether an id occurs in an item without a valid id, such as `Id: sale`, `{ id=sale }` or
    /// `id: “sale”`.
    mutating func isDamaged(_ id: ArraySlice<UInt8>) -> Bool {
        _ = entry(of: id)
        return inDoubt.contains { item in
            guard item.kind == .mapping else { return item.contains(id) }
            return item.entries.prefix(20).contains { $0.key.contains(id) || $0.value.contains(id) }
        }
    }

    /// All ids, in page order.
    package var ids: [String] {
        guard let items else { return [] }
        return items.items.compactMap { Pages.id(of: $0)?.text }
    }

    /// The node of an item's id; a scalar is an item with that id.
    static func id(of item: Node) -> Node? {
        let id = item.kind == .mapping ? item["id"] : item
        return id?.kind == .scalar ? id : nil
    }

    private mutating func entry(of id: ArraySlice<UInt8>) -> Entry? {
        let table = entries ?? makeTable()
        entries = table
        return table[Array(id)]
    }

    private mutating func makeTable() -> [[UInt8]: Entry] {
        var table: [[UInt8]: Entry] = [:]
        guard let items else { return table }
        for (page, item) in items.items.enumerated() {
            guard let id = Pages.id(of: item), IdentifierText.isIdentifier(id.bytes.span) else {
                if inDoubt.count < 20 { inDoubt.append(item) }
                continue
            }
            let bytes = Array(id.bytes)
            var entry = table[bytes] ?? Entry(page: page, id: id)
            if entry.page != page, entry.id.type != .text, id.type == .text {
                (entry.page, entry.id) = (page, id)
            }
            table[bytes] = entry
        }
        return table
    }
}

extension Node {
    /// Whether a scalar's text contains another text.
    fileprivate func contains(_ part: ArraySlice<UInt8>) -> Bool {
        guard kind == .scalar, !part.isEmpty else { return false }
        return bytes.prefix(200).indices.contains { bytes[$0...].starts(with: part) }
    }
}
