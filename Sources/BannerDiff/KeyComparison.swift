import BannerTree

/// Two documents, and what was found to differ so far.
struct KeyComparison {
    /// How many changes are kept; the others are counted.
    private let most: Int
    /// The changes in order of the new document, each list's removed elements after its others.
    private(set) var changes: [KeyChange] = []
    /// How many there are.
    private(set) var count = 0
    /// The lists in another order.
    private(set) var orders: [OrderChange] = []
    /// The keys that lead to the current position.
    private var path: [String] = []

    /// Compares two documents; a side that does not exist has no keys.
    init(_ before: Node?, _ after: Node?, most: Int) {
        self.most = most
        compare(before.map { KeyComparison.parts($0) ?? [] } ?? [], after.map { KeyComparison.parts($0) ?? [] } ?? [])
    }

    /// A key or the name of an element, with its value.
    private typealias Part = (name: String, node: Node)

    private mutating func add(_ before: Node?, _ after: Node?, at name: String? = nil) {
        count += 1
        guard changes.count < most else { return }
        changes.append(
            KeyChange(path: (path + [name].compactMap { $0 }).joined(separator: "/"), before, after))
    }

    private mutating func compare(_ before: Node, _ after: Node, at name: String) {
        path.append(name)
        defer { path.removeLast() }
        let shorthand = KeyComparison.shorthand(of: path)
        if before.kind == .sequence && after.kind == .sequence {
            compareLists(before, after)
        } else if before.kind == .mapping || after.kind == .mapping,
            let olds = KeyComparison.parts(before, shorthand), let news = KeyComparison.parts(after, shorthand)
        {
            compare(olds, news)
        } else if KeyChange.identity(before) != KeyChange.identity(after) {
            add(before, after)
        }
    }

    private mutating func compare(_ olds: [Part], _ news: [Part]) {
        var left: [String: Node] = [:]
        for (name, node) in olds { left[name] = node }
        for (name, node) in news {
            if let other = left.removeValue(forKey: name) {
                compare(other, node, at: name)
            } else {
                addEach(nil, node, at: name)
            }
        }
        for (name, node) in olds where left.removeValue(forKey: name) != nil { addEach(node, nil, at: name) }
    }

    /// Records a key that one side does not have: a list of items or scenarios as one change for each of them.
    private mutating func addEach(_ before: Node?, _ after: Node?, at name: String) {
        guard path.isEmpty, let whole = before ?? after, let elements = KeyComparison.elements(whole, at: [name]) else {
            return add(before, after, at: name)
        }
        path.append(name)
        for element in elements {
            add(before.map { _ in element.node }, after.map { _ in element.node }, at: element.name)
        }
        path.removeLast()
    }

    // MARK: Lists

    private mutating func compareLists(_ before: Node, _ after: Node) {
        let (olds, news) = (KeyComparison.elements(before, at: path), KeyComparison.elements(after, at: path))
        if let olds, let news { return compareNamed(olds, news) }
        let isOfMappings = { (list: Node) in list.items.allSatisfy { $0.kind == .mapping } }
        guard isOfMappings(before) && isOfMappings(after) else {
            if KeyChange.identity(before) != KeyChange.identity(after) { add(before, after) }
            return
        }
        compareUnnamed(Array(before.items), Array(after.items))
    }

    /// Compares elements by their names; an element that differs only in its name was renamed.
    private mutating func compareNamed(_ olds: [Part], _ news: [Part]) {
        var left: [String: Int] = [:]
        for (index, old) in olds.enumerated() { left[old.name] = index }
        let added = news.indices.filter { left.removeValue(forKey: news[$0].name) == nil }
        let renamed = KeyComparison.renamed(olds, left.values.sorted(), news, added)
        for (index, old) in olds.enumerated() { left[old.name] = index }
        var pairs: [OrderChange.Pair] = []
        for (index, new) in news.enumerated() {
            if let old = left.removeValue(forKey: new.name) {
                pairs.append(OrderChange.Pair(name: new.name, before: old, after: index))
                compare(olds[old].node, new.node, at: new.name)
            } else if let old = renamed[index] {
                left[olds[old].name] = nil
                pairs.append(OrderChange.Pair(name: new.name, before: old, after: index))
                let key = new.node["id"] == nil ? "name" : "id"
                path.append(olds[old].name)
                add(olds[old].node[key], new.node[key], at: key)
                path.removeLast()
            } else {
                add(nil, new.node, at: new.name)
            }
        }
        for (name, node) in olds where left[name] != nil { add(node, nil, at: name) }
        addOrder(pairs)
    }

