extension Outline {
    /// A key, a value, or an item of a list.
    ///
    /// A large text has a hundred thousand: numbers take half the space that they would otherwise.
    package struct Node: Sendable {
        package var kind: Kind
        package var role: Role
        /// Whether it is a collection in brackets.
        package var isFlow = false
        private var startPlace, endPlace, parentNumber: Int32
        private var partnerNumber: Int32 = -1
        private var ownOrdinal: Int32 = 0
        private var firstNumber: Int32 = -1
        private var nextNumber: Int32 = -1
        private var childCount: Int32 = 0
        private var column: Int32 = -1
        private var colonPlace: Int32 = -1

        init(kind: Kind, role: Role, start: Int, end: Int, parent: Int) {
            self.kind = kind
            self.role = role
            (startPlace, endPlace, parentNumber) = (Int32(start), Int32(end), Int32(parent))
        }
    }
}

extension Outline.Node {
    /// The first byte, without an anchor or tag.
    package var start: Int { Int(startPlace) }

    /// The byte after the last one.
    package var end: Int {
        get { Int(endPlace) }
        set { endPlace = Int32(newValue) }
    }

    package var range: Range<Int> { start..<end }

    /// The collection that it is in; -1 for the root.
    package var parent: Int { Int(parentNumber) }

    /// A key's value or a value's key; -1 for none.
    package var partner: Int {
        get { Int(partnerNumber) }
        set { partnerNumber = Int32(newValue) }
    }

    /// The number among the parent's items, or of the key among the parent's keys.
    package var ordinal: Int {
        get { Int(ownOrdinal) }
        set { ownOrdinal = Int32(newValue) }
    }

    /// The first item or key of a collection; -1 for none.
    package var first: Int {
        get { Int(firstNumber) }
        set { firstNumber = Int32(newValue) }
    }

    /// The next item or key of the same collection; -1 for none.
    package var next: Int {
        get { Int(nextNumber) }
        set { nextNumber = Int32(newValue) }
    }

    /// How many items or keys a collection has.
    package var count: Int {
        get { Int(childCount) }
        set { childCount = Int32(newValue) }
    }

    /// The column of a block's entries.
    package var indent: Int {
        get { Int(column) }
        set { column = Int32(newValue) }
    }

    /// The colon after a key; -1 for none.
    package var colon: Int {
        get { Int(colonPlace) }
        set { colonPlace = Int32(newValue) }
    }
}
