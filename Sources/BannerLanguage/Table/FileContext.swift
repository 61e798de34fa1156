import BannerCalendar

/// The rule context of a file, which knows where each value is written.
final class FileContext: RuleContext {
    var reading: Reading
    /// The folder of the web site; `nil` if it is unknown.
    var siteRoot: String?
    /// The last zone that was read; `nil` inside if it cannot be read.
    private var knownZone: (id: String, zone: Zone?)?

    init(_ reading: consuming Reading) { self.reading = reading }

    func isWritten(_ path: ValuePath, orShort: Bool) -> Bool {
        let found = reading.find(path)
        return found.rest.isEmpty || (orShort && found.node.kind == .scalar)
    }

    func isNumber(at path: ValuePath) -> Bool? {
        let found = reading.find(path)
        return found.rest.isEmpty ? found.node.type == .number : nil
    }

    func isValid(_ path: ValuePath) -> Bool {
        let (node, rest) = reading.find(path)
        // A scalar is the short form of the mapping.
        guard node.kind == .mapping, case .key(let key)? = rest.first else {
            return reading.isValid(node)
        }
        return !reading.isMisspelt(key, in: node)
    }

    func zone(named id: String?) -> Zone? {
        guard let id, id != ZoneID.utc else { return .utc }
        if let known = knownZone, known.id == id { return known.zone }
        let zone = try? reading.zones?.zone(id)
        knownZone = (id, zone)
        return zone
    }

    var asOf: String? { reading.file.asOf }

    func report(
        _ rule: Rule, at path: @autoclosure () -> ValuePath,
        _ finding: @autoclosure () -> RuleFinding
    ) {
        guard reading.tellsAdvice || rule.severity != .advice else {
            return reading.report.addUnseen(.advice)
        }
        reading.add(rule, at: path(), finding())
    }
}

extension Reading {
    fileprivate mutating func add(_ rule: Rule, at place: ValuePath, _ found: RuleFinding) {
        let node = find(place).node
        let notes = found.notes.map { note in
            let node = note.place.map { find($0).node }
            return Note(note.message, at: node?.range, path: node?.path)
        }
        let (remedies, others) = remedies(found.remedies, at: place)
        let explanation = others.isEmpty ? found.explanation : Words(others, joinedBy: ", or ")
        guard rule.severity != .error else {
            return fault(
                rule, found.message, at: node, explanation: explanation, notes: notes,
                remedies: remedies)
        }
        // A warning or advice about a whole mapping or list is reported at its key.
        let range = node.kind == .scalar ? node.range : heading(of: node)
        report.add(
            Finding(
                rule, found.message, at: range, explanation: explanation, notes: notes,
                remedies: remedies,
                path: node.path))
    }

    /// The remedies with edits, and the titles of those that cannot be applied to the file's text.
    mutating func remedies(_ all: [RuleRemedy], at place: ValuePath) -> ([Remedy], others: [Words])
    {
        var (remedies, others) = ([Remedy](), [Words]())
        for remedy in all where !isFull {
            let title = remedy.title(at: place, isJSON: file.isJSON)
            if let edits = edits(of: remedy.changes) {
                remedies.append(Remedy(title, edits, remedy.certainty))
            } else {
                others.append(title)
            }
        }
        return (remedies, remedies.isEmpty ? others : [])
    }

    /// The edits of several changes, in order of place; `nil` if one of them is not possible.
    private mutating func edits(of changes: [ValueChange]) -> [Edit]? {
        var edits: [Edit] = []
        for change in changes {
            guard let more = self.edits(of: change) else { return nil }
            edits += more
        }
        return edits.isEmpty ? nil : NodeEdits.merged(edits)
    }

    private mutating func edits(of change: ValueChange) -> [Edit]? {
        switch change {
        case .write(let value, let path): return edits(writing: value, at: path)
        case .remove(let path):
            let (node, rest) = find(path)
            return rest.isEmpty ? nodeEdits.remove(node.keyOfValue ?? node) : nil
        case .swap(let one, let other):
            let (first, second) = (find(one), find(other))
            return first.rest.isEmpty && second.rest.isEmpty
                ? nodeEdits.swap(first.node, second.node) : nil
        }
    }

    /// The edits that replace a value, or that insert it into a mapping, which can have its short
    /// form or be missing.
    private mutating func edits(writing value: JSON, at path: ValuePath) -> [Edit]? {
        let (node, rest) = find(path)
        let keys = rest.compactMap(\.key)
        guard let key = keys.first else {
            return rest.isEmpty ? nodeEdits.replace(node, with: value) : nil
        }
        let shortKey = Places.shortKey(at: path.steps.dropLast())
        let isShort = keys.last == shortKey
        if node.kind == .scalar {
            guard keys.count == 1, let shortKey else { return nil }
            return isShort
                ? nodeEdits.replace(node, with: value)
                : nodeEdits.wrap(node, in: shortKey, with: [(key, value)])
        }
        let inner = isShort && keys.count > 1 ? keys.dropFirst().dropLast() : keys.dropFirst()
        return nodeEdits.insert(
            [(key, inner.reversed().reduce(value) { .object([($1, $0)]) })], into: node)
    }

    /// The value at the end of a path, or the last existing value on the way and the missing steps.
    fileprivate mutating func find(_ path: ValuePath) -> (
        node: Node, rest: ArraySlice<ValuePath.Step>
    ) {
        var (node, rest) = (root, path.steps[...])
        while let step = rest.first {
            let next =
                switch step {
                case .key(let key): node[key]
                // A single value can stand for a list.
                case .item(0) where node.kind != .sequence: node
                case .item(let number): entry(number, of: node)
                }
            guard let next else { break }
            node = next
            rest.removeFirst()
        }
        return (node, rest)
    }

    /// An entry of a list; the entries are cached, because rules look up many of them.
    private mutating func entry(_ number: Int, of list: Node) -> Node? {
        guard list.kind == .sequence, list.count > number else { return nil }
        let range = list.range
        if let all = entries[range] { return all[number] }
        let all = Array(list.items)
        entries[range] = all
        return all[number]
    }
}

extension ValuePath.Step {
    /// The key; `nil` for an entry of a list.
    fileprivate var key: String? { if case .key(let key) = self { key } else { nil } }
}

extension FileContext {
    /// The path at which an image is looked for; `nil` for one below an unknown site's root.
    func path(of image: String) -> String? {
        image.utf8.first == UInt8(ascii: "/") ? siteRoot.map { $0 + image } : image
    }

    /// Reports each picture whose path cannot be used.
    func checkPictures(of banner: Banner, _ fault: (String) -> String?) {
        for (number, item) in banner.items.enumerated() {
            guard var image = item.image,
                !image.withUTF8({ unsafe $0.contains(UInt8(ascii: ":")) }),
                let path = path(of: image), let reason = fault(path)
            else { continue }
            let (first, space) = (image.utf8.first, UInt8(ascii: " "))
            let explanation: Words =
                if first == space || image.utf8.last == space {
                    "remove the space at its \(first == space ? "beginning" : "end")"
                } else if first == UInt8(ascii: "/") {
                    """
                    paths are relative to the settings' `siteRoot`; check the name, including its \
                    case
                    """
                } else {
                    "paths are relative to this file's folder; check the name, including its case"
                }
            report(
                .missingImage, "the image `\(Array(image.utf8)[...].shown)` \(reason)",
                at: ["items", .item(number), "image"], explanation: explanation, notes: [])
        }
    }
}
