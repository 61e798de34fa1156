extension Snapshot {
    /// The limit on outline entries.
    private static let symbolLimit = 2_000

    /// The document outline: keys, and the names of items and scenarios.
    func symbols() -> [Symbol] {
        guard let root = outline.root, outline[root].kind == .mapping else { return [] }
        var left = Snapshot.symbolLimit
        let symbols = outline.children(of: root).compactMap { key -> Symbol? in
            guard var symbol = section(key) else { return nil }
            symbol.kind = .section
            let entries =
                outline.value(of: key).map { Array(outline.children(of: $0).prefix(left)) } ?? []
            symbol.children = entries.map { entry($0, of: symbol.name) }
            left -= entries.count
            return symbol
        }
        return Array(symbols.prefix(Snapshot.symbolLimit))
    }

    /// A key with its value; `nil` if its name is empty.
    private func section(_ key: Int) -> Symbol? {
        let name = typedOutline.text(of: key)
        guard !name.isEmpty else { return nil }
        let detail =
            outline.value(of: key).map { value in
                let node = outline[value]
                return node.kind == .sequence
                    ? "\(node.count)" : brief(typedOutline.text(of: value))
            } ?? ""
        return Symbol(
            name: name, detail: detail, range: outline.entry(of: key),
            selection: outline[key].range)
    }

    private func entry(_ node: Int, of section: String) -> Symbol {
        let place = outline[node]
        guard place.role == .item else {
            return self.section(node)
                ?? Symbol(name: "?", range: place.range, selection: place.range)
        }
        let isMapping = place.kind == .mapping
        let nameNode =
            isMapping
            ? typedOutline.value(of: section == "scenarios" ? "name" : "id", in: node) : node
        let title = typedOutline.value(of: "title", in: node).map(typedOutline.text) ?? ""
        let name = nameNode.map(typedOutline.text) ?? ""
        return Symbol(
            name: name.isEmpty ? "\(place.ordinal)" : brief(name), detail: brief(title),
            kind: section == "items" ? .item : section == "scenarios" ? .scenario : .value,
            range: place.range,
            selection: nameNode.map { outline[$0].range } ?? place.start..<place.start)
    }

    private func brief(_ text: String) -> String { text.count > 60 ? text.prefix(59) + "…" : text }
}
