extension WrittenText {
    /// The scalars with this meaning, each text once, in order of their first place; at most 50.
    func usedTexts(_ meaning: Mark.Meaning) -> [String] {
        let chart = chart
        var seen: Set<String> = []
        var texts: [String] = []
        for mark in marks where mark.meaning == meaning && texts.count < 50 {
            let text = chart.text(of: mark.node)
            if isPlausible(text, meaning), seen.insert(text).inserted { texts.append(text) }
        }
        return texts
    }

    /// Whether a text is what it should be; a half-typed one is not to be offered.
    private func isPlausible(_ text: String, _ meaning: Mark.Meaning) -> Bool {
        switch meaning {
        case .duration: text.utf8.last.map { $0 > UInt8(ascii: "9") } == true && (try? DurationText.read(text)) != nil
        case .color: Banner.Color(hex: Array(text.utf8).span) != nil
        case .key, .unknownKey, .id, .page, .image, .link, .number, .word, .text: !text.isEmpty
        }
    }
}
