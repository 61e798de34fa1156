import BannerEditing
import BannerYAML

extension Snapshot {
    /// How many entries an outline shows.
    static let symbolLimit = 2_000

    /// The file's outline: its keys, the items and the scenarios by their names.
    package func symbols() -> Capped<Symbol> {
        guard let root = outline.root, outline.nodes[root].kind == .mapping else { return Capped(elements: []) }
        var left = Snapshot.symbolLimit
        var omitted = 0
        var symbols: [Symbol] = []
        for key in outline.children(of: root) {
            guard var symbol = section(key) else { continue }
            let items = outline.value(of: key).map(entries) ?? []
            symbol.children = items.prefix(left).map { entry($0, of: symbol.name) }
            omitted += items.count - symbol.children.count
            left -= symbol.children.count
            if symbols.count < Snapshot.symbolLimit { symbols.append(symbol) } else { omitted += 1 }
        }
        return Capped(elements: symbols, omitted: omitted)
    }

    /// A key of the file with its value.
    private func section(_ key: Int) -> Symbol? {
        let name = chart.text(of: key)
        guard !name.isEmpty else { return nil }
        let value = outline.value(of: key)
        let end = value.map { outline.nodes[$0].end } ?? outline.nodes[key].end
        let detail: String
        switch value.map({ outline.nodes[$0].kind }) {
        case .sequence: detail = value.map { "\(outline.nodes[$0].count)" } ?? ""
        case .mapping, .empty, nil: detail = ""
        case .plain, .singleQuoted, .doubleQuoted, .block, .alias:
            detail = value.map { brief(chart.text(of: $0)) } ?? ""
        }
        return Symbol(
            name: name, detail: detail, kind: .section,
            range: outline.nodes[key].start..<max(end, outline.nodes[key].end),
            selection: outline.nodes[key].range)
    }

    /// The items of a list, or the keys of a mapping.
    private func entries(_ node: Int) -> [Int] {
        switch outline.nodes[node].kind {
        case .sequence, .mapping: Array(outline.children(of: node))
        case .plain, .singleQuoted, .doubleQuoted, .block, .alias, .empty: []
        }
    }

    private func entry(_ node: Int, of section: String) -> Symbol {
        let place = outline.nodes[node]
        guard place.role == .item else {
            return self.section(node).map { with($0, .value) }
                ?? Symbol(name: "?", detail: "", kind: .value, range: place.range, selection: place.range)
        }
        let isMapping = place.kind == .mapping
        let nameNode = isMapping ? chart.value(of: section == "scenarios" ? "name" : "id", in: node) : node
        let title = isMapping ? chart.value(of: "title", in: node).map(chart.text) : nil
        let name = nameNode.map(chart.text) ?? ""
        let kind: Symbol.Kind = section == "items" ? .item : section == "scenarios" ? .scenario : .value
        return Symbol(
            name: name.isEmpty ? "\(place.ordinal)" : brief(name), detail: title.map(brief) ?? "", kind: kind,
            range: place.range, selection: nameNode.map { outline.nodes[$0].range } ?? place.start..<place.start)
    }

    private func with(_ symbol: Symbol, _ kind: Symbol.Kind) -> Symbol {
        var symbol = symbol
        symbol.kind = kind
        return symbol
    }

    private func brief(_ text: String) -> String { text.count > 60 ? text.prefix(59) + "…" : text }
}
