/// The notation of written values: like an author's, or expanded for programs.
package struct Notation {
    /// The items' ids, with which pages are written; `nil` for an author's notation.
    var ids: [String]?
    /// The value's node in the file, if it has one.
    private var place: Place?
    /// Whether to write only the keys that the file has.
    let isOnlyGiven: Bool
    /// Whether to write durations with units.
    let hasUnits: Bool

    /// The node, or a key of a mapping whose value is looked up only on demand, because few values
    /// need it.
    private struct Place {
        var node: Node
        var key: String?
        var isFirst = true
    }

    /// A notation for a value.
    init(ids: [String]? = nil, node: Node? = nil, isOnlyGiven: Bool = false, hasUnits: Bool = false) {
        (self.ids, self.isOnlyGiven, self.hasUnits) = (ids, isOnlyGiven, hasUnits || ids == nil)
        place = node.map { Place(node: $0) }
    }

    /// The value's node in the file, if there is one; a shorthand stands for the mapping's first
    /// key.
    var node: Node? {
        guard let place, let key = place.key else { return place?.node }
        return place.node.kind == .mapping ? place.node[key] : place.isFirst ? place.node : nil
    }

    /// The notation for a value that is written with every key.
    var whole: Notation { Notation(ids: ids, hasUnits: hasUnits) }

    /// An author's notation, such as `300ms` or `easeOut`; mappings are not written.
    static let short = Notation()

    /// Whether everything is expanded: durations in seconds, shorthands as mappings.
    var isComplete: Bool { ids != nil }

    /// The notation for a part of the value.
    func at(_ node: Node?) -> Notation {
        Notation(ids: ids, node: node, isOnlyGiven: isOnlyGiven, hasUnits: hasUnits)
    }

    /// Moves to a key of the mapping.
    mutating func move(to key: String, isFirst: Bool) {
        place?.key = key
        place?.isFirst = isFirst
    }
}
