// References between ids, and between anchors and aliases.

extension Snapshot {
    /// An occurrence of an item's id, or of an anchor's name in an anchor or alias.
    private typealias NamePlace = (
        range: Range<Int>, kind: Outline.Kind, isDeclaration: Bool, name: String
    )

    /// The name at an offset and all its occurrences, in order; `nil` if there is none or it is
    /// empty.
    private func names(at offset: Int) -> (here: NamePlace, all: [NamePlace])? {
        let places = idPlaces + anchorPlaces
        guard
            let here = places.last(where: {
                $0.range.lowerBound <= offset && offset <= $0.range.upperBound
            }),
            !here.name.isEmpty
        else { return nil }
        return (
            here,
            places.filter { ($0.kind == .alias) == (here.kind == .alias) && $0.name == here.name }
        )
    }

    private var idPlaces: [NamePlace] {
        marks.compactMap { mark in
            let place = outline[mark.node]
            let isDeclaration = mark.meaning == .id
            guard isDeclaration || mark.meaning == .page && !isNumber(mark.node),
                place.kind != .alias
            else {
                return nil
            }
            return (place.range, place.kind, isDeclaration, typedOutline.text(of: mark.node))
        }
    }

    private var anchorPlaces: [NamePlace] {
        var places: [NamePlace] = []
        for place in outline.nodes {
            let isAlias = place.kind == .alias
            guard
                let range = isAlias
                    ? place.start + 1..<place.end : outline.anchor(before: place, in: file.bytes),
                places.last?.range != range
            else { continue }
            places.append((range, .alias, !isAlias, text(in: range)))
        }
        return places
    }

    /// Whether a page is given by index: digits without quotes.
    private func isNumber(_ node: Int) -> Bool {
        outline[node].kind == .plain && JSON.needsQuotes(typedOutline.text(of: node))
    }

    /// The declaration of the id or page at an offset; for an alias, its anchor.
    func definition(at offset: Int) -> Range<Int>? {
        if let names = names(at: offset), names.here.kind == .alias {
            // An anchor can be redefined; an alias refers to the last one before it.
            return names.all.last {
                $0.isDeclaration && $0.range.lowerBound <= names.here.range.lowerBound
            }?.range
        }
        guard let node = outline.node(at: offset),
            let mark = marks.first(where: { $0.node == node }),
            mark.meaning == .page || mark.meaning == .id
        else { return nil }
        let text = typedOutline.text(of: node)
        let isNumber = mark.meaning == .page && isNumber(node)
        let item = items.first { isNumber ? $0.page == Int(text) : $0.id == text }
        return item.map { outline[$0.idNode ?? $0.node].range }
    }

    /// The occurrences of the id or anchor at an offset, in order.
    func references(at offset: Int, withDeclaration: Bool) -> [Range<Int>] {
        let places = names(at: offset)?.all ?? []
        return places.filter { withDeclaration || !$0.isDeclaration }.map(\.range)
    }

    /// The range and the unquoted name at an offset, if it can be renamed.
    func prepareRename(at offset: Int) throws(RequestFault) -> Replacement {
        let here = try renamed(at: offset).here
        return Replacement(range: here.range, text: here.name)
    }

    /// The edits that rename the item or anchor at an offset in the whole file.
    func rename(at offset: Int, to id: String) throws(RequestFault) -> [Replacement] {
        let (here, all) = try renamed(at: offset)
        let isAnchor = here.kind == .alias
        if let fault = IdentifierText.fault(
            in: Array(id.utf8)[...], isAnchor ? "an anchor" : "an id")
        {
            throw .parameter("\(fault.message); \(fault.explanation)")
        }
        if id != here.name, isAnchor, anchorPlaces.contains(where: { $0.name == id }) {
            throw .parameter("`\(id)` is already an anchor or an alias")
        }
        if id != here.name, !isAnchor, items.contains(where: { $0.id == id }) {
            throw .parameter("`\(id)` is already the id of an item")
        }
        return all.map { Replacement(range: $0.range, text: written(id, like: $0.kind)) }
    }

    private func renamed(at offset: Int) throws(RequestFault) -> (here: NamePlace, all: [NamePlace])
    {
        guard kind == .banner, let names = names(at: offset) else {
            throw .parameter("only an item's id or an anchor can be renamed")
        }
        guard document != nil else {
            throw .parameter("an id cannot be renamed while the file is not valid YAML")
        }
        let name = names.here.name
        let isAnchor = names.here.kind == .alias
        let count =
            isAnchor ? names.all.count(where: \.isDeclaration) : items.count { $0.id == name }
        guard count != 1 else { return names }
        let number = count == 0 ? "no" : "more than one"
        throw .parameter(
            number + (isAnchor ? " anchor is named `\(name)`" : " item has the id `\(name)`"))
    }

    /// Writes an anchor's name, or an id with the present quotes or those it needs.
    private func written(_ id: String, like kind: Outline.Kind) -> String {
        switch kind {
        case .alias: id
        case .singleQuoted: "'\(id)'"
        case .doubleQuoted, .block: JSON.quoted(id)
        case .plain, .mapping, .sequence, .empty: JSON.string(id).yaml
        }
    }

    /// The instant of the input or expectation that contains a node, and its scenario's schedule;
    /// `nil` if there is none.
    func instant(around node: Int) -> (time: Time, schedule: Schedule)? {
        // The path from the root: mapping, scenarios, scenario, inputs or expectations, entry.
        let path = Array(outline.ancestors(of: node).reversed())
        guard path.count >= 5, isValue(path[1], of: "scenarios"), let index = ordinal(path[2]),
            let number = ordinal(path[4]), let banner, index < banner.scenarios.count
        else { return nil }
        let scenario = banner.scenarios[index]
        let time: Time
        if isValue(path[3], of: "inputs"), number < scenario.inputs.count {
            time = scenario.inputs[number].at
        } else if isValue(path[3], of: "expect"), number < scenario.expect.count,
            case .at(let at, _, _, _) = scenario.expect[number]
        {
            time = at
        } else {
            return nil
        }
        let schedule = schedules[index] ?? banner.schedule(of: scenario, in: zone)
        schedules[index] = schedule
        return (time, schedule)
    }

    func isValue(_ node: Int, of key: String) -> Bool {
        let place = outline[node]
        return place.role == .value && place.partner >= 0
            && typedOutline.text(of: place.partner) == key
    }

    /// The index of an item in its list.
    private func ordinal(_ node: Int) -> Int? {
        outline[node].role == .item ? outline[node].ordinal : nil
    }
}
