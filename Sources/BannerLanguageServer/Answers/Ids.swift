import BannerEditing
import BannerLanguage
import BannerRules

// Ids: where they are given, and where they are written.

extension Snapshot {
    /// A scalar that is an item's id, or names one.
    struct IDPlace {
        let node: Int
        let isDeclaration: Bool
        let id: String
    }

    /// Every id of the file, in order.
    func idPlaces() -> [IDPlace] {
        marks.compactMap { mark in
            switch mark.meaning {
            case .id: return IDPlace(node: mark.node, isDeclaration: true, id: chart.text(of: mark.node))
            case .page where !isNumber(mark.node):
                return IDPlace(node: mark.node, isDeclaration: false, id: chart.text(of: mark.node))
            case .page, .key, .unknownKey, .color, .image, .link, .duration, .number, .word, .text: return nil
            }
        }
    }

    /// Whether a page is given by its number: digits without quotes.
    private func isNumber(_ node: Int) -> Bool {
        outline.nodes[node].kind == .plain && JSON.needsQuotes(chart.text(of: node))
    }

    private func idPlace(at offset: Int) -> IDPlace? {
        guard let node = outline.node(at: offset) else { return nil }
        return idPlaces().first { $0.node == node }
    }

    /// Where the item is whose id, or page, is at an offset.
    package func definition(at offset: Int) -> Range<Int>? {
        guard let node = outline.node(at: offset), let mark = marks.first(where: { $0.node == node }),
            mark.meaning == .page || mark.meaning == .id
        else { return nil }
        let text = chart.text(of: node)
        let isNumber = mark.meaning == .page && isNumber(node)
        let item =
            isNumber
            ? Int(text).flatMap { items.indices.contains($0) ? items[$0] : nil } : items.first { $0.id == text }
        return item.flatMap { outline.nodes[$0.idNode ?? $0.node].range }
    }

    /// Where the id at an offset is written, in order.
    package func references(at offset: Int, withDeclaration: Bool) -> [Range<Int>] {
        guard let here = idPlace(at: offset), !here.id.isEmpty else { return [] }
        return idPlaces().filter { $0.id == here.id && (withDeclaration || !$0.isDeclaration) }.map {
            outline.nodes[$0.node].range
        }
    }

    /// The id at an offset that can be renamed.
    package func prepareRename(at offset: Int) throws(Refusal) -> RenameTarget {
        let here = try renamed(at: offset)
        return RenameTarget(range: outline.nodes[here.node].range, placeholder: here.id)
    }

    /// The changes that give the item whose id is at an offset another id, everywhere in the file.
    package func rename(at offset: Int, to id: String) throws(Refusal) -> [Replacement] {
        let here = try renamed(at: offset)
        if let fault = IdentifierText.fault(in: Array(id.utf8)[...], "an id") {
            throw Refusal(message: "\(fault.message); \(fault.help)")
        }
        guard id == here.id || !items.contains(where: { $0.id == id }) else {
            throw Refusal(message: "another item has the id `\(id)` already")
        }
        return idPlaces().filter { $0.id == here.id }.map { place in
            Replacement(range: outline.nodes[place.node].range, text: written(id, like: outline.nodes[place.node].kind))
        }
    }

    private func renamed(at offset: Int) throws(Refusal) -> IDPlace {
        guard kind == .banner, let here = idPlace(at: offset), !here.id.isEmpty else {
            throw Refusal(message: "only an item's id can be renamed, and there is none here")
        }
        guard document != nil else {
            throw Refusal(message: "an id cannot be renamed while the file is not valid YAML")
        }
        guard items.contains(where: { $0.id == here.id }) else {
            throw Refusal(message: "no item has the id `\(here.id)`")
        }
        guard items.count(where: { $0.id == here.id }) == 1 else {
            throw Refusal(message: "more than one item has the id `\(here.id)`")
        }
        return here
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
