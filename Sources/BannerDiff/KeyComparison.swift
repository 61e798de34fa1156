import BannerTree

extension BannerChange {
    /// A key whose value differs between two documents, regardless of formatting.
    public struct KeyChange: Equatable, Sendable {
        /// The path of the key, with the names of items and scenarios: `items/autumn/duration`.
        ///
        /// Elements without a name, such as expectations, are numbered from 1:
        /// `scenarios/swipes/expect/#2/page`.
        public var path: String
        /// The parts of the path.
        var place: [String] = []
        /// Whether the value is the one that a shorthand of its mapping stands for.
        var isMain = false
        /// The values on one line; `nil` if a version lacks the key.
        public var before, after: String?

        /// Formats a value on one line.
        static func line(_ node: Node) -> String {
            switch node.kind {
            case .scalar:
                node.isPlain ? (node.text.isEmpty ? "null" : node.text) : "\"\(node.text)\""
            case .sequence: "[" + node.items.map(line).joined(separator: ", ") + "]"
            case .mapping:
                "{ "
                    + node.entries.map { "\($0.key.text): \(line($0.value))" }.joined(
                        separator: ", ") + " }"
            }
        }
    }

    /// Two banners, and what was found to differ so far: by value, so that two notations of one
    /// value are the same.
    struct KeyComparison {
        /// The changes in order of the new document, each list's removed elements after its others.
        private(set) var changes: [KeyChange] = []
        /// The keys that lead to the current position.
        private var path: [String] = []
        /// Whether a shorthand stands for the current key.
        private var isMain = false

        /// Compares two banners; a side that does not exist has no keys.
        init(_ before: ComparedValue?, _ after: ComparedValue?) {
            let nothing = ComparedValue(json: .object([]), node: nil)
            compareMembers(before ?? nothing, after ?? nothing)
        }

        private mutating func add(_ before: Node?, _ after: Node?, at name: String? = nil) {
            let place = path + [name].compactMap { $0 }
            add(
                KeyChange(
                    path: place.joined(separator: "/"), place: place, isMain: isMain,
                    before: before.map(KeyChange.line), after: after.map(KeyChange.line)))
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
            // A list of items or scenarios that one side does not have is one change for each of
            // them.
            if nodes.allSatisfy({ $0.kind == .sequence }) && (nodes.count == 2 || path.count == 1) {
                compareLists(old, new)
            } else if nodes.count == 2 && nodes.contains(where: { $0.kind == .mapping })
                && old.names != nil
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
                isMain = !path.isEmpty && name == (new.shorthand ?? old.shorthand)
                compare(olds[name] ?? ComparedValue(), news[name] ?? ComparedValue(), at: name)
            }
        }

        // MARK: Lists

        private mutating func compareLists(_ before: ComparedValue, _ after: ComparedValue) {
            var (olds, news) = (before.elements(at: path), after.elements(at: path))
            let areNamed = olds.areNamed && news.areNamed
            let areBoth = before.node != nil && after.node != nil
            guard areNamed || areBoth && (olds + news).allSatisfy({ $0.node?.kind == .mapping })
            else {
                return add(before.node, after.node)
            }
            if !areNamed { (olds, news) = (olds.numbered, news.numbered) }
            // Elements without names belong together if they are equal, then those with the same
            // number; of those with names, what differs only in its name was renamed.
            let first = matches(olds, news, news.map { _ in nil }) {
                areNamed ? $0.name : $0.json?.identity
            }
            let matches = matches(olds, news, first) { areNamed ? $0.withoutName : $0.name }
            for (new, match) in zip(news, matches) {
                isMain = false
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
            let names = [kept.sorted { $0.old < $1.old }, kept].map {
                $0.map { $0.name ?? "" }.joined(separator: ", ")
            }
            add(
                KeyChange(
                    path: path.joined(separator: "/"), place: path, before: "[\(names[0])]",
                    after: "[\(names[1])]"))
        }

        /// For each new element the index of the old one that it is: a known one, or the first
        /// other one with the same key.
        private func matches(
            _ olds: [ComparedValue], _ news: [ComparedValue], _ known: [Int?],
            _ key: (ComparedValue) -> String?
        ) -> [Int?] {
            guard known.contains(nil) else { return known }
            let taken = Set(known)
            var places: [String: [Int]] = [:]
            for place in olds.indices.reversed() where !taken.contains(place) {
                if let key = key(olds[place]) { places[key, default: []].append(place) }
            }
            return zip(news, known).map { new, match in
                match ?? key(new).flatMap { places[$0]?.popLast() }
            }
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

/// A value with its defaults, and its node in the file; the node is `nil` for a default.
struct ComparedValue {
    var json: JSON?
    var node: Node?
    /// An item's id, a scenario's name, or the index of another element.
    var name: String?

    /// The members of a mapping by key, with defaults.
    var members: [String: ComparedValue] {
        guard let whole else { return [:] }
        let nodes = Dictionary(node?.entries.map { ($0.key.text, $0.value) } ?? []) { first, _ in
            first
        }
        return Dictionary(
            whole.enumerated().map { place, member in
                // A shorthand is the value of the first key.
                let part = node?.kind == .scalar && place == 0 ? node : nodes[member.key]
                return (member.key, ComparedValue(json: member.value, node: part))
            }
        ) { first, _ in first }
    }

    /// The keys that are in the file.
    var names: [String]? {
        guard let node, let whole, node.kind != .sequence else { return nil }
        return node.kind == .mapping ? node.entries.map(\.key.text) : whole.prefix(1).map(\.key)
    }

    /// The key that a shorthand stands for.
    var shorthand: String? { whole?.first?.key }

    /// The members of the value; a list without brackets is its only element.
    private var whole: [JSON.Member]? {
        let list = node?.kind == .sequence ? nil : json?.array
        guard case .object(let members)? = list?.count == 1 ? list?.first : json else { return nil }
        return members
    }

    /// The elements of a list; the JSON of breakpoints is sorted by width.
    func elements(at path: [String]) -> [ComparedValue] {
        guard let node, let values = json?.array else { return [] }
        var nodes = Array(node.items)
        if path == ["breakpoints"] {
            let width = { (node: Node) in node["minWidth"].flatMap { Double($0.text) } ?? 0 }
            nodes.sort { width($0) < width($1) }
        }
        return zip(values, nodes).map { json, node in
            ComparedValue(json: json, node: node, name: json["id"]?.string ?? json["name"]?.string)
        }
    }

    /// The identity of an element without its name; `nil` if it has no other keys, so that it
    /// cannot be recognised.
    var withoutName: String? {
        guard let node, node.kind == .mapping, node.count > 1 else { return nil }
        return json?.without(json?["id"] == nil ? "name" : "id").identity
    }
}

extension JSON {
    /// The object without a key.
    func without(_ key: String?) -> JSON {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.key != key })
    }

    /// A canonical text, which is equal for equal values: numbers are normalised and keys sorted.
    var identity: String {
        switch self {
        case .null, .bool, .string: line
        case .number(let text): DecimalText(text).text
        case .array(let values): "[" + values.map(\.identity).joined(separator: ",") + "]"
        case .object(let members):
            "{"
                + members.map { "\($0.key.quotedAsJSON):\($0.value.identity)" }.sorted().joined(
                    separator: ",") + "}"
        }
    }
}
