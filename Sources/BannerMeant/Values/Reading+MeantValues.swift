extension Reading {
    /// The help for a page that is named by its item's title, or by a word or number in another form.
    func meantPage(_ node: Node) -> String? {
        guard let text = node.shortText, let items = itemList else { return nil }
        let titled = items.items.prefix(500).first { item in
            item.kind == .mapping && item["title"]?.shortText.map { Suggestion.isSame($0, text) } ?? false
        }
        if let id = titled?["id"]?.shortText { return "write `\(id)`, the id of the item with this title" }
        switch Written.plain(text).lowercased() {
        case "first": return "write `0`"
        case "last": return "write `\(items.count - 1)`"
        case let number: return Int(number).flatMap { (0..<items.count).contains($0) ? "write `\($0)`" : nil }
        }
    }

    /// The help for the name of a device, or a media query, where the width of a breakpoint belongs.
    func deviceHelp(_ node: Node) -> String? {
        guard name(of: node) == "minWidth", let text = node.shortText, let width = Meaning.only(.width, text)?.text
        else { return nil }
        return "write the width in points from which it holds, such as `\(width)`"
    }

    /// The help for a list where one value or a mapping belongs: of one entry, of the keys with dashes, or of a number
    /// with a comma.
    func listHelp(_ node: Node, _ schema: Schema) -> String? {
        guard node.kind == .sequence, (1...20).contains(node.count) else { return nil }
        let source = source(of: node)
        let isFlow = source.utf8.first == UInt8(ascii: "[")
        let items = Array(node.items)
        if items.allSatisfy({ $0.kind == .mapping && $0.count == 1 }), schema.accepts(items[0]), !isFlow {
            return "remove the `- ` before each key"
        }
        if items.count == 1, schema.accepts(items[0]) || schema.acceptsText(items[0]) {
            return isFlow ? "write it without the brackets" : "remove the `- ` before it"
        }
        if node.isEntry, isFlow, items.allSatisfy({ schema.accepts($0) || schema.acceptsText($0) }) {
            return parent(of: node).map { self.source(of: $0).utf8.first == UInt8(ascii: "[") } ?? false
                ? "remove the inner brackets" : "write each as an entry: " + Reading.entries(of: source[...])
        }
        if case .text(let form) = schema, form.use == .color,
            let hex = MeantColor.hex("rgb(\(source.dropFirst().dropLast()))")
        {
            return "write `\"\(hex)\"`"
        }
        let numbers =
            isFlow && !source.utf8.contains(0x20)
            ? MeantNumber.number(String(source.dropFirst().dropLast()), schema) : []
        return numbers.toWrite
    }

    /// The help for a mapping that contains only the value: `image: { url: a.png, alt: A }`.
    func insideHelp(_ node: Node, _ schema: Schema) -> String? {
        guard node.kind == .mapping, node.count <= 20,
            let value = node.entries.first(where: { Lexicon.insides.contains($0.key.shownText) })?.value,
            let text = value.shortText, schema.accepts(value) || schema.acceptsText(value)
        else { return nil }
        let places = Set(Places.all[name(of: node)]?.map(\.phrase) ?? [])
        let others = node.entries.map(\.key.shownText).filter { name in
            !Lexicon.insides.contains(name) && Places.all[name]?.contains { places.contains($0.phrase) } ?? false
        }
        let rest = others.isEmpty ? "" : ", and \(others.map { "`\($0)`" }.joinedByAnd) beside it"
        return "write `\(name(of: node)): \(JSON.string(text).yamlOfScalar(value))`\(rest)"
    }

    /// The control points that a scalar means: `ease` and `cubic-bezier(x1, y1, x2, y2)` of CSS.
    func curve(_ node: Node) -> String? {
        let canBegin = node.firstByte.map { "ecEC01.-[".utf8.contains($0) } ?? false
        return canBegin && node.bytes.count <= 80 ? Reading.curve(meantBy: node.text) : nil
    }

    /// The control points that a text of CSS means, in whose numbers a `,` can stand for another mark.
    static func curve(meantBy text: String, decimalMark: Character = ",") -> String? {
        let parts = text.split(separator: " ").map { part in
            String(MeantText.ended(String(part)).map { $0 == "," ? decimalMark : $0 })
        }
        let curve = Meaning.only(.curve, parts.joined(separator: ","))?.text
        let points = curve?.split { "[], ".contains($0) } ?? []
        let areValid = points.enumerated().allSatisfy { number, point in
            Schema.number(number.isMultiple(of: 2) ? .curveTime : .curveWay).accepts(number: String(point))
        }
        return areValid ? curve : nil
    }

    /// The text of a value as it is written, if that is short.
    func source(of node: Node) -> String {
        var cursor = cursor
        let (start, end) = (cursor.byteOffset(of: node.range.start), cursor.byteOffset(of: node.range.end))
        guard end - start < 200, start < end else { return "" }
        return String(decoding: file.bytes[start..<end], as: UTF8.self)
    }

    /// The id of the item that an entry's key is probably part of, with this key and those that follow it so; without an
    /// id if that was said of an entry before it, and `nil` for an item of its own.
    func continuedItem(_ mapping: Node) -> (before: String?, keys: [String])? {
        guard mapping.count == 1, let number = itemNumber(of: mapping), let items = itemList else { return nil }
        let near = Array(items.items.prefix(number + 12).suffix(24))
        let place = near.firstIndex { $0.range == mapping.range } ?? 0
        guard let owner = near[..<place].lastIndex(where: { $0.kind == .mapping && $0["id"] != nil }) else {
            return nil
        }
        var known = Set(["id"] + near[owner].entries.map(\.key.text))
        let parts = near[(owner + 1)...].prefix { item in
            item.kind == .mapping && item.count == 1 && item.entries.allSatisfy { known.insert($0.key.text).inserted }
        }
        guard parts.endIndex > place else { return nil }
        let keys = parts[place...].flatMap { $0.entries.map(\.key.text) }
        return (owner == place - 1 ? near[owner]["id"]?.shortText ?? "" : nil, keys)
    }
}

extension Schema {
    /// Whether a text is one of the words that can be written instead of a mapping.
    fileprivate func acceptsText(_ node: Node) -> Bool {
        if case .text = self { return node.kind == .scalar && node.type == .text }
        return false
    }
}
