import BannerDiagnostics
package import BannerLanguage
package import BannerTree
import CBannerParts

/// The keys of other carousels and players with their equivalents, from
/// `CBannerParts/Words/keys.tsv`.
enum CarouselKeys {
    /// The meaning of a key in a place: a mapping, an item, a breakpoint, or the banner with its
    /// mappings.
    ///
    /// `path` is the path from the item or the banner, or a mark. `kind` is the kind of value for
    /// which the row applies, or a sentence. `isLikely` tells whether no other meaning is as
    /// likely.
    typealias Row = (place: String, path: [String], kind: String, isLikely: Bool)

    /// The rows of a name, ignoring case and separators.
    static func rows(of name: String) -> [Row] { (lines[Suggestion.folded(name)] ?? []).map(row) }

    static func row(_ line: ArraySlice<UInt8>) -> Row {
        let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .map { $0.utf8Text }
        return (
            fields[0], fields[2].split(separator: ".").map(String.init), fields[3], fields.count < 5
        )
    }

    /// The lines of each name.
    static let lines: [[UInt8]: [ArraySlice<UInt8>]] = {
        var lines: [[UInt8]: [ArraySlice<UInt8>]] = [:]
        for line in unsafe Array(String(cString: bannerkit_keys()).utf8).split(
            separator: UInt8(ascii: "\n"))
        where line.first != "#" {
            for name in line.split(separator: UInt8(ascii: "\t"))[1].split(
                separator: UInt8(ascii: " "))
            {
                lines[Suggestion.folded(name.utf8Text), default: []].append(line)
            }
        }
        return lines
    }()

    /// The keys of each record by its name, and of those under `when` and `indicator`; the latter
    /// are the keys of all styles.
    static let records: [String: [KeySchema]] = {
        var records: [String: [KeySchema]] = [:]
        Language.banner.walk {
            if case .record(let record) = $0 { records[record.name] = record.keys }
        }
        records["when"] = records["occasion"]
        records["indicator"] = records["none"]
        return records
    }()

    /// The keys of a banner, a breakpoint and an item, and of the mappings in them, by their paths.
    static let places: [String: [(path: [String], schema: Schema)]] = {
        var places: [String: [(path: [String], schema: Schema)]] = [:]
        for (name, keys) in records {
            for outer in keys {
                places[name, default: []].append(([outer.key], outer.schema))
                records[outer.key]?.forEach {
                    places[name]?.append(([outer.key, $0.key], $0.schema))
                }
            }
        }
        return places
    }()
}

/// The probable meaning of a key that its mapping does not have.
package enum KeyMeaning {
    /// Replace the entry with these entries.
    case write([NodeEdits.Entry], BannerReport.Certainty)
    /// Remove the entry: the banner is the same without it. This is always likely.
    case remove
    /// The author's own data, under this name in the same mapping.
    case own(String, BannerReport.Certainty)
    /// Not supported, or not here; the text says what to do instead.
    case unsupported(String)

    /// The probable meanings of a key, the most likely first; at most one of them is certain or
    /// likely.
    ///
    ///     slidesPerView: 2  →  layout: { cellWidthMultiplier: 0.5, align: start }
    ///
    /// - Parameters:
    ///   - key: a key that the mapping does not have.
    ///   - value: its value.
    ///   - mapping: the mapping.
    ///   - record: the keys that the mapping can have.
    ///   - nearest: the one of them with the most similar spelling.
    ///   - root: the file's root.
    /// - Returns: the meanings; a sentence applies only if there is no other meaning.
    package static func meanings(
        of key: Node, value: Node, in mapping: Node, _ record: RecordSchema,
        nearest: RecordSchema.Nearest?,
        root: Node
    ) -> [KeyMeaning] {
        guard !key.isBroken, !value.isBroken, key.bytes.count <= 64, mapping.count <= 256,
            key.bytes.first != "-"
        else {
            return []
        }
        return UnknownKey(key, value, mapping, record, nearest, root).meanings
    }
}

