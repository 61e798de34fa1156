extension Reading {
    /// What to write for a word alone where a mapping or a duration belongs; `nil` if it is not certain.
    func shorthand(_ node: Node) -> String? {
        guard node.kind == .scalar, !node.isBroken, node.bytes.count <= 60 else { return nil }
        if node.path.utf8.elementsEqual("/paging".utf8), let key = Places.key(at: "paging.loop") {
            return carried(node, of: "infinite", to: key.key, key.schema).map { "write `paging: { loop: \($0) }`" }
        }
        // `390x300`
        if name(of: node) == "viewport" {
            return Meaning.only(.size, node.text).map { "write `viewport: { \($0.text) }`" }
        }
        return node.path.utf8.elementsEqual("/transition".utf8) ? transition(node) : nil
    }

    /// `ease-in-out`, `300ms ease-in-out` and `fade 300ms`.
    private func transition(_ node: Node) -> String? {
        let words = node.text.split(separator: " ").map(String.init)
        let times = words.filter { $0.utf8.last?.decimalDigit == nil && (try? DurationText.read($0)) != nil }
        guard words.count <= 2, times.count == words.count - 1, let word = words.first(where: { $0 != times.first }),
            let key = Places.key(at: "transition.easing"), case .either(.choice(let curves), _) = key.schema
        else { return nil }
        // No curve is linear, but no transition is none.
        let curve = Suggestion.isSame("none", word) ? nil : curves.place(of: word).map { curves[$0].text }
        let duration = times.first.map { "duration: \($0), " } ?? ""
        if let easing = curve ?? Reading.curve(meantBy: word) {
            return "write `transition: { \(duration)easing: \(easing) }`"
        }
        guard let help = Lexicon.advice["/transition:\(word)"] else { return nil }
        return times.isEmpty || !help.hasSuffix("{ effect: fade }`")
            ? help : "write `transition: { \(duration)effect: fade }`"
    }
}
