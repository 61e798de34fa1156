/// Checks whether a value would be valid, so that no suggestion leads to the next error.
extension Schema {
    /// Whether a value is valid, as far as its type tells; of texts, only the form of a colour is
    /// checked.
    package func accepts(_ node: Node) -> Bool {
        switch self {
        case .text(let form):
            node.kind == .scalar && node.type == .text
                && (form.use != .color || node.withBytes { Banner.Color(hex: $0) } != nil)
        case .number(let bounds): node.plainDecimal.map { accepts($0.double(node.text), bounds) } ?? false
        case .boolean: node.isPlain && (node.equals("true") || node.equals("false"))
        case .onlyTrue: node.isPlain && node.equals("true")
        case .duration(let isPositive): node.plainDuration.map { $0 > .zero || !isPositive } ?? false
        case .choice(let words): node.kind == .scalar && words.contains { node.equals(Array($0.text.utf8)) }
        case .list, .tuple: node.kind == .sequence
        case .page: node.kind == .scalar && (node.type == .text || node.plainDecimal != nil)
        case .record, .variants: node.kind == .mapping
        case .either(let short, let long): short.accepts(node) || long.accepts(node)
        }
    }

    /// Whether a number written as `text` is valid.
    package func accepts(number text: String) -> Bool {
        guard let decimal = Decimal(Array(text.utf8).span) else { return false }
        let number = decimal.double(text)
        return switch self {
        case .number(let bounds): accepts(number, bounds)
        case .duration(let isPositive): number > 0 || number == 0 && !isPositive
        case .page: number >= 0 && number == number.rounded(.towardZero)
        case .either(let short, _): short.accepts(number: text)
        case .text, .boolean, .onlyTrue, .choice, .list, .tuple, .record, .variants: false
        }
    }

    private func accepts(_ number: Double, _ bounds: Bounds) -> Bool {
        bounds.contains(number) && (!bounds.isWhole || number == number.rounded(.towardZero))
    }

    /// The unit of a number, such as `points`; empty for none.
    package var unit: String {
        switch self {
        case .number(let bounds): bounds.unit
        case .either(let short, _): short.unit
        case .text, .boolean, .onlyTrue, .duration, .choice, .list, .tuple, .page, .record, .variants: ""
        }
    }
}

extension Node {
    fileprivate var plainDecimal: Decimal? { kind == .scalar && isPlain && type == .number ? Decimal(self) : nil }

    fileprivate var plainDuration: Time? {
        guard kind == .scalar else { return nil }
        if let plainDecimal { return try? DurationText.seconds(plainDecimal) }
        guard type == .text else { return nil }
        return try? withBytes { (bytes) throws(DurationFault) in try DurationText.read(bytes) }
    }
}
