package import BannerCalendar

/// The rules that are functions of a banner ask the file's tree about places.
extension Reading: Inspection {
    package mutating func isWritten(_ path: ValuePath, orShort: Bool) -> Bool {
        let found = find(path)
        return found.missing == nil || (orShort && found.node.kind == .scalar)
    }

    package mutating func trusts(_ path: ValuePath) -> Bool {
        let (node, missing) = find(path)
        // A scalar is the short form of the mapping.
        guard node.kind == .mapping, case .key(let key)? = missing else { return trusts(node) }
        return !isMisspelt(key, in: node)
    }

    package mutating func zone(named id: String?) -> Zone? {
        guard let id, id != ZoneID.utc else { return .utc }
        if let known = knownZone, known.id == id { return known.zone }
        let zone = try? zones?.zone(id)
        knownZone = (id, zone)
        return zone
    }

    package var asOf: String? { file.dateSources?.asOf }

    package mutating func report(
        _ rule: Rule, _ message: @autoclosure () -> String, at path: @autoclosure () -> ValuePath,
        help: @autoclosure () -> String, notes: @autoclosure () -> [Banner.Finding.Note]
    ) {
        guard tellsAdvice || rule.severity != .advice else { return report.addUnseen(.advice) }
        let node = find(path()).node
        let remarks = notes().map { Note($0.message, at: $0.place.map { find($0).node.range }) }
        guard rule.group == .advice else { return fault(rule, message(), at: node, help: help(), notes: remarks) }
        // Advice about a complete mapping or list is reported at its key.
        let range = node.kind == .scalar ? node.range : heading(of: node)
        report.add(Diagnostic(rule, message(), at: range, help: help(), notes: remarks, path: node.path))
    }

    /// The value at the end of a path, or the last one on the way that exists and the step that it lacks.
    private mutating func find(_ path: ValuePath) -> (node: Node, missing: ValuePath.Step?) {
        var node = root
        for step in path.steps {
            let next =
                switch step {
                case .key(let key): node[key]
                // One value can be written without a list.
                case .item(0) where node.kind != .sequence: node
                case .item(let number): entry(number, of: node)
                }
            guard let next else { return (node, step) }
            node = next
        }
        return (node, nil)
    }

    /// An entry of a list, whose entries are kept: a rule asks for many of them, one after another.
    private mutating func entry(_ number: Int, of list: Node) -> Node? {
        guard list.kind == .sequence, list.count > number else { return nil }
        let range = list.range
        if let all = entries[range] { return all[number] }
        let all = Array(list.items)
        entries[range] = all
        return all[number]
    }
}
