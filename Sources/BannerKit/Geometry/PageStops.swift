/// The pages of a banner: the places where the content stops, and the cards of each page («What a
/// banner means», Pages of several cards).
package struct PageStops: Equatable {
    /// The number of cards, at least 1.
    private let cards: Int
    /// g: the number of cards of a page; the last one can have more or fewer.
    package let group: Int
    /// n: the number of pages, at least 1.
    package let count: Int
    /// The distance from one page to the next, in points.
    package let length: Double
    /// The distance from the last page but one to the last one, in points.
    private let lastLength: Double
    /// The offset of the last page, in points.
    package let lastOffset: Double
    /// Whether an infinite row is a ring of whole pages; otherwise it is played as `rewind`.
    package let isRing: Bool

    /// The maximum number of cards of a page.
    package static let maxGroup = 100
    /// Two pages that are nearer than this part of a stride are one.
    private static let leastPart = 0.1
    /// The tolerance, in cards, within which a card fits the window.
    private static let tolerance = 1e-6

    /// Pages of one card.
    init(cards: Int, length: Double) {
        (self.cards, group, count, isRing) = (cards, 1, cards, true)
        (self.length, lastLength, lastOffset) = (length, length, Double(cards - 1) * length)
    }

    /// Pages of several cards.
    ///
    /// - Parameters:
    ///   - paging: the rules.
    ///   - cards: the number of cards.
    ///   - stride: the distance from one card to the next, in points.
    ///   - room: the length of all cards without the window's, in points.
    ///   - fitting: the number of cards that the window shows whole, not rounded.
    init(
        _ paging: Banner.Paging, cards: Int, stride: Double, room: Double, fitting: Double
    ) {
        self.cards = cards
        let fit = Int(clamped: (fitting + PageStops.tolerance).rounded(.down))
        group = max(1, paging.group == .fit ? fit : min(PageStops.maxGroup, paging.group.number))
        length = Double(group) * stride
        isRing = cards % group == 0
        let pages = (cards + group - 1) / group
        let whole = Double(pages - 1) * length
        guard paging.isFlush, paging.loop != .infinite || !isRing, whole > room else {
            (count, lastLength, lastOffset) = (pages, length, whole)
            return
        }
        let least = stride * PageStops.leastPart
        let end = room < least ? 0 : room
        // Pages before the last one are clearly before the end.
        var before = max(0, Int(clamped: ((end - least) / length).rounded(.down)) - 1)
        while Double(before) * length < end - least { before += 1 }
        count = before + 1
        lastLength = before == 0 ? length : end - Double(before - 1) * length
        lastOffset = end
    }

    /// Whether all pages are equally far apart.
    package var isUniform: Bool { lastLength == length }

    /// Whether each card is a page of its own.
    package var isPlain: Bool { group == 1 && count == cards && isUniform }

    /// The offset of the content at a position in pages; past an edge, the distance of the pages
    /// beside it goes on.
    package func offset(at position: Double) -> Double {
        guard !isUniform else { return position * length }
        let start = Double(count - 2)
        return position <= start && count > 2
            ? position * length : start * length + (position - start) * lastLength
    }

    /// The position in pages of the content at an offset: the inverse of `offset(at:)`.
    package func position(at offset: Double) -> Double {
        guard !isUniform else { return offset / length }
        let start = Double(count - 2) * length
        return offset <= start && count > 2
            ? offset / length : Double(count - 2) + (offset - start) / lastLength
    }

    /// The page of a card.
    package func page(ofCard card: Int) -> Int { min(card / group, count - 1) }

    /// The cards of a page; a page that does not exist counts as the nearest one.
    package func cards(onPage page: Int) -> Range<Int> {
        let page = max(0, min(count - 1, page))
        let first = page * group
        return first..<max(first, page < count - 1 ? first + group : cards)
    }
}

extension PlayedBanner {
    /// Whether pages of several cards are possible, and asked for.
    private var groupsCards: Bool { paging.group != .cards(1) || paging.isFlush }

    /// Whether cards are grouped into pages, or the last one stands flush: with other rules, each
    /// card is a page.
    package var canGroup: Bool {
        @_specialize(where Self == Banner)
        get {
            groupsCards && layout.align == .start && paging.snap == .page
                && transition.effect == .slide && focus.scale == 1 && !hasWeights
        }
    }
}

extension Banner {
    /// The number of pages in the banner's own window.
    package var pageCount: Int { canGroup ? Geometry(fitted()).count : items.count }
}
