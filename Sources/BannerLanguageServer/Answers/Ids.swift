// Ids: where they are given, and where they are written.

extension Snapshot {
    /// A scalar that is an item's id, or names one; or the name of an anchor, there or in an alias.
    private struct NamePlace {
        let range: Range<Int>
        let kind: Outline.Kind
        let isAnchor: Bool
        let isDeclaration: Bool
        let name: String
    }

    /// The name at an offset, if it is not empty, and all places that have the same one, in order.
    private func names(at offset: Int) -> (here: NamePlace, all: [NamePlace])? {
        let places = idPlaces + anchorPlaces
        guard let here = places.last(where: { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }),
            !here.name.isEmpty
        else { return nil }
        return (here, places.filter { $0.isAnchor == here.isAnchor && $0.name == here.name })
    }

    private var idPlaces: [NamePlace] {
        marks.compactMap { mark in
            let place = outline.nodes[mark.node]
            guard mark.meaning == .id || mark.meaning == .page && !isNumber(mark.node), place.kind != .alias else {
                return nil
            }
            return NamePlace(
                range: place.range, kind: place.kind, isAnchor: false, isDeclaration: mark.meaning == .id,
                name: chart.text(of: mark.node))
        }
    }

    private var anchorPlaces: [NamePlace] {
        var places: [NamePlace] = []
        for place in outline.nodes {
            let isAlias = place.kind == .alias
            guard let range = isAlias ? place.start + 1..<place.end : outline.anchor(before: place, in: file.bytes),
                places.last?.range != range
            else { continue }
            let name = text(in: range)
            places.append(
                NamePlace(range: range, kind: .alias, isAnchor: true, isDeclaration: !isAlias, name: name))
        }
        return places
    }

    /// Whether a page is given by its number: digits without quotes.
    private func isNumber(_ node: Int) -> Bool {
        outline.nodes[node].kind == .plain && JSON.needsQuotes(chart.text(of: node))
    }

    /// Where the item is whose id, or page, is at an offset; for an alias, its anchor.
    func definition(at offset: Int) -> Range<Int>? {
        if let names = names(at: offset), names.here.isAnchor {
            // A name can be given again, and then stands for what comes last before the alias.
            return names.all.last { $0.isDeclaration && $0.range.lowerBound <= names.here.range.lowerBound }?.range
        }
        guard let node = outline.node(at: offset), let mark = marks.first(where: { $0.node == node }),
            mark.meaning == .page || mark.meaning == .id
        else { return nil }
        let text = chart.text(of: node)
        let isNumber = mark.meaning == .page && isNumber(node)
        let item = items.first { isNumber ? $0.page == Int(text) : $0.id == text }
        return item.map { outline.nodes[$0.idNode ?? $0.node].range }
    }

    /// Where the id or the anchor's name at an offset is written, in order.
    func references(at offset: Int, withDeclaration: Bool) -> [Range<Int>] {
        let places = names(at: offset)?.all ?? []
        return places.filter { withDeclaration || !$0.isDeclaration }.map(\.range)
    }

    /// The id or the anchor's name at an offset that can be renamed, with its text without quotes.
    func prepareRename(at offset: Int) throws(RequestFault) -> Replacement {
        let here = try renamed(at: offset).here
        return Replacement(range: here.range, text: here.name)
    }

    /// The changes that give the item or the anchor whose name is at an offset another one, everywhere in the file.
    func rename(at offset: Int, to id: String) throws(RequestFault) -> [Replacement] {
        let (here, all) = try renamed(at: offset)
        if let fault = IdentifierText.fault(in: Array(id.utf8)[...], here.isAnchor ? "an anchor" : "an id") {
            throw .parameter("\(fault.message); \(fault.help)")
        }
        let isTaken =
            here.isAnchor
            ? anchorPlaces.contains { $0.name == id } : items.contains { $0.id == id }
        guard id == here.name || !isTaken else {
            throw .parameter(
                here.isAnchor
                    ? "there is an anchor or an alias `\(id)` already" : "another item has the id `\(id)` already")
        }
        return all.map { place in
            Replacement(range: place.range, text: place.isAnchor ? id : written(id, like: place.kind))
        }
    }

    private func renamed(at offset: Int) throws(RequestFault) -> (here: NamePlace, all: [NamePlace]) {
        guard kind == .banner, let names = names(at: offset) else {
            throw .parameter("only an item's id and an anchor can be renamed, and there is none here")
        }
        guard document != nil else { throw .parameter("an id cannot be renamed while the file is not valid YAML") }
        let name = names.here.name
        if names.here.isAnchor {
            guard names.all.count(where: \.isDeclaration) == 1 else {
                throw .parameter("more than one anchor is named `\(name)`")
            }
            return names
        }
        switch items.count(where: { $0.id == name }) {
        case 0: throw .parameter("no item has the id `\(name)`")
        case 1: return names
        default: throw .parameter("more than one item has the id `\(name)`")
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
