import BannerDiagnostics
import BannerLanguage
import BannerTree
import BannerYAML

/// A change of a tree by its name in a text and in values, to compare what becomes of both.
struct TreeChange {
    enum Kind: CaseIterable {
        case rename, number, text, mapping, list, remove, insert, moveUp, moveUnder, moveDeep,
            moveInto,
            moveAs
        case wrap, unwrap
    }

    var kind: Kind
    /// The steps to the node: the numbers of entries and items.
    var path: [Int]

    /// The edits of the change; `nil` if there is none.
    func edits(_ document: Document) -> [Edit]? {
        var edits = NodeEdits(document)
        var node = document.root
        var key: Node?
        for step in path {
            key = nil
            if node.kind == .mapping {
                let entry = Array(node.entries)[step]
                (key, node) = (entry.key, entry.value)
            } else {
                node = Array(node.items)[step]
            }
        }
        switch kind {
        case .rename: return key.flatMap { edits.rename($0, to: "zz y") }
        case .number: return edits.replace(node, with: 42)
        case .text: return edits.replace(node, with: "it's: [new]")
        case .mapping: return edits.replace(node, with: ["a": 1, "b": ["true", nil2]])
        case .list: return edits.replace(node, with: ["a", "42"])
        case .remove: return edits.remove(key ?? node)
        case .insert: return edits.insert([("zz", "1s")], into: node)
        case .moveUp: return key.flatMap { edits.move($0, under: []) }
        case .moveUnder: return key.flatMap { edits.move($0, under: ["zz"]) }
        case .moveDeep: return key.flatMap { edits.move($0, under: ["zz", "yy"]) }
        case .moveInto:
            guard let key, let target = TreeChange.target(document.root) else { return nil }
            return edits.move(key, under: [target])
        case .moveAs: return key.flatMap { edits.move($0, under: [], as: "zz", value: ["5s"]) }
        case .wrap: return edits.wrap(node, in: "zz")
        case .unwrap: return edits.unwrap(node)
        }
    }

    private var nil2: JSON { .null }

    /// The key of the first mapping of the root.
    static func target(_ root: Node) -> String? {
        root.kind == .mapping ? root.entries.first { $0.value.kind == .mapping }?.key.text : nil
    }

    /// What the values are then.
    func values(_ root: JSON, target: String?) -> JSON? {
        guard let last = path.last else { return change(root, nil) }
        let up = Array(path.dropLast())
        let parent = root[steps: path.dropLast()]
        switch kind {
        case .rename:
            return root.changing(up) { $0.replacing(last, [("zz y", $0.members[last].value)]) }
        case .remove: return TreeChange.removing(path, root)
        case .moveUp, .moveUnder, .moveDeep, .moveInto, .moveAs:
            var member = parent.members[last]
            if kind == .moveAs { member = ("zz", ["5s"]) }
            let made: [String] =
                kind == .moveUnder ? ["zz"] : kind == .moveDeep ? ["zz", "yy"] : []
            for step in made.reversed() { member = (step, .object([member])) }
            var under: [Int] = []
            if kind == .moveInto {
                under = root.members.indices.filter { root.members[$0].key == target }.prefix(1)
                    .map(\.self)
            }
            if up == under { return root.changing(up) { $0.replacing(last, [member]) } }
            // What goes with it can be the entry of the mapping that it is moved to.
            var gone = path
            while gone.count > 1, case .object(let members) = root[steps: gone.dropLast()],
                members.count == 1,
                gone.dropLast() != under[...], case .object = root[steps: gone.dropLast(2)]
            {
                gone.removeLast()
            }
            if Array(gone.dropLast()) == under {
                return root.changing(under) { $0.replacing(gone[gone.count - 1], [member]) }
            }
            let added = root.changing(under) { .object($0.members + [member]) }
            return TreeChange.removing(path, added)
        default:
            return root.changing(up) { holder in
                let value = self.change(holder.child(last), nil) ?? .null
                if case .array(var values) = holder { values[last] = value; return .array(values) }
                return holder.replacing(last, [(holder.members[last].key, value)])
            }
        }
    }

    private func change(_ value: JSON, _ none: JSON?) -> JSON? {
        switch kind {
        case .number: 42
        case .text: "it's: [new]"
        case .mapping: ["a": 1, "b": ["true", nil2]]
        case .list: ["a", "42"]
        case .insert: .object(value.members + [("zz", "1s")])
        case .wrap: ["zz": value]
        case .unwrap: value.child(0)
        default: none
        }
    }

