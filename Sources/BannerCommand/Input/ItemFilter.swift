/// The items that `--item` and `--tag` select; with both options, items that match both.
struct ItemFilter {
    private var parts: [Part]

    /// An option: its words, and the words of an item to compare with.
    private struct Part {
        let option: Option
        let wanted: [String]
        let words: @Sendable (Banner.Item) -> [String]
        var known: Set<String> = []
    }

    init(_ arguments: Arguments) {
        parts = [
            Part(option: .item, wanted: arguments.words(of: .item)) { [$0.id] },
            Part(option: .tag, wanted: arguments.words(of: .tag)) { $0.tags },
        ].filter { arguments.has($0.option) }
    }

    /// The indices of items that are not selected; `nil` if none is selected.
    mutating func hidden(in banner: Banner) -> Set<Int>? {
        var hidden: Set<Int> = []
        for index in parts.indices {
            for (number, item) in banner.items.enumerated() {
                let words = parts[index].words(item)
                parts[index].known.formUnion(words)
                if !words.contains(where: parts[index].wanted.contains) { hidden.insert(number) }
            }
        }
        return hidden.count < banner.items.count ? hidden : nil
    }

    /// Throws for a word that matched no item of any banner.
    func check() throws(Failure) {
        for part in parts {
            guard let word = part.wanted.first(where: { !part.known.contains($0) }) else {
                continue
            }
            let known = part.known.sorted()
            let list =
                known.prefix(12).joined(separator: ", ")
                + (known.count > 12 ? " and \(known.count - 12) more" : "")
            throw .unknown(
                """
                `--\(part.option.name)`: no item has the \
                \(part.option.name == "tag" ? "tag" : "id") `\(word)`
                """,
                nearest: Suggestion.nearest(to: word, in: known),
                help: known.isEmpty ? "no item has one" : "expected one of \(list)")
        }
    }
}
