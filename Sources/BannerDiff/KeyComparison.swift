import BannerTree

/// Two banners, and what was found to differ so far: by value, so that two notations of one value are the same.
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

    /// Compares two banners; a side that does not exist has no keys.
    init(_ before: ComparedValue?, _ after: ComparedValue?, most: Int) {
        self.most = most
        let nothing = ComparedValue(json: .object([]), node: nil)
        compareMembers(before ?? nothing, after ?? nothing)
    }

    /// A key or the name of an element, with its value.
    private typealias Part = (name: String, value: ComparedValue)

    private mutating func add(_ before: Node?, _ after: Node?, at name: String? = nil) {
        let change = KeyChange(path: (path + [name].compactMap { $0 }).joined(separator: "/"), before, after)
        // A page's number can mean another item.
        guard change.before != change.after else { return }
        count += 1
        if changes.count < most { changes.append(change) }
    }

    private mutating func compare(_ old: ComparedValue, _ new: ComparedValue, at name: String) {
        guard old.json?.identity != new.json?.identity else { return }
        path.append(name)
        defer { path.removeLast() }
        guard let before = old.node, let after = new.node else { return addWhole(old, new) }
        if before.kind == .sequence && after.kind == .sequence {
            compareLists(old, new)
        } else if (before.kind == .mapping || after.kind == .mapping) && old.parts != nil && new.parts != nil {
            compareMembers(old, new)
        } else {
            add(before, after)
        }
    }

    private mutating func compareMembers(_ old: ComparedValue, _ new: ComparedValue) {
        let (olds, news) = (old.parts ?? [], new.parts ?? [])
        // What one side does not say has its default there.
        var left = old.members
        for (name, node) in olds { left[name] = ComparedValue(json: left[name]?.json, node: node) }
        var others = new.members
        for (name, node) in news {
            let value = ComparedValue(json: others.removeValue(forKey: name)?.json, node: node)
            compare(left.removeValue(forKey: name) ?? ComparedValue(), value, at: name)
        }
        for (name, _) in olds {
            if let value = left.removeValue(forKey: name) { compare(value, others[name] ?? ComparedValue(), at: name) }
        }
    }

    /// Records a key that one side does not have: a list of items or scenarios as one change for each of them.
    private mutating func addWhole(_ old: ComparedValue, _ new: ComparedValue) {
        guard path.count == 1, let elements = elements(of: old.node == nil ? new : old) else {
            return add(old.node, new.node)
        }
        for (name, value) in elements {
            add(old.node == nil ? nil : value.node, new.node == nil ? nil : value.node, at: name)
        }
    }

    // MARK: Lists

    private mutating func compareLists(_ before: ComparedValue, _ after: ComparedValue) {
        if let olds = elements(of: before), let news = elements(of: after) { return compareNamed(olds, news) }
        let (olds, news) = (before.elements(at: path), after.elements(at: path))
        guard (olds + news).allSatisfy({ $0.node?.kind == .mapping }) else { return add(before.node, after.node) }
        compareUnnamed(olds, news)
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
                compare(olds[old].value, new.value, at: new.name)
            } else if let old = renamed[index] {
                left[olds[old].name] = nil
                pairs.append(OrderChange.Pair(name: new.name, before: old, after: index))
                path.append(olds[old].name)
                let key = new.value.nameKey
                add(olds[old].value.node?[key], new.value.node?[key], at: key)
                path.removeLast()
            } else {
                add(nil, new.value.node, at: new.name)
            }
        }
        for (name, value) in olds where left[name] != nil { add(value.node, nil, at: name) }
        addOrder(pairs)
    }

    /// The elements among `added` that differ only in their name from one of `removed`, with its index.
    private static func renamed(_ olds: [Part], _ removed: [Int], _ news: [Part], _ added: [Int]) -> [Int: Int] {
        guard !removed.isEmpty && !added.isEmpty else { return [:] }
        func rest(_ value: ComparedValue) -> String? {
            // What has nothing but a name is not the same thing with another name.
            guard let node = value.node, node.kind == .mapping, node.count > 1 else { return nil }
            return value.json?.without(value.nameKey).identity
        }
        var candidates: [String: [Int]] = [:]
        for old in removed.reversed() {
            if let rest = rest(olds[old].value) { candidates[rest, default: []].append(old) }
        }
        var renamed: [Int: Int] = [:]
        for new in added { if let rest = rest(news[new].value) { renamed[new] = candidates[rest]?.popLast() } }
        return renamed
    }

    /// Compares elements without names: equal ones belong together, then those with the same number.
    private mutating func compareUnnamed(_ olds: [ComparedValue], _ news: [ComparedValue]) {
        var places: [String?: [Int]] = [:]
        for (index, old) in olds.enumerated().reversed() { places[old.json?.identity, default: []].append(index) }
        let matches = news.map { places[$0.json?.identity]?.popLast() }
        var left = Set(olds.indices).subtracting(matches.compactMap { $0 })
        for (index, new) in news.enumerated() where matches[index] == nil {
            if left.remove(index) != nil {
                compare(olds[index], new, at: "#\(index + 1)")
            } else {
                add(nil, new.node, at: "#\(index + 1)")
            }
        }
        for index in left.sorted() { add(olds[index].node, nil, at: "#\(index + 1)") }
        addOrder(
            zip(news, matches).enumerated().compactMap { index, pair in
                guard let old = pair.1, let node = pair.0.node else { return nil }
                return OrderChange.Pair(name: KeyChange.line(node), before: old, after: index)
            })
    }

    private mutating func addOrder(_ pairs: [OrderChange.Pair]) {
        guard orders.count < most, let order = OrderChange(path: path.joined(separator: "/"), pairs) else { return }
        orders.append(order)
    }

    /// A list's elements by name: an item's id, a scenario's name; `nil` if one has none, or two have the same.
    private func elements(of list: ComparedValue) -> [Part]? {
        guard list.node?.kind == .sequence else { return nil }
        let elements = list.elements(at: path)
        let names = elements.compactMap { $0.json?["id"]?.string ?? $0.json?["name"]?.string }
        guard names.count == elements.count, Set(names).count == names.count else { return nil }
        return Array(zip(names, elements)).map { ($0, $1) }
    }
}
