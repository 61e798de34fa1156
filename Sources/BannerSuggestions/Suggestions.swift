package import BannerDiagnostics
package import BannerLanguage
package import BannerTree

/// Derives remedies from the causes of findings; the only code that guesses what an author meant.
package struct Suggestions {
    private let document: Document
    private var edits: NodeEdits
    private var cursor: TextCursor
    /// The number of items with each id.
    private lazy var ids =
        (document.root["items"]?.items).map {
            $0.reduce(into: [:]) { $0[($1["id"] ?? $1).text, default: 0] += 1 }
        }
        ?? [String: Int]()
    /// The finding about each key in items that is the author's own data, and the same key in other
    /// items.
    private var ownKeys:
        [String: (finding: Int, name: String, certainty: Certainty, keys: [Node])] = [:]
    /// The keys that remedies write, by the place of their mapping; a finding about a missing one
    /// of them is merged into that of the remedy.
    private var written: Set<[String]> = []
    /// The findings that are merged into others.
    private var joined: Set<Int> = []
    /// The ranges of keys that another finding explains.
    private var explained: [Range<Int>] = []

    private init(_ document: Document) {
        self.document = document
        (edits, cursor) = (NodeEdits(document), TextCursor(document))
    }

    /// Adds remedies to the findings of a report; those about the same own key in many items are
    /// merged.
    ///
    /// - Parameters:
    ///   - report: the findings.
    ///   - causes: the causes of the findings.
    ///   - document: the document.
    ///   - suppressions: the exempt findings, into which no other ones are merged.
    package static func resolve(
        _ report: inout Report, _ causes: [Cause], in document: Document,
        except suppressions: BannerContent.Suppressions? = nil
    ) {
        guard !causes.isEmpty else { return }
        var suggestions = Suggestions(document)
        for cause in causes {
            let finding = report.keptFindings[cause.finding]
            if let suppressions, suppressions.contain(finding.rule, finding.range.start) {
                continue
            }
            let answer = suggestions.answer(to: cause)
            report.resolve(cause.finding, by: answer.remedies, explanation: answer.explanation)
        }
        let explained = suggestions.explained.sorted { $0.lowerBound < $1.lowerBound }
        for (number, finding) in report.keptFindings.enumerated() where !explained.isEmpty {
            let place = explained.partitioningIndex { $0.lowerBound > finding.range.start } - 1
            if place >= 0, explained[place].contains(finding.range.start) {
                suggestions.joined.insert(number)
            }
        }
        for own in suggestions.ownKeys.values {
            report.resolve(
                own.finding, by: suggestions.remedies(for: own.keys, own.name, own.certainty))
        }
        report.remove(suggestions.joined)
    }

    private typealias Answer = (remedies: [Remedy], explanation: Words?)

    private mutating func answer(to cause: Cause) -> Answer {
        switch cause.kind {
        case .value(let schema): return (remedies(for: cause.node, schema), nil)
        case .missing(let key, let record):
            if written.contains([cause.node.path, key.key]) { joined.insert(cause.finding) }
            guard record.name == "item", key.key == "id", let id = newID(for: cause.node) else {
                return ([], nil)
            }
            return (
                remedy("add `id: \(id)`", .possible) {
                    $0.insert([("id", .string(id))], into: cause.node)
                }, nil
            )
        case .key(let value, let mapping, let record, let nearest):
            return answer(to: cause, value, in: mapping, of: record, nearest)
        }
    }

    private mutating func begins(_ node: Node, with character: StaticString) -> Bool {
        document.file.bytes.has(character, at: cursor.byteOffset(of: node.range.start))
    }

    private mutating func remedies(for node: Node, _ schema: Schema) -> [Remedy] {
        if node.isPlain, node.bytes.isEmpty, let name = node.path.split(separator: "/").last,
            let keys = CarouselKeys.records[String(name)]
        {
            let indented = indentation(of: keys.map(\.key), below: node)
            guard indented.isEmpty else { return indented }
        }
        if case .list = schema, begins(node, with: "-"), node.kind == .mapping || node.isPlain {
            return gluedDashes(of: node)
        }
        switch schema {
        case .page:
            guard ids.count < 1_000,
                let nearest = Suggestion.nearest(to: node.text, in: ids.keys.sorted())
            else {
                return []
            }
            return remedy("write `\(nearest)`", .likely) {
                $0.replace(node, with: .string(nearest))
            }
        case .record where node.parent == nil && node.kind == .sequence:
            // A document that is only a list of items.
            let isItems = node.items.allSatisfy {
                $0["id"] != nil || $0.entries.underestimatedCount > 1
                    || $0.withBytes(IdentifierText.isIdentifier)
            }
            return isItems
                ? remedy("put the list under `items`", .likely) { $0.wrap(node, in: "items") } : []
        case .text(let form):
            if let quoted = HashInText.quoting(after: node, in: document, &cursor) {
                return [quoted]
            }
            if form.use == .color, node.text.contains("(") { return whole(node) }
            if form.use == .identifier, ids[node.text] ?? 0 > 1 { return [] }
        case .choice(let words)
        where words[0].text == "mon" && CalendarText.days(CalendarText.tokens(node.text)).count > 1:
            if let list = node.parent, list.kind == .sequence { return days(of: list) }
        default: break
        }
        // A comma in braces ends a text: `{ title: 1,000 off }`.
        let isSplit =
            node.parent?.entries.prefix(64).contains { $0.key.firstByte?.decimalDigit != nil }
            ?? false
        guard node.type != .number || !isSplit else { return [] }
        var remedies: [Remedy] = []
        for meaning in ValueSuggestions.meanings(of: node, as: schema) {
            remedies += remedy("write `\(edits.write(meaning.value))`", meaning.certainty) {
                node.isKey
                    ? $0.rename(node, to: meaning.value.string ?? "")
                    : $0.replace(node, with: meaning.value)
            }
        }
        return remedies
    }

    private mutating func answer(
        to cause: Cause, _ value: Node, in mapping: Node, of record: RecordSchema,
        _ nearest: RecordSchema.Nearest?
    ) -> Answer {
        let key = cause.node
        var answer: Answer = ([], nil)
        for meaning in KeyMeaning.meanings(
            of: key, value: value, in: mapping, record, nearest: nearest, root: document.root)
        {
            switch meaning {
            case .write(let entries, let certainty):
                written.insert([entries[0].under.map { "/" + $0 }.joined(), entries[0].key])
                if let remedy = edits.write(entries, for: key, in: mapping, certainty) {
                    answer.remedies.append(remedy)
                }
            case .remove:
                answer.remedies += remedy("remove `\(key.shownText)`", .likely) { $0.remove(key) }
            case .own(let name, let certainty):
                if record.name == "item" {
                    let isNew = ownKeys[key.text] == nil
                    ownKeys[key.text, default: (cause.finding, name, certainty, [])].keys.append(
                        key)
                    if !isNew { joined.insert(cause.finding) }
                } else {
                    answer.remedies += remedies(for: [key], name, certainty)
                }
            case .unsupported(let sentence): answer.explanation = Words(sentence)
            }
        }
        return answer
    }

    /// The remedy for a list whose entries are several days each, such as `[mon-fri, Sun]`.
    private mutating func days(of list: Node) -> [Remedy] {
        let days = list.items.map { CalendarText.days(CalendarText.tokens($0.text)) }
        guard !days.contains([]), days.count < 10 else { return [] }
        let all = days.joined().enumerated().filter { place, day in
            !days.joined().prefix(place).contains(day)
        }
        let value = JSON.array(all.map { .string($0.element) })
        return remedy("write `\(edits.write(value))`", .likely) { $0.replace(list, with: value) }
    }

    /// The remedy that indents the entries below an empty value, such as those of `when:`, if each
    /// is on its own line.
    private mutating func indentation(of keys: [String], below value: Node) -> [Remedy] {
        guard let mapping = value.parent, !begins(mapping, with: "{") else { return [] }
        let below = mapping.entries.prefix(64).drop { $0.value.range != value.range }.dropFirst()
        let own = below.prefix {
            keys.contains($0.key.text) && $0.value.kind == .scalar && !$0.key.isBroken
        }
        guard !own.isEmpty else { return [] }
        explained += own.map { $0.key.range.start..<$0.key.range.end }
        let edits = own.map { Edit(SourceRange($0.key.range.start, $0.key.range.start), "  ") }
        return [Remedy("indent \(own.map { "`\($0.key.text)`" }.joinedByAnd)", edits, .likely)]
    }

    /// The remedy for a list whose dashes have no space after them.
    private mutating func gluedDashes(of list: Node) -> [Remedy] {
        let bytes = document.file.bytes
        let start = cursor.byteOffset(of: list.range.start)
        let lines = Array(bytes.lines(start..<cursor.byteOffset(of: list.range.end)))
        let dashes = lines.compactMap { SyntaxCauses.gluedDash(bytes, $0) }
        guard dashes.count == lines.count,
            bytes[..<start].last(where: { !$0.isSpaceOrTab })?.isLineBreak ?? false
        else { return [] }
        explained.append(list.range.start + 1..<list.range.end)
        let edits = dashes.map { dash in
            let place = cursor.codePoint(atByte: dash + 1)
            return Edit(SourceRange(place, place), " ")
        }
        return [Remedy("insert a space after the `-`", edits, .likely)]
    }

    /// The remedy for a colour that a comma in braces has split, such as
    /// `{ color: rgb(255, 0, 0) }`.
    private mutating func whole(_ color: Node) -> [Remedy] {
        let start = cursor.byteOffset(of: color.range.start)
        guard let end = document.file.bytes[start...].prefix(64).firstIndex(of: UInt8(ascii: ")")),
            let hex = ValueSuggestions.rgb(document.file.bytes[start...end].utf8Text)
        else { return [] }
        let range = SourceRange(
            color.range.start,
            cursor.codePoint(atByte: max(end + 1, cursor.byteOffset(of: color.range.end))))
        explained.append(color.range.end..<range.end)
        return [Remedy("write `\"\(hex)\"`", [Edit(range, "\"\(hex)\"")], .likely)]
    }

    /// A remedy for a change; empty if the change is not possible.
    private mutating func remedy(
        _ title: Words, _ certainty: Certainty, _ change: (inout NodeEdits) -> [Edit]?
    ) -> [Remedy] {
        change(&edits).map { [Remedy(title, $0, certainty)] } ?? []
    }

    /// The remedy for a key of the author's own data in one or more items.
    private mutating func remedies(for keys: [Node], _ name: String, _ certainty: Certainty)
        -> [Remedy]
    {
        let more = keys.count - 1
        let title: Words =
            more == 0
            ? "for your own data, write `\(name)`"
            : """
            for your own data, write `\(name)`, and in \
            \(more == 1 ? "1 more item" : "\(more) more items")
            """
        let all = keys.flatMap { edits.rename($0, to: name) ?? [] }
        return all.isEmpty ? [] : [Remedy(title, all, certainty)]
    }

    private mutating func newID(for item: Node) -> String? {
        let id = "item-\((item.path.split(separator: "/").last.flatMap { Int($0) } ?? 0) + 1)"
        return ids[id] == nil ? id : nil
    }
}