    private static func removing(_ path: [Int], _ root: JSON) -> JSON {
        var path = path
        while path.count > 1, case .object(let members) = root[steps: path.dropLast()],
            members.count == 1,
            case .object = root[steps: path.dropLast(2)]
        {
            path.removeLast()
        }
        let last = path[path.count - 1]
        return root.changing(Array(path.dropLast())) { holder in
            if case .array(var values) = holder { values.remove(at: last); return .array(values) }
            return holder.replacing(last, [])
        }
    }
}

extension JSON {
    var members: [Member] { if case .object(let members) = self { members } else { [] } }

    func child(_ number: Int) -> JSON { array?[number] ?? members[number].value }

    subscript(steps steps: ArraySlice<Int>) -> JSON { steps.reduce(self) { $0.child($1) } }

    func replacing(_ number: Int, _ members: [Member]) -> JSON {
        .object(Array(self.members.prefix(number)) + members + self.members.dropFirst(number + 1))
    }

    func changing(_ path: [Int], _ change: (JSON) -> JSON) -> JSON {
        guard let step = path.first else { return change(self) }
        let value = child(step).changing(Array(path.dropFirst()), change)
        if case .array(var values) = self { values[step] = value; return .array(values) }
        return replacing(step, [(members[step].key, value)])
    }

    /// What YAML reads.
    init(_ node: Node) {
        switch node.kind {
        case .mapping: self = .object(node.entries.map { ($0.key.text, JSON($0.value)) })
        case .sequence: self = .array(node.items.map { JSON($0) })
        case .scalar:
            guard node.isPlain else { self = .string(node.text); return }
            switch node.withBytes({ CoreType($0) }) {
            case .null: self = .null
            case .boolean: self = .bool(node.text.lowercased() == "true")
            case .number, .specialNumber: self = .number(node.text)
            case .text: self = .string(node.text)
            }
        }
    }
}

/// The places of a tree's nodes, but for those that an alias repeats.
func paths(_ node: Node) -> [[Int]] {
    guard !node.isAlias else { return [[]] }
    let children = node.kind == .mapping ? node.entries.map(\.value) : Array(node.items)
    return [[]]
        + children.enumerated().flatMap { number, child in paths(child).map { [number] + $0 } }
}

/// The comments of a text in order of their words.
func comments(_ document: Document) -> [String] {
    let (bytes, table) = (document.file.bytes, document.file.lineTable())
    var found: [String] = []
    var position = 0
    while position < bytes.count {
        guard bytes[position] == UInt8(ascii: "#"),
            !document.isInsideScalar(table.codePoint(atByte: position), atByte: position)
        else {
            position += 1
            continue
        }
        let end = bytes[position...].firstIndex(where: \.isLineBreak) ?? bytes.count
        found.append(String(decoding: bytes[position..<end], as: UTF8.self))
        position = end
    }
    return found.sorted()
}

/// What is wrong with a change of a file; `nil` if nothing is, and "none" if the change is not
/// made.
func fault(_ change: TreeChange, _ document: Document) -> String? {
    guard let edits = change.edits(document) else { return "none" }
    let root = JSON(document.root)
    let file = document.file.applying(edits)
    var report = Report()
    let shown = "\(change.kind) \(change.path):\n\(String(decoding: file.bytes, as: UTF8.self))"
    for (one, next) in zip(edits, edits.dropFirst()) where next.range.start < one.range.end {
        return "overlap \(shown)"
    }
    guard let after = Document.parse(file, into: &report) else { return "not YAML: \(shown)" }
    guard let expected = change.values(root, target: TreeChange.target(document.root)) else {
        return "no values \(shown)"
    }
    guard JSON(after.root) == expected else {
        return "\(JSON(after.root).yaml)\n\(expected.yaml)\nother values: \(shown)"
    }
    var (old, new) = (comments(document), comments(after))
    if change.kind == .remove {
        new.removeAll {
            guard let index = old.firstIndex(of: $0) else { return false }
            old.remove(at: index); return true
        }
        let gone = edits.map(\.range)
        let text = Array(String(decoding: document.file.bytes, as: UTF8.self).unicodeScalars)
        let lost = gone.map { String(String.UnicodeScalarView(text[$0.start..<$0.end])) }.joined(
            separator: "\n")
        return new.isEmpty && old.allSatisfy(lost.contains) ? nil : "comments: \(shown)"
    }
    return old == new ? nil : "comments: \(shown)"
}
