extension Reading {
    /// The value of a key of another carousel as that of a key here, as YAML; `nil` if it is not certain.
    func carried(_ value: Node, of name: String, to key: String, _ schema: Schema) -> String? {
        guard value.kind == .scalar, !value.isBroken, value.bytes.count <= 80 else { return nil }
        if let boolean = OldYAML.boolean(value.bytes) {
            if case .boolean = schema { return "\(boolean)" }
            return ForeignWord.meaning(of: boolean, for: name)
        }
        switch schema {
        case .number(let bounds): return number(value, of: name, to: key, bounds)
        case .duration(let isPositive): return duration(value, isPositive)
        case .choice(let words):
            return words.place(of: value.text).map { words[$0].text }
        case .text(let form): return form.use == .color && schema.accepts(value) ? JSON.quoted(value.text) : nil
        case .page:
            return Int(value.text).flatMap { (0..<(itemList?.count ?? 0)).contains($0) ? "\($0)" : nil }
        case .either(let short, .tuple): return curve(value) ?? carried(value, of: name, to: key, short)
        case .either(let short, _): return carried(value, of: name, to: key, short)
        case .boolean, .onlyTrue, .list, .tuple, .record, .variants: return nil
        }
    }

    private func number(_ value: Node, of name: String, to key: String, _ bounds: Bounds) -> String? {
        let isPercentage = value.bytes.last == UInt8(ascii: "%")
        guard let text = value.shortText, !isPercentage || bounds.unit.isEmpty else { return nil }
        switch key == "cellWidthMultiplier" ? Lexicon.counts[name] : nil {
        // These say how much of the neighbours is seen, or are sizes in points.
        case "neighbours": return nil
        case "cards":
            let count = isPercentage || value.type != .number ? 0 : Double(text) ?? 0
            return (1...20).contains(count) ? NumberText.exact((100 / count).rounded() / 100) : nil
        default: return MeantNumber.number(text, .number(bounds)).only
        }
    }

    /// A duration with its unit; other carousels count in milliseconds, and UIKit in seconds.
    private func duration(_ value: Node, _ isPositive: Bool) -> String? {
        guard value.type == .number else {
            return value.isPlain && Schema.duration(isPositive: isPositive).accepts(value) ? value.text : nil
        }
        let number = Double(value.text) ?? 0
        let milliseconds = number <= 20 ? number * 1_000 : number
        guard number > 0, number <= 20 || (100...100_000).contains(number), milliseconds == milliseconds.rounded()
        else { return nil }
        return DurationText.write(.milliseconds(Int64(milliseconds)))
    }
}
