extension Reading {
    /// A node's key for messages, such as `interval`, or `items[2]` for an entry of a list.
    package func name(of node: Node) -> String {
        var name = ""
        for step in node.path.split(separator: "/").reversed() {
            let isIndex = step.utf8.allSatisfy { $0.decimalDigit != nil }
            name = (isIndex ? "[\(step)]" : Reading.key(ofStep: step)) + name
            if !isIndex { break }
        }
        return name
    }

    /// The name of a node for messages: the key in backticks, or the file for the root.
    package func title(of node: Node) -> String {
        let name = name(of: node)
        return name.isEmpty ? (isBanner ? "a banner file" : "this file") : "`\(name)`"
    }

    /// The key of a step of a JSON Pointer.
    private static func key(ofStep step: Substring) -> String {
        String(decoding: Node.unescaped(Array(step.utf8)), as: UTF8.self)
    }

    /// The range of the key that contains a mapping; in a list, that of the mapping's first key,
    /// otherwise that of the mapping.
    package func heading(of mapping: Node) -> SourceRange {
        let path = isCrowded || isComplete ? "" : mapping.path
        if let slash = path.lastIndex(of: "/") {
            let step = path[path.index(after: slash)...]
            if let parent = root[path: String(path[..<slash])], parent.kind == .mapping {
                let wanted = Array(Reading.key(ofStep: step).utf8)
                if let entry = parent.entries.first(where: { $0.key.equals(wanted) }) { return entry.key.range }
            }
        }
        return mapping.entries.first { _ in true }?.key.range ?? mapping.range
    }
}

extension Node {
    /// The scalar's text, shortened if it is too long for a message.
    package var shownText: String { bytes.shown }

    /// The kind of node, such as "a list" in "…, not a list".
    package var description: String {
        switch kind {
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .scalar:
            switch type {
            case .null: bytes.isEmpty ? "an empty value" : "the null value `\(shownText)`"
            case .boolean: "the boolean `\(shownText)`"
            case .number, .specialNumber: "the number `\(shownText)`"
            case .text: bytes.isEmpty ? "empty text" : "the text `\(shownText)`"
            }
        }
    }

    /// The type of a scalar by its tag or, if it is plain, by the core schema.
    package var type: CoreType {
        switch tag {
        case .none:
            isPlain ? withBytes { CoreType($0) } : .text
        case .string, .sequence, .mapping: .text
        case .int, .float: if case .specialNumber = withBytes({ CoreType($0) }) { .specialNumber } else { .number }
        case .bool: .boolean
        case .null: .null
        }
    }
}