    /// The elements among `added` that differ only in their name from one of `removed`, with its index.
    private static func renamed(_ olds: [Part], _ removed: [Int], _ news: [Part], _ added: [Int]) -> [Int: Int] {
        guard !removed.isEmpty && !added.isEmpty else { return [:] }
        func rest(_ node: Node) -> String? {
            // What has nothing but a name is not the same thing with another name.
            guard node.kind == .mapping, node.count > 1 else { return nil }
            return KeyChange.identity(node, omitting: node["id"] == nil ? "name" : "id")
        }
        var candidates: [String: [Int]] = [:]
        for old in removed.reversed() {
            if let rest = rest(olds[old].node) { candidates[rest, default: []].append(old) }
        }
        var renamed: [Int: Int] = [:]
        for new in added { if let rest = rest(news[new].node) { renamed[new] = candidates[rest]?.popLast() } }
        return renamed
    }

    /// Compares elements without names: equal ones belong together, then those with the same number.
    private mutating func compareUnnamed(_ olds: [Node], _ news: [Node]) {
        var places: [String: [Int]] = [:]
        for (index, old) in olds.enumerated().reversed() { places[KeyChange.identity(old), default: []].append(index) }
        var pairs: [OrderChange.Pair] = []
        var others: Set<Int> = Set(news.indices)
        var left: Set<Int> = Set(olds.indices)
        for (index, new) in news.enumerated() {
            guard let old = places[KeyChange.identity(new)]?.popLast() else { continue }
            pairs.append(OrderChange.Pair(name: KeyChange.line(new), before: old, after: index))
            others.remove(index)
            left.remove(old)
        }
        for index in news.indices where others.contains(index) {
            if left.remove(index) != nil {
                compare(olds[index], news[index], at: "#\(index + 1)")
            } else {
                add(nil, news[index], at: "#\(index + 1)")
            }
        }
        for index in olds.indices where left.contains(index) { add(olds[index], nil, at: "#\(index + 1)") }
        addOrder(pairs)
    }

    private mutating func addOrder(_ pairs: [OrderChange.Pair]) {
        guard orders.count < most,
            let order = OrderChange(path: path.joined(separator: "/"), pairs)
        else { return }
        orders.append(order)
    }

    // MARK: Parts

    /// A mapping's entries, or a shorthand's only one.
    private static func parts(_ node: Node, _ shorthand: String? = nil) -> [Part]? {
        switch node.kind {
        case .mapping: node.entries.map { ($0.key.text, $0.value) }
        case .scalar: shorthand.map { [($0, node)] }
        case .sequence: nil
        }
    }

    /// The key that a single value stands for («What a banner means», The file).
    private static func shorthand(of path: [String]) -> String? {
        switch (path.count, path.first) {
        case (2, "items"): "id"
        case (1, "timer"): "interval"
        case (1, "transition"): "duration"
        case (1, "indicator"): "style"
        case (1, "focus"): "scale"
        default: nil
        }
    }

    /// A list's elements by name: an item's id, a scenario's name; `nil` if one has none, or two have the same.
    private static func elements(_ node: Node, at path: [String]) -> [Part]? {
        guard node.kind == .sequence else { return nil }
        var names: Set<String> = []
        var elements: [Part] = []
        for element in node.items {
            let name =
                switch element.kind {
                case .scalar: path == ["items"] ? element.text : nil
                case .mapping: (element["id"] ?? element["name"]).flatMap { $0.kind == .scalar ? $0.text : nil }
                case .sequence: nil as String?
                }
            guard let name, names.insert(name).inserted else { return nil }
            elements.append((name, element))
        }
        return elements
    }
}
