extension Reading {
    /// An id for an item that has none, made of its title, which no other item has; `nil` if nobody will see it.
    func newID(for item: Node) -> String? {
        guard !isComplete, let number = itemNumber(of: item), let items = itemList else { return nil }
        let numbered = "item\(number + 1)"
        guard let slug = item.titleSlug else { return numbered }
        let isTaken = items.items.enumerated().contains { place, other in
            place != number && (other.identifier == slug || other.titleSlug == slug)
        }
        return isTaken ? "\(slug)-\(number + 1)" : slug
    }
}

extension Reading {
    /// The banner's items, where they are a list.
    var itemList: Node? { root["items"].flatMap { $0.kind == .sequence ? $0 : nil } }

    /// An item's place in the list.
    func itemNumber(of item: Node) -> Int? {
        item.path.hasPrefix("/items/") ? item.path.split(separator: "/").last.flatMap { Int($0) } : nil
    }
}

extension Node {
    /// The id that an item has.
    fileprivate var identifier: String? {
        (kind == .mapping ? self["id"] : self)?.shortText
    }

    /// An item's title as an id: `Summer Sale` is `summer-sale`; `nil` if it is not in ASCII, or long.
    fileprivate var titleSlug: String? {
        guard kind == .mapping, let title = self["title"], title.kind == .scalar, title.bytes.count <= 40 else {
            return nil
        }
        let words = title.text.lowercased().utf8.split { byte in
            byte < 0x80 && byte.decimalDigit == nil && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        }
        let slug = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
        return IdentifierText.isIdentifier(Array(slug.utf8).span) ? slug : nil
    }
}
