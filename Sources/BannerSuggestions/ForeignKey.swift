import BannerDiagnostics
import BannerLanguage
import BannerTree

/// A key that its mapping does not have, with its context.
struct ForeignKey {
    var key: Node
    var name: String
    var value: Node
    let mapping: Node
    let keys: [KeySchema]
    let nearest: RecordSchema.Nearest?
    let root: Node
    /// The enclosing record: `banner`, `breakpoint` or `item`; empty in scenarios and other files.
    let scope: String
    /// The path of the mapping, and the number of its steps that lead to the enclosing record.
    let steps: [String]
    let depth: Int
    /// The key of the mapping within the enclosing record, such as `layout`.
    let group: String?

    init(
        _ key: Node, _ value: Node, _ mapping: Node, _ record: RecordSchema, _ nearest: RecordSchema.Nearest?,
        _ root: Node
    ) {
        (self.key, name, self.value, self.root, self.mapping, self.nearest) = (
            key, key.text, value, root, mapping, nearest
        )
        steps = mapping.path.split(separator: "/").map(String.init)
        keys = ForeignKeys.records[record.name] ?? record.keys
        let scopes = ["items": "item", "breakpoints": "breakpoint", "scenarios": ""]
        scope = ForeignKeys.records[record.name] == nil ? "" : scopes[steps.first ?? ""] ?? "banner"
        depth = scope == "banner" ? 0 : 2
        group = scope.isEmpty ? nil : steps.dropFirst(depth).first
    }

    /// The probable meanings, the most likely first.
    var meanings: [KeyMeaning] {
        let place = group.map { [$0] } ?? []
        if let nearest, Suggestion.isSame(nearest.key, name) { return [write(place + [nearest.key], .certain)] }
        let known = rows.compactMap(meaning)
        if case .write(_, .likely)? = known.first { return [known[0]] }
        let found = known.isEmpty ? elsewhere : known
        guard found.isEmpty else { return found }
        // `x_price`, `xPrice` and `X-Price` are the author's own data, and so can `price` be where
        // such data is allowed.
        let rest = name.drop { "xX_-".contains($0) }
        let isOwn = name.utf8.count - rest.utf8.count > (rest.first?.isLowercase ?? true ? 1 : 0)
        if !isOwn, name.utf8.count > 2, let (near, isCertain) = nearest, isCertain || mapping[near] == nil,
            let schema = keys.first(where: { $0.key == near })?.schema,
            case let fits = schema.accepts(value)
                || ValueSuggestions.meanings(of: value, as: schema).first?.certainty == .certain, fits || isCertain
        {
            return [
                write(
                    place + [near], !fits ? .likely : isCertain ? .certain : near.utf8.count > 4 ? .likely : .possible)
            ]
        }
        let own = "x-" + (isOwn ? rest.prefix(1).lowercased() + rest.dropFirst() : name)
        let isData = isOwn || group == nil && (scope == "item" || scope == "banner" && Places.all[name] == nil)
        let isFree = IdentifierText.isIdentifier(Array(own.utf8).span) && mapping[own] == nil
        let isEmpty = value.kind == .scalar && value.bytes.isEmpty
        return isData && isFree && !isEmpty ? [.own(own, isOwn ? .likely : .possible)] : []
    }

    private func meaning(_ row: ForeignKeys.Row) -> KeyMeaning? {
        switch row.path[0] {
        case "-": return .unsupported(row.kind)
        case "=": return mapping.count > 1 && value.isOne(of: row.kind) ? .remove : nil
        case "*" where value.kind == .mapping:
            let entries = value.entries.map { spread($0) ?? (from: $0.key, under: steps, key: $0.key.text, value: nil) }
            let isFree = Set(entries.map { $0.under + [$0.key] }).count == entries.count
            return isFree && !entries.contains { $0.under == steps && mapping[$0.key] != nil }
                ? .write(entries, .likely) : nil
        case "auto":
            let isTimed = root["timer"] != nil || others.contains { $0.means(["timer", "interval"]) }
            return value.isOne(of: isTimed ? "true carousel" : "false") ? .remove : nil
        default:
            guard let schema = schema(at: row.path), let json = carried(row.kind, schema) else { return nil }
            // The timer is switched off.
            if row.path[0] == "timer", others.contains(where: \.isSwitchedOff) { return .remove }
            let isAligned =
                (mapping["layout"] ?? root["layout"])?["align"] != nil
                || others.contains { $0.means(["layout", "align"]) }
            let beside = row.kind == "cards" && json != 1 && !isAligned ? ("align", "start") as JSON.Member : nil
            return write(row.path, row.isLikely ? .likely : .possible, json, beside)
        }
    }

