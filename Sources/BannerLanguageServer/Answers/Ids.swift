import BannerEditing
import BannerLanguage
import BannerRules

// Ids: where they are given, and where they are written.

extension Snapshot {
    /// A scalar that is an item's id, or names one.
    private struct IDPlace {
        let node: Int
        let isDeclaration: Bool
        let id: String
    }

    /// The scalar at an offset, if it is an id that is not empty, and all that have the same id, in order.
    private func ids(at offset: Int) -> (here: IDPlace, all: [IDPlace])? {
        let places = marks.compactMap { mark -> IDPlace? in
            guard mark.meaning == .id || mark.meaning == .page && !isNumber(mark.node) else { return nil }
            return IDPlace(node: mark.node, isDeclaration: mark.meaning == .id, id: chart.text(of: mark.node))
        }
        guard let node = outline.node(at: offset), let here = places.first(where: { $0.node == node }),
            !here.id.isEmpty
        else { return nil }
        return (here, places.filter { $0.id == here.id })
    }

    /// Whether a page is given by its number: digits without quotes.
    private func isNumber(_ node: Int) -> Bool {
        outline.nodes[node].kind == .plain && JSON.needsQuotes(chart.text(of: node))
    }

    /// Where the item is whose id, or page, is at an offset.
    func definition(at offset: Int) -> Range<Int>? {
        guard let node = outline.node(at: offset), let mark = marks.first(where: { $0.node == node }),
            mark.meaning == .page || mark.meaning == .id
        else { return nil }
        let text = chart.text(of: node)
        let isNumber = mark.meaning == .page && isNumber(node)
        let item = items.first { isNumber ? $0.page == Int(text) : $0.id == text }
        return item.map { outline.nodes[$0.idNode ?? $0.node].range }
    }

    /// Where the id at an offset is written, in order.
    func references(at offset: Int, withDeclaration: Bool) -> [Range<Int>] {
        let places = ids(at: offset)?.all ?? []
        return places.filter { withDeclaration || !$0.isDeclaration }.map { outline.nodes[$0.node].range }
    }

    /// The id at an offset that can be renamed, with its text without quotes.
    func prepareRename(at offset: Int) throws(RequestFault) -> Replacement {
        let here = try renamed(at: offset).here
        return Replacement(range: outline.nodes[here.node].range, text: here.id)
    }

    /// The changes that give the item whose id is at an offset another id, everywhere in the file.
    func rename(at offset: Int, to id: String) throws(RequestFault) -> [Replacement] {
        let (here, all) = try renamed(at: offset)
        if let fault = IdentifierText.fault(in: Array(id.utf8)[...], "an id") {
            throw .parameter("\(fault.message); \(fault.help)")
        }
        guard id == here.id || !items.contains(where: { $0.id == id }) else {
            throw .parameter("another item has the id `\(id)` already")
        }
        return all.map { place in
            Replacement(range: outline.nodes[place.node].range, text: written(id, like: outline.nodes[place.node].kind))
        }
    }

    private func renamed(at offset: Int) throws(RequestFault) -> (here: IDPlace, all: [IDPlace]) {
        guard kind == .banner, let ids = ids(at: offset) else {
            throw .parameter("only an item's id can be renamed, and there is none here")
        }
        guard document != nil else { throw .parameter("an id cannot be renamed while the file is not valid YAML") }
        switch items.count(where: { $0.id == ids.here.id }) {
        case 0: throw .parameter("no item has the id `\(ids.here.id)`")
        case 1: return ids
        default: throw .parameter("more than one item has the id `\(ids.here.id)`")
        }
    }

    /// An id in the quotes that are there, or in those that it needs.
    private func written(_ id: String, like kind: Outline.Kind) -> String {
        switch kind {
        case .singleQuoted: "'\(id)'"
        case .doubleQuoted, .block: JSON.quoted(id)
        case .plain, .alias, .mapping, .sequence, .empty: JSON.needsQuotes(id) ? JSON.quoted(id) : id
        }
    }
}
