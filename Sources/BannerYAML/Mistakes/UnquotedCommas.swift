import BannerDiagnostics
import BannerTree

/// Text between braces that a `,` ends: `{ id: a, title: 1,000 off }`, `{ color: rgb(1, 2, 3) }`.
struct UnquotedCommas {
    /// What is said at the first key that is the rest of a text, by where it begins.
    private var firsts: [Int: Diagnostic] = [:]
    /// Where findings begin that only follow.
    private var hidden: Set<Int> = []
    /// Functions of other languages, by where they begin.
    private var calls: [Int: FunctionCall] = [:]

    private static let texts = ["title", "subtitle", "description", "alt", "name"]

    /// Finds them by the findings of a reading.
    init(_ report: Report, _ document: Document, _ table: LineTable) {
        let id = Rule.unknownKey.id
        let places = Set(report.keptFindings.lazy.filter { $0.rule.id == id }.map(\.range.start))
        guard !places.isEmpty else { return }
        var open = [document.root]
        while let node = open.popLast() {
            guard !node.isAlias else { continue }
            switch node.kind {
            case .mapping:
                for entry in node.entries { open.append(entry.value) }
                find(in: node, places, table, document)
            case .sequence: for item in node.items { open.append(item) }
            case .scalar: break
            }
        }
    }

    private mutating func find(in mapping: Node, _ places: Set<Int>, _ table: LineTable, _ document: Document) {
        var text: Node?
        var first: Node?
        var last: (key: Node, value: Node)?
        for (key, value) in mapping.entries.map({ ($0.key, $0.value) }) {
            let isRest =
                places.contains(key.range.start) && key.isPlain && value.isPlain && value.firstByte == nil
                && value.range.start == value.range.end
            if isRest, let number = last, key.range.start == number.value.range.end + 1, addNumber(number, key) {
                (text, last) = (nil, nil)
                continue
            }
            last =
                value.isPlain && !value.bytes.isEmpty && value.bytes.allSatisfy { $0.decimalDigit != nil }
                ? (key, value) : nil
            guard isRest, let owner = text else {
                let isText = value.isPlain && value.firstByte != nil
                let isCut = isText && (UnquotedCommas.texts.contains(key.text) || FunctionCall.opens(in: value.bytes))
                text = isCut ? value : nil
                first = nil
                continue
            }
            let start = table.byteOffset(of: owner.range.start)
            let comma = table.byteOffset(of: owner.range.end)
            let end = table.byteOffset(of: key.range.end)
            let bytes = document.file.bytes
            guard comma < end, end - start < 512, bytes[comma] == UInt8(ascii: ","), !bytes[start..<end].contains(0x0A),
                let after = bytes[end...].first(where: { $0 != 0x20 }), ",}".utf8.contains(after)
            else {
                text = nil
                continue
            }
            let whole = String(decoding: bytes[start..<end], as: UTF8.self)
            if FunctionCall.opens(in: owner.bytes) {
                hidden.insert(key.range.start)
                calls[owner.range.start] = FunctionCall(
                    text: whole, beginning: owner.text, range: SourceRange(owner.range.start, key.range.end))
                if whole.utf8.last == UInt8(ascii: ")") { text = nil }
                continue
            }
            let quoted = yamlQuoted(whole)
            hidden.formUnion([owner.range.start, key.range.start])
            let place = first ?? key
            first = place
            firsts[place.range.start] = Diagnostic(
                .unknownKey, "a `,` ends the value here",
                at: SourceRange(owner.range.end, owner.range.end + 1), help: "quote the text: `\(quoted)`",
                fix: Fix(
                    "write `\(quoted)`", edits: [Edit(SourceRange(owner.range.start, key.range.end), quoted)],
                    isSafe: false, isUnique: false), path: owner.path)
        }
    }

    /// `{ width: 10,000 }` and `{ interval: 2,5s }`.
    private mutating func addNumber(_ start: (key: Node, value: Node), _ rest: Node) -> Bool {
        guard let schema = Places.all[start.key.text]?.first?.key.schema else { return false }
        let whole = "\(start.value.text),\(rest.text)"
        var meant = MeantNumber.number(whole, schema)
        if schema.isDuration, let duration = DurationText.meant(by: whole) {
            meant = [duration.text] + (duration.other.map { [$0] } ?? [])
        }
        guard let only = meant.first else { return false }
        let range = SourceRange(start.value.range.start, rest.range.end)
        hidden.formUnion([start.value.range.start, rest.range.start])
        firsts[rest.range.start] = Diagnostic(
            .unknownKey, "a `,` ends the value here",
            at: SourceRange(start.value.range.end, start.value.range.end + 1),
            help: "write " + meant.map { "`\($0)`" }.joinedByOr,
            fix: meant.count == 1
                ? Fix("write `\(only)`", edits: [Edit(range, only)], isSafe: false, isUnique: false) : nil,
            path: start.value.path)
        return true
    }

    /// Whether a finding only follows from a text that was cut.
    func hides(_ finding: Diagnostic) -> Bool {
        hidden.contains(finding.range.start) && firsts[finding.range.start] == nil
    }

    /// What is said in place of a finding at the rest of a text.
    func explained(_ finding: Diagnostic) -> Diagnostic? {
        if let call = calls[finding.range.start] { return call.explained(finding) }
        return finding.rule.id == Rule.unknownKey.id ? firsts[finding.range.start] : nil
    }
}

extension Schema {
    fileprivate var isDuration: Bool {
        switch self {
        case .duration: true
        case .either(let short, _): short.isDuration
        default: false
        }
    }
}