    /// An entry of a mapping in an item, which cannot change the meaning of its neighbours.
    private func spread(_ entry: Node.Entry) -> NodeEdits.Entry? {
        if scope == "item", case .write(let all, .likely)? = with(entry).meanings.first { all[0] } else { nil }
    }

    /// Writes the value at a path from the banner, the breakpoint or the item.
    private func write(
        _ path: [String], _ certainty: BannerReport.Certainty, _ json: JSON? = nil, _ beside: JSON.Member? = nil
    ) -> KeyMeaning {
        let (outer, name) = (path.count > 1 ? path[0] : nil, path[path.count - 1])
        let isHere = outer == group
        let base = group == nil ? mapping : root
        let target: Node? = if isHere { mapping } else if let outer { base[outer] } else { base }
        let isThere = target.map {
            $0[name] != nil || $0.kind != .mapping && NodeEdits.shortKeys[outer ?? ""] ?? name == name
        }
        if isThere ?? (outer == "timer" && name != "interval") {
            let why = target == nil ? "and the banner has no `timer`" : "which is already there"
            return .unsupported("it is `\(path.joined(separator: "."))` here, \(why)")
        }
        let under = isHere ? steps : steps[..<depth] + path.dropLast()
        var entries: [NodeEdits.Entry] = [(from: key, under: under, key: name, value: json)]
        if let beside { entries.append((from: nil, under: under, key: beside.key, value: beside.value)) }
        return .write(entries, others.contains { $0.means(path) } ? .possible : certainty)
    }

    /// The other places of the enclosing record where the language has the key and accepts its
    /// value.
    private var elsewhere: [KeyMeaning] {
        let places = group != nil && depth > 0 ? [] : ForeignKeys.places[scope] ?? []
        let fitting = places.filter { Suggestion.isSame($0.path[$0.path.count - 1], name) && $0.schema.accepts(value) }
        return fitting.map { write($0.path, fitting.count > 1 ? .possible : .likely) }
    }

    /// The table's rows for this key: those of its mapping or, if there are none, of the enclosing
    /// record.
    private var rows: [ForeignKeys.Row] {
        let all = ForeignKeys.rows(of: name)
        let own = all.filter { $0.place == group ?? scope }
        let isOfGroup = { (path: [String]) in group == nil || path[0] == group || ["-", "="].contains(path[0]) }
        return own.isEmpty
            ? all.filter { $0.place == (scope == "breakpoint" ? "banner" : scope) && isOfGroup($0.path) } : own
    }

    /// Whether it switches the timer off.
    private var isSwitchedOff: Bool { rows.contains { $0.path == ["auto"] } && value.isOne(of: "false") }

    /// The schema of the value at a path; `nil` if it is not allowed there.
    private func schema(at path: [String]) -> Schema? {
        if path[0] == group { return keys.first { $0.key == path.last }?.schema }
        return group != nil && depth > 0 ? nil : ForeignKeys.places[scope]?.first { $0.path == path }?.schema
    }

    /// The first of the neighbouring entries.
    var others: [ForeignKey] { mapping.entries.prefix(64).filter { $0.key.range != key.range }.map(with) }

    private func with(_ entry: Node.Entry) -> ForeignKey {
        var other = self
        (other.key, other.name, other.value) = (entry.key, entry.key.text, entry.value)
        return other
    }

    /// Whether it can mean the key at a path.
    func means(_ path: [String]) -> Bool {
        Suggestion.nearest(to: name, in: path.suffix(1), within: 1) != nil
            || rows.contains { row in
                row.path == path && row.isLikely && schema(at: path).map { carried(row.kind, $0) != nil } ?? false
            }
    }
}
