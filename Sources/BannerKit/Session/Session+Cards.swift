extension Session {
    /// A card to draw.
    public struct Card: Equatable, Identifiable, Sendable {
        /// Which card it is: stays the same while the card is visible, and from lap to lap.
        public struct ID: Hashable, Sendable {
            /// The item's id.
            public var item: String
            /// Which of the cards with this item it is, in an endless row that shows the item more than once.
            public var copy: Int
        }

        /// Which card it is.
        public var id: ID
        /// The item's page.
        public var page: Int
        /// Where it is in the window in points, before it is scaled around its centre.
        public var frame: Banner.Frame
        /// Its scale («What a banner means», Focus).
        public var scale: Double
        /// Its opacity: 1 unless the cards fade («What a banner means», Fade).
        public var opacity: Double
        /// Its order from back to front: 0 is the farthest back, the card in the middle is in front.
        public var zIndex: Int
    }

    /// The cards that are in the window now, in order of place; at least the one in the middle, unless there are no
    /// items.
    ///
    /// An infinite banner with few items shows some of them twice; a card that leaves at one edge and the same item's
    /// card that enters at the other have different ids.
    public var cards: [Card] {
        guard !items.isEmpty else { return [] }
        let row = player.machine.row
        let places = Array(row.visiblePlaces)
        let order = places.sorted { abs(Double($0) - row.position) > abs(Double($1) - row.position) }
        let scales = state.scales
        var ranks = Array(repeating: 0, count: places.count)
        for (rank, place) in order.enumerated() { ranks[place - places[0]] = rank }
        return places.map { place in
            let page = row.course.page(at: place)
            return Card(
                id: Card.ID(item: items[page].id, copy: row.copy(at: place)), page: page,
                frame: row.course.geometry.visibleFrame(
                    atPlace: place, position: row.course.fades ? Double(place) : row.position),
                scale: scales.scale(of: page), opacity: row.opacity(at: place), zIndex: ranks[place - places[0]])
        }
    }

    // MARK: Accessibility

    /// What a screen reader says of the current card: its picture's text, title and subtitle, or else its id.
    public var accessibilityLabel: String {
        guard let item = currentItem else { return "" }
        let texts = [item.alt, item.title, item.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        return texts.isEmpty ? item.id : texts.joined(separator: ", ")
    }

    /// Where the banner stands, such as `2 of 5`, in English; `state.page` and `items.count` are the numbers for other
    /// languages.
    public var accessibilityValue: String {
        items.isEmpty ? "" : "\(player.machine.page + 1) of \(items.count)"
    }
}

extension [Banner.State.CardScale] {
    /// The scale of a page's card.
    fileprivate func scale(of page: Int) -> Double {
        let index = partitioningIndex { $0.page >= page }
        return index < count && self[index].page == page ? self[index].scale : 1
    }
}

/// The row of cards at one instant.
private struct CardRow {
    var course: Course
    /// Where the content is, in pages.
    var position: Double
    /// How often the row has been gone around before place 0.
    var lap: Int

    /// How many cards there are at most on each side of the middle.
    private static let most = 500.0

    /// The places whose cards are in the window.
    var visiblePlaces: ClosedRange<Int> {
        // A card that grows reaches farther. Cards that fade are visible less than a page away.
        let reach =
            course.fades ? (before: 1, after: 1) : course.geometry.reach(growth: max(1, course.focus?.scale ?? 1))
        let middle = course.geometry.strides(position)
        var first = Int(held: (middle - min(CardRow.most, reach.before)).rounded(.down) + 1)
        var last = Int(held: (middle + min(CardRow.most, reach.after)).rounded(.up) - 1)
        if course.loop != .infinite {
            first = max(0, min(course.count - 1, first))
            last = max(0, min(course.count - 1, last))
        }
        let nearest = Int(held: course.focusedPlace(at: position))
        return min(first, nearest)...max(last, nearest)
    }

    /// The opacity of the card at a place.
    func opacity(at place: Int) -> Double {
        guard course.fades else { return 1 }
        return max(0, 1 - abs(course.fadingPlace(at: position) - Double(place)))
    }

    /// Which of the cards with the same item the one at a place is.
    func copy(at place: Int) -> Int {
        guard course.loop == .infinite else { return 0 }
        let geometry = course.geometry
        let visible = min(2 * CardRow.most, (geometry.viewportLength + geometry.cellLength) / geometry.stride)
        let copies = Int(held: visible / Double(course.count)) + 2
        let round = lap &+ (place - course.page(at: place)) / course.count
        let rest = round % copies
        return rest < 0 ? rest + copies : rest
    }
}

extension Machine {
    /// The row of cards now.
    fileprivate var row: CardRow { CardRow(course: course, position: position(at: now), lap: lap) }
}
