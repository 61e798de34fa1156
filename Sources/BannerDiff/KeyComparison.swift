import BannerTree

extension BannerChange {
    /// Two banners, and what was found to differ so far: by value, so that two notations of one value are the same.
    struct KeyComparison {
        /// The changes in order of the new document, each list's removed elements after its others.
        private(set) var changes: [KeyChange] = []
        /// The keys that lead to the current position.
        private var path: [String] = []

        /// Compares two banners; a side that does not exist has no keys.
        init(_ before: ComparedValue?, _ after: ComparedValue?) {
            let nothing = ComparedValue(json: .object([]), node: nil)
            compareMembers(before ?? nothing, after ?? nothing)
        }

        private mutating func add(_ before: Node?, _ after: Node?, at name: String? = nil) {
            let place = (path + [name].compactMap { $0 }).joined(separator: "/")
            var change = KeyChange(path: place, before: before.map(KeyChange.line), after: after.map(KeyChange.line))
            if before == nil || after == nil, let whole = before ?? after {
                change.parts = whole.entries.map { KeyChange.Part(key: $0.key.text, value: KeyChange.line($0.value)) }
            }
            add(change)
        }

        private mutating func add(_ change: KeyChange) {
            // A page's number can mean another item.
            if change.before != change.after { changes.append(change) }
        }

        private mutating func compare(_ old: ComparedValue, _ new: ComparedValue, at name: String) {
            guard old.json?.identity != new.json?.identity else { return }
            path.append(name)
            defer { path.removeLast() }
            let nodes = [old.node, new.node].compactMap { $0 }
            // A list of items or scenarios that one side does not have is one change for each of them.
            if nodes.allSatisfy({ $0.kind == .sequence }) && (nodes.count == 2 || path.count == 1) {
                compareLists(old, new)
            } else if nodes.count == 2 && nodes.contains(where: { $0.kind == .mapping }) && old.names != nil
                && new.names != nil
            {
                compareMembers(old, new)
            } else {
                add(old.node, new.node)
            }
        }

        private mutating func compareMembers(_ old: ComparedValue, _ new: ComparedValue) {
            // What one side does not say has its default there.
            let (olds, news) = (old.members, new.members)
            let names = new.names ?? []
            let known = Set(names)
            for name in names + (old.names ?? []).filter({ !known.contains($0) }) {
                compare(olds[name] ?? ComparedValue(), news[name] ?? ComparedValue(), at: name)
            }
        }

        // MARK: Lists

        private mutating func compareLists(_ before: ComparedValue, _ after: ComparedValue) {
            var (olds, news) = (before.elements(at: path), after.elements(at: path))
            let areNamed = olds.areNamed && news.areNamed
            let areBoth = before.node != nil && after.node != nil
            guard areNamed || areBoth && (olds + news).allSatisfy({ $0.node?.kind == .mapping }) else {
                return add(before.node, after.node)
            }
            if !areNamed { (olds, news) = (olds.numbered, news.numbered) }
            // Elements without names belong together if they are equal, then those with the same number; of those with names,
            // what differs only in its name was renamed.
            let first = matches(olds, news, news.map { _ in nil }) { areNamed ? $0.name : $0.json?.identity }
            let matches = matches(olds, news, first) { areNamed ? $0.withoutName : $0.name }
            for (new, match) in zip(news, matches) {
                if let match {
                    compare(olds[match], new, at: olds[match].name ?? "")
                } else {
                    add(nil, new.node, at: new.name)
                }
            }
            for index in Set(olds.indices).subtracting(matches.compactMap { $0 }).sorted() {
                add(olds[index].node, nil, at: olds[index].name)
            }
            // A list in another order is a change of its own.
            let kept = zip(news, areNamed ? matches : first).compactMap { new, old in
                old.map { (old: $0, name: areNamed ? new.name : new.node.map(KeyChange.line)) }
            }
            let names = [kept.sorted { $0.old < $1.old }, kept].map { $0.map { $0.name ?? "" }.joined(separator: ", ") }
            add(KeyChange(path: path.joined(separator: "/"), before: "[\(names[0])]", after: "[\(names[1])]"))
        }

        /// For each new element the index of the old one that it is: a known one, or the first other one with the same key.
        private func matches(
            _ olds: [ComparedValue], _ news: [ComparedValue], _ known: [Int?], _ key: (ComparedValue) -> String?
        ) -> [Int?] {
            guard known.contains(nil) else { return known }
            let taken = Set(known)
            var places: [String: [Int]] = [:]
            for place in olds.indices.reversed() where !taken.contains(place) {
                if let key = key(olds[place]) { places[key, default: []].append(place) }
            }
            return zip(news, known).map { new, match in match ?? key(new).flatMap { places[$0]?.popLast() } }
        }
    }
}

extension [ComparedValue] {
    /// Whether all elements have unique names.
    fileprivate var areNamed: Bool { Set(compactMap(\.name)).count == count }

    /// The elements with indices as names.
    fileprivate var numbered: [ComparedValue] {
        enumerated().map { ComparedValue(json: $1.json, node: $1.node, name: "#\($0 + 1)") }
    }
}