/// A key that its mapping does not have, with its context.
struct UnknownKey {
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
        _ key: Node, _ value: Node, _ mapping: Node, _ record: RecordSchema,
        _ nearest: RecordSchema.Nearest?,
        _ root: Node
    ) {
        (self.key, name, self.value, self.root, self.mapping, self.nearest) = (
            key, key.text, value, root, mapping, nearest
        )
        steps = mapping.path.split(separator: "/").map(String.init)
        keys = CarouselKeys.records[record.name] ?? record.keys
        let scopes = ["items": "item", "breakpoints": "breakpoint", "scenarios": ""]
        scope =
            CarouselKeys.records[record.name] == nil ? "" : scopes[steps.first ?? ""] ?? "banner"
        depth = scope == "banner" ? 0 : 2
        group = scope.isEmpty ? nil : steps.dropFirst(depth).first
    }

    /// The probable meanings, the most likely first.
    var meanings: [KeyMeaning] {
        let place = group.map { [$0] } ?? []
        if let nearest, Suggestion.isSame(nearest.key, name) {
            return [write(place + [nearest.key], .certain)]
        }
        let known = rows.compactMap(meaning)
        switch known.first {
        case .write(_, .likely), .remove: return [known[0]]
        default: break
        }
        let found = known.isEmpty ? elsewhere : known
        guard found.isEmpty else { return found }
        // `x_price`, `xPrice` and `X-Price` are the author's own data, and so can `price` be where
        // such data is allowed.
        let rest = name.drop { "xX_-".contains($0) }
        let isOwn = name.utf8.count - rest.utf8.count > (rest.first?.isLowercase ?? true ? 1 : 0)
        if !isOwn, name.utf8.count > 2, let (near, isCertain) = nearest,
            isCertain || mapping[near] == nil,
            let schema = keys.first(where: { $0.key == near })?.schema,
            case let fits = schema.accepts(value)
                || ValueSuggestions.meanings(of: value, as: schema).first?.certainty == .certain,
            fits || isCertain
        {
            return [
                write(
                    place + [near],
                    !fits
                        ? .likely : isCertain ? .certain : near.utf8.count > 4 ? .likely : .possible
                )
            ]
        }
        let own = "x-" + (isOwn ? rest.prefix(1).lowercased() + rest.dropFirst() : name)
        let isData =
            isOwn
            || group == nil && (scope == "item" || scope == "banner" && Places.all[name] == nil)
        let isFree = IdentifierText.isIdentifier(Array(own.utf8).span) && mapping[own] == nil
        let isEmpty = value.kind == .scalar && value.bytes.isEmpty
        return isData && isFree && !isEmpty ? [.own(own, isOwn ? .likely : .possible)] : []
    }

    private func meaning(_ row: CarouselKeys.Row) -> KeyMeaning? {
        switch row.path[0] {
        case "-": return .unsupported(row.kind)
        case "=": return mapping.count > 1 && value.isOne(of: row.kind) ? .remove : nil
        case "*" where value.kind == .mapping:
            let entries = value.entries.map {
                spread($0) ?? (from: $0.key, under: steps, key: $0.key.text, value: nil)
            }
            let isFree = Set(entries.map { $0.under + [$0.key] }).count == entries.count
            return isFree && !entries.contains { $0.under == steps && mapping[$0.key] != nil }
                ? .write(entries, .likely) : nil
        case "auto":
            return value.isOne(of: isTimed ? "true carousel" : "false") ? .remove : nil
        default:
            guard let schema = schema(at: row.path), let json = converted(row.kind, schema) else {
                return nil
            }
            // The timer is switched off.
            if row.path[0] == "timer", others.contains(where: \.isSwitchedOff) { return .remove }
            let isAligned =
                (mapping["layout"] ?? root["layout"])?["align"] != nil
                || others.contains { $0.means(["layout", "align"]) }
            let snaps =
                root["paging"]?["snap"] == nil && !others.contains { $0.means(["paging", "snap"]) }
            let beside: NodeEdits.Entry? =
                if row.kind == "cards" && json != 1 && !isAligned {
                    (nil, steps[..<depth] + ["layout"], "align", "start")
                } else if row.path == ["timer", "drift"] && group == nil && snaps {
                    (nil, ["paging"], "snap", "none")
                } else {
                    nil
                }
            return write(row.path, row.isLikely ? .likely : .possible, json, beside)
        }
    }

    /// An entry of a mapping in an item, which cannot change the meaning of its neighbours.
    private func spread(_ entry: Node.Entry) -> NodeEdits.Entry? {
        if scope == "item", case .write(let all, .likely)? = with(entry).meanings.first {
            all[0]
        } else {
            nil
        }
    }

    /// Writes the value at a path from the banner, the breakpoint or the item.
    private func write(
        _ path: [String], _ certainty: BannerReport.Certainty, _ json: JSON? = nil,
        _ beside: NodeEdits.Entry? = nil
    ) -> KeyMeaning {
        let (outer, name) = (path.count > 1 ? path[0] : nil, path[path.count - 1])
        let isHere = outer == group
        let base = group == nil ? mapping : root
        let target: Node? = if isHere { mapping } else if let outer { base[outer] } else { base }
        let paces = ["interval", "drift"]
        let rivals = outer == "timer" && paces.contains(name) ? paces : [name]
        let isThere = target.map { target in
            rivals.contains { target[$0] != nil }
                || target.kind != .mapping
                    && rivals.contains(NodeEdits.shortKeys[outer ?? ""] ?? name)
        }
        if isThere ?? (outer == "timer" && !paces.contains(name)) {
            let why = target == nil ? "and the banner has no `timer`" : "which is already set"
            return .unsupported("it is `\(path.joined(separator: "."))` here, \(why)")
        }
        let under = isHere ? steps : steps[..<depth] + path.dropLast()
        let entry: NodeEdits.Entry = (from: key, under: under, key: name, value: json)
        return .write(
            [entry] + (beside.map { [$0] } ?? []),
            others.contains { $0.means(path) } ? .possible : certainty)
    }

    /// The other places of the enclosing record where the language has the key and accepts its
    /// value.
    private var elsewhere: [KeyMeaning] {
        let places = group != nil && depth > 0 ? [] : CarouselKeys.places[scope] ?? []
        let fitting = places.filter {
            Suggestion.isSame($0.path[$0.path.count - 1], name) && $0.schema.accepts(value)
        }
        return fitting.map { write($0.path, fitting.count > 1 ? .possible : .likely) }
    }

    /// The table's rows for this key: those of its mapping or, if there are none, of the enclosing
    /// record.
    private var rows: [CarouselKeys.Row] {
        let all = CarouselKeys.rows(of: name)
        let own = all.filter { $0.place == group ?? scope }
        let isOfGroup = { (path: [String]) in
            group == nil || path[0] == group || ["-", "="].contains(path[0])
        }
        return own.isEmpty
            ? all.filter {
                $0.place == (scope == "breakpoint" ? "banner" : scope) && isOfGroup($0.path)
            } : own
    }

    /// Whether it switches the timer off.
    private var isSwitchedOff: Bool {
        rows.contains { $0.path == ["auto"] } && value.isOne(of: "false")
    }

    /// The schema of the value at a path; `nil` if it is not allowed there.
    private func schema(at path: [String]) -> Schema? {
        if path[0] == group { return keys.first { $0.key == path.last }?.schema }
        return group != nil && depth > 0
            ? nil : CarouselKeys.places[scope]?.first { $0.path == path }?.schema
    }

    /// The first of the neighbouring entries.
    var others: [UnknownKey] {
        mapping.entries.prefix(64).filter { $0.key.range != key.range }.map(with)
    }

    private func with(_ entry: Node.Entry) -> UnknownKey {
        var other = self
        (other.key, other.name, other.value) = (entry.key, entry.key.text, entry.value)
        return other
    }

    /// Whether it can mean the key at a path.
    func means(_ path: [String]) -> Bool {
        Suggestion.nearest(to: name, in: [path[path.count - 1]], within: 1) != nil
            || rows.contains { row in
                row.path == path && row.isLikely
                    && schema(at: path).map { converted(row.kind, $0) != nil } ?? false
            }
    }
}
