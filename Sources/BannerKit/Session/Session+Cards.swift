extension Session {
    /// A card to draw.
    public struct Card: Equatable, Identifiable, Sendable {
        /// The identity of a card: stable while the card is visible, and from lap to lap.
        public struct ID: Hashable, Sendable {
            /// The item's id.
            package var item: String
            /// The number of the copy, in an infinite row that shows the item more than once.
            public var copy: Int
        }

        /// The items that were shown, and the place of this card's.
        fileprivate let (items, place): ([Banner.Item], Int)
        /// The card's identity.
        public var id: ID
        /// The item's page.
        public var page: Int
        /// Its frame in the window in points, before it is scaled around its centre.
        public var frame: Banner.Frame
        /// Its scale («What a banner means», Focus).
        public var scale: Double
        /// Its opacity: 1 unless the cards fade («What a banner means», Fade).
        public var opacity: Double
        /// Its drawing order: 0 is the back, and the card in the middle is in front.
        public var zIndex: Int
        /// Whether it shows the current page's item and is the nearest such card to the middle.
        public var isCurrent: Bool

        /// The card's item, with its texts, picture, link and data.
        public var item: Banner.Item { items[place] }
    }

    /// The cards that are in the window now, in order of place; at least the one in the middle,
    /// unless there are no items.
    ///
    /// An infinite banner with few items shows some of them twice: the copy that leaves at one edge
    /// and the copy that enters at the other have different ids.
    ///
    /// ```swift
    /// for card in session.cards { print(card.item.id, card.frame.x) }
    /// ```
    public var cards: [Card] { cards(beyond: 0) }

    /// The cards in the window, and those at most this many points outside it on either side along
    /// the axis, to load pictures early.
    ///
    /// Cards keep their identity as long as `distance` stays the same.
    public func cards(beyond distance: Double) -> [Card] {
        guard !items.isEmpty else { return [] }
        let row = simulator.machine.row
        let more = max(0, distance.orZero) / row.parameters.geometry.stride
        let places = row.fade?.places ?? Array(row.visiblePlaces(beyond: more))
        let copies = row.copies(beyond: more)
        let order = places.indices.sorted {
            abs(Double(places[$0]) - row.middle) > abs(Double(places[$1]) - row.middle)
        }
        let scales = state.scales
        let pages = row.parameters.pages
        let currentCard = pages.cards(onPage: simulator.machine.page).lowerBound
        let current = order.last { row.card(at: places[$0]) == currentCard }
        var ranks = Array(repeating: 0, count: places.count)
        for (rank, index) in order.enumerated() { ranks[index] = rank }
        return places.indices.map { index in
            let place = places[index]
            let card = row.card(at: place)
            let page = pages.page(ofCard: card)
            return Card(
                items: items, place: card,
                id: Card.ID(item: items[card].id, copy: row.copy(at: place, of: copies)),
                page: page,
                frame: row.parameters.geometry.visibleFrame(
                    atPlace: place, position: row.parameters.fades ? Double(place) : row.position),
                scale: scales.scale(of: page), opacity: row.opacity(at: place),
                zIndex: ranks[index],
                isCurrent: index == current)
        }
    }

    /// The card that is drawn at a point of the window, the one in front where cards overlap; `nil`
    /// between and beside the cards.
    ///
    /// ```swift
    /// if let card = session.card(atX: 195, y: 150) {
    ///     session.select(id: card.item.id, at: session.now)
    /// }
    /// ```
    public func card(atX x: Double, y: Double) -> Card? {
        cards.filter { card in
            let frame = card.frame
            return abs(x - frame.x - frame.width / 2) <= card.scale * frame.width / 2
                && abs(y - frame.y - frame.height / 2) <= card.scale * frame.height / 2
        }.max { $0.zIndex < $1.zIndex }
    }

    // MARK: Accessibility

    /// The text that a screen reader reads for the current card: the picture's text, title and
    /// subtitle, or otherwise the id.
    public var accessibilityLabel: String { currentItem?.accessibilityLabel ?? "" }

    /// The current position for a screen reader, in English, such as `2 of 5`.
    ///
    /// For other languages, use `state.page` and `pageCount`.
    public var accessibilityValue: String {
        items.isEmpty ? "" : "\(simulator.machine.page + 1) of \(pageCount)"
    }
}

extension Banner.Item {
    /// The text that a screen reader reads for the item's card: the picture's text, title and
    /// subtitle, or otherwise the id.
    public var accessibilityLabel: String {
        let texts = [alt, title, subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        return texts.isEmpty ? id : texts.joined(separator: ", ")
    }
}

extension [Banner.State.CardScale] {
    /// The scale of a page's card.
    func scale(of page: Int) -> Double {
        let index = partitioningIndex { $0.page >= page }
        return index < count && self[index].page == page ? self[index].scale : 1
    }
}

/// The row of cards at one instant.
private struct CardRow {
    var parameters: EngineParameters
    /// The position of the content in pages.
    var position: Double
    /// The number of full rounds before place 0.
    var lap: Int
    /// The fade over several pages, if there is one.
    var fade: StraightFade?

    /// The maximum number of cards on each side of the middle.
    private static let most = 500.0

    /// The number of cards.
    var count: Int { parameters.geometry.cards }

    /// The position of the content in strides.
    var middle: Double { parameters.geometry.strides(position) }

    /// The card at a place in the row.
    func card(at place: Int) -> Int {
        let rest = place % count
        return rest < 0 ? rest + count : rest
    }

    /// The places whose cards are in the window, or at most `more` strides outside it.
    func visiblePlaces(beyond more: Double) -> ClosedRange<Int> {
        // A growing card reaches farther. Fading cards are visible less than a page away.
        let reach =
            parameters.fades
            ? (before: 1, after: 1)
            : parameters.geometry.reach(growth: max(1, parameters.focus?.scale ?? 1))
        var first = Int(
            clamped: (middle - min(CardRow.most, reach.before + more)).rounded(.down) + 1)
        var last = Int(clamped: (middle + min(CardRow.most, reach.after + more)).rounded(.up) - 1)
        if parameters.loop != .infinite {
            first = max(0, min(count - 1, first))
            last = max(0, min(count - 1, last))
        }
        let nearest =
            Int(clamped: parameters.focusedPlace(at: position)) * parameters.pages.group
        return min(first, nearest)...max(last, nearest)
    }

    /// The opacity of the card at a place.
    func opacity(at place: Int) -> Double {
        guard parameters.fades else { return 1 }
        if let fade { return fade.opacity(at: place) }
        return max(0, 1 - abs(parameters.fadingPlace(at: position) - Double(place)))
    }

    /// The maximum number of cards of one item in the window, or at most `more` strides outside it.
    func copies(beyond more: Double) -> Int {
        let geometry = parameters.geometry
        let visible = (geometry.viewportLength + geometry.cellLength) / geometry.stride + 2 * more
        return Int(clamped: min(2 * CardRow.most, visible) / Double(count)) + 2
    }

    /// The copy number of the card at a place, in 0 ..< `copies`.
    func copy(at place: Int, of copies: Int) -> Int {
        guard parameters.loop == .infinite else { return 0 }
        let round = lap &+ (place - card(at: place)) / count
        let rest = round % copies
        return rest < 0 ? rest + copies : rest
    }
}

extension Machine {
    /// The row of cards now.
    fileprivate var row: CardRow {
        CardRow(
            parameters: parameters, position: position(at: now), lap: lap,
            fade: StraightFade(self, at: now))
    }
}
