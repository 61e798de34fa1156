import BannerDiagnostics
import BannerTree

extension Reading {
    /// What to write for a word alone where a mapping or a duration belongs; `nil` if it is not certain.
    func shorthand(_ node: Node) -> String? {
        guard !isCrowded, node.kind == .scalar, !node.isBroken, node.bytes.count <= 60 else { return nil }
        if node.path.utf8.elementsEqual("/paging".utf8) { return loop(node) }
        if node.path.utf8.elementsEqual("/viewport".utf8) { return viewport(node) }
        return node.path.utf8.elementsEqual("/transition".utf8) ? transition(node) : nil
    }

    private func loop(_ node: Node) -> String? {
        guard let key = Places.key(at: "paging.loop") else { return nil }
        return carried(node, of: "infinite", to: key.key, key.schema).map { "write `paging: { loop: \($0) }`" }
    }

    /// `390x300`.
    private func viewport(_ node: Node) -> String? {
        let parts = node.text.replacingTimesSign.split(separator: "x").map { String($0.filter { $0 != " " }) }
        let size = Schema.number(.size)
        guard parts.count == 2, parts.allSatisfy({ size.accepts(number: $0) }) else { return nil }
        return "write `viewport: { width: \(parts[0]), height: \(parts[1]) }`"
    }

    /// `ease-in-out`, `300ms ease-in-out` and `fade`.
    private func transition(_ node: Node) -> String? {
        let words = node.text.split(separator: " ").map(String.init)
        guard let last = words.last, words.count <= 2 else { return nil }
        if let help = Lexicon.transitions[last] { return help }
        guard let key = Places.key(at: "transition.easing"), case .either(.choice(let curves), _) = key.schema,
            let curve = curves.first(where: { curve in
                ([curve.text] + curve.synonyms).contains { $0 != "none" && Suggestion.isSame($0, last) }
            })?.text
        else { return nil }
        guard words.count == 2 else { return "write `transition: { easing: \(curve) }`" }
        guard words[0].utf8.last?.decimalDigit == nil, (try? DurationText.read(words[0])) != nil else { return nil }
        return "write `transition: { duration: \(words[0]), easing: \(curve) }`"
    }

    /// The help for a key that turns the mapping on or off that it is in: `enabled: false` under `timer`.
    func help(forSwitch name: String, _ value: Node, in mapping: Node) -> String? {
        let outer = String(mapping.path.dropFirst())
        guard ["timer", "focus", "indicator"].contains(outer), value.kind == .scalar,
            let boolean = OldYAML.boolean(value.bytes)
        else { return nil }
        guard let shown = Lexicon.shown[name] else { return nil }
        if boolean == (shown == "on") { return "remove it: `\(outer)` is used because it is in the file" }
        return outer == "indicator" ? "write `indicator: none`" : "remove `\(outer)`: without it there is none"
    }
}

extension String {
    /// The text with `x` for `×` and `X`.
    fileprivate var replacingTimesSign: String { String(map { $0 == "×" || $0 == "X" ? "x" : $0 }) }
}
