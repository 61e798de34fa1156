extension Reading {
    /// What to write for a word alone where a mapping or a duration belongs; `nil` if it is not certain.
    func shorthand(_ node: Node) -> String? {
        guard !isCrowded, node.kind == .scalar, !node.isBroken, node.bytes.count <= 60 else { return nil }
        if node.path.utf8.elementsEqual("/paging".utf8) { return loop(node) }
        if name(of: node) == "viewport" { return viewport(node) }
        return node.path.utf8.elementsEqual("/transition".utf8) ? transition(node) : nil
    }

    private func loop(_ node: Node) -> String? {
        guard let key = Places.key(at: "paging.loop") else { return nil }
        return carried(node, of: "infinite", to: key.key, key.schema).map { "write `paging: { loop: \($0) }`" }
    }

    /// `390x300`.
    private func viewport(_ node: Node) -> String? {
        Meaning.only(.size, node.text).map { "write `viewport: { \($0.text) }`" }
    }

    /// `ease-in-out`, `300ms ease-in-out` and `fade 300ms`.
    private func transition(_ node: Node) -> String? {
        let words = node.text.split(separator: " ").map(String.init)
        let times = words.filter { $0.utf8.last?.decimalDigit == nil && (try? DurationText.read($0)) != nil }
        guard words.count <= 2, times.count == words.count - 1, let word = words.first(where: { $0 != times.first }),
            let key = Places.key(at: "transition.easing"), case .either(.choice(let curves), _) = key.schema
        else { return nil }
        // No curve is linear, but no transition is none.
        let curve = Suggestion.isSame("none", word) ? nil : curves.place(of: word).map { curves[$0] }
        let duration = times.first.map { "duration: \($0), " } ?? ""
        if let curve { return "write `transition: { \(duration)easing: \(curve.text) }`" }
        if let points = Reading.curve(meantBy: word) { return "write `transition: { \(duration)easing: \(points) }`" }
        guard let help = Lexicon.advice["/transition:\(word)"] else { return nil }
        return times.isEmpty || !help.hasSuffix("{ effect: fade }`")
            ? help : "write `transition: { \(duration)effect: fade }`"
    }
}
