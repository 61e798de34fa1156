/// How values are written: as an author would, or written out for programs.
package struct Notation {
    /// The items' ids, by which pages are named; `nil` for values as an author would write them.
    var ids: [String]?
    /// Where the value is in the file, if it is there.
    private var place: Place?
    /// Whether only the keys are written that the file has.
    let isOnlyGiven: Bool
    /// Whether durations are written with units.
    let hasUnits: Bool

    /// The node itself, or that of a key, which is looked up when it is asked for: few values are written as the file has
    /// them.
    private struct Place {
        var node: Node
        var key: String?
        var isFirst = true
    }

    /// A notation with these ids for a value.
    init(ids: [String]? = nil, node: Node? = nil, isOnlyGiven: Bool = false, hasUnits: Bool = false) {
        (self.ids, self.isOnlyGiven, self.hasUnits) = (ids, isOnlyGiven, hasUnits || ids == nil)
        place = node.map { Place(node: $0) }
    }

    /// The value as it is in the file, where there is one; a shorthand stands for the first key.
    var node: Node? {
        guard let place, let key = place.key else { return place?.node }
        return place.node.kind == .mapping ? place.node[key] : place.isFirst ? place.node : nil
    }

    /// The same for a value with every key.
    var whole: Notation { Notation(ids: ids, hasUnits: hasUnits) }

    /// As an author would: `300ms`, `easeOut`; mappings are not shown.
    static let short = Notation()

    /// Whether everything is written out: durations in seconds, shorthands as mappings.
    var isComplete: Bool { ids != nil }

    /// The same for a part of the value.
    func at(_ node: Node?) -> Notation {
        Notation(ids: ids, node: node, isOnlyGiven: isOnlyGiven, hasUnits: hasUnits)
    }

    /// Goes to a key of the mapping that it is for, or to another key of it.
    mutating func move(to key: String, isFirst: Bool) {
        place?.key = key
        place?.isFirst = isFirst
    }
}
