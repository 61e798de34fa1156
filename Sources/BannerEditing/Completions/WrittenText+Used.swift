extension WrittenText {
    /// The scalars with this meaning, each text once, in order of their first place; at most 50.
    ///
    /// A half-typed one is not to be offered.
    func usedTexts(_ meaning: Mark.Meaning, where isPlausible: (String) -> Bool) -> [String] {
        let chart = chart
        var seen: Set<String> = []
        var texts: [String] = []
        for mark in marks where mark.meaning == meaning && texts.count < 50 {
            let text = chart.text(of: mark.node)
            if isPlausible(text), seen.insert(text).inserted { texts.append(text) }
        }
        return texts
    }
}
