import BannerTree

/// Two banners, and what was found to differ so far: by value, so that two notations of one value are the same.
struct KeyComparison {
    /// How many changes are kept; the others are counted.
    private let most: Int
    /// The changes in order of the new document, each list's removed elements after its others.
    private(set) var changes: [KeyChange] = []
    /// How many there are.
    private(set) var count = 0
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
        add(KeyChange(path: (path + [name].compactMap { $0 }).joined(separator: "/"), before, after))
    }

    private mutating func add(_ change: KeyChange) {
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
        var matches = news.map { left.removeValue(forKey: $0.name) }
        var candidates: [String: [Int]] = [:]
        let isAnyNew = matches.contains(nil)
        for old in isAnyNew ? left.values.sorted(by: >) : [] {
            if let rest = olds[old].value.withoutName { candidates[rest, default: []].append(old) }
        }
        for index in news.indices where matches[index] == nil && !candidates.isEmpty {
            if let rest = news[index].value.withoutName { matches[index] = candidates[rest]?.popLast() }
        }
        compare(olds, news, matches)
        addOrder(matches) { news[$0].name }
    }

    /// Compares elements without names: equal ones belong together, then those with the same number.
    private mutating func compareUnnamed(_ olds: [ComparedValue], _ news: [ComparedValue]) {
        var places: [String?: [Int]] = [:]
        for (index, old) in olds.enumerated().reversed() { places[old.json?.identity, default: []].append(index) }
        let equals = news.map { places[$0.json?.identity]?.popLast() }
        let left = Set(olds.indices).subtracting(equals.compactMap { $0 })
        let matches = equals.enumerated().map { index, equal in equal ?? (left.contains(index) ? index : nil) }
        func numbered(_ values: [ComparedValue]) -> [Part] { values.enumerated().map { ("#\($0 + 1)", $1) } }
        compare(numbered(olds), numbered(news), matches)
        addOrder(equals) { news[$0].node.map(KeyChange.line) ?? "" }
    }

    /// Compares each new element with the old one that it is, by its index; the others are new, or gone.
    private mutating func compare(_ olds: [Part], _ news: [Part], _ matches: [Int?]) {
        for (new, match) in zip(news, matches) {
            if let match {
                compare(olds[match].value, new.value, at: olds[match].name)
            } else {
                add(nil, new.value.node, at: new.name)
            }
        }
        for index in Set(olds.indices).subtracting(matches.compactMap { $0 }).sorted() {
            add(olds[index].value.node, nil, at: olds[index].name)
        }
    }

    /// Records a list in another order; `matches` has the old index of each new element that is not new.
    private mutating func addOrder(_ matches: [Int?], _ name: (Int) -> String) {
        let kept = matches.enumerated().compactMap { new, old in old.map { (old: $0, name: name(new)) } }
        let names = kept.sorted { $0.old < $1.old }.map(\.name)
        add(KeyChange(path: path.joined(separator: "/"), names: names, kept.map(\.name)))
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
