extension Schema {
    /// Whether a value looks like one of this type, valid or not: only then is it certain that a misspelt key is meant.
    func resembles(_ node: Node) -> Bool {
        switch self {
        case .text: node.kind == .scalar && node.type == .text || node.isNumber
        case .choice: node.kind == .scalar && node.type == .text
        case .number, .duration: node.isNumber || node.type == .text && node.beginsLikeNumber
        case .boolean, .onlyTrue: node.kind == .scalar && OldYAML.boolean(node.bytes) != nil
        case .page: node.kind == .scalar && (node.type == .text || node.type == .number)
        case .list, .tuple: node.kind == .sequence
        case .record, .variants: node.kind == .mapping
        case .either(let short, let long): short.resembles(node) || long.resembles(node)
        }
    }
}

extension Schema {
    /// Whether a value without a unit is a duration of minutes here, which was probably meant in milliseconds.
    func isTooLong(_ node: Node) -> Bool {
        guard case .duration = forms[0] else { return false }
        return node.kind == .scalar && node.type == .number && (Double(node.text) ?? 0) >= 100
    }
}

extension Node {
    fileprivate var isNumber: Bool { kind == .scalar && (type == .number || type == .specialNumber) }

    /// Whether text begins like a number or a duration: `2 sec`, `-.5`, `PT2S`.
    fileprivate var beginsLikeNumber: Bool {
        guard kind == .scalar else { return false }
        if bytes.starts(with: "PT".utf8) { return true }
        return bytes.drop { "+-. ".utf8.contains($0) }.first?.decimalDigit != nil
    }
}
