// Completions from other places in the file.

extension CompletionList {
    /// Adds custom keys, which begin with `x-`, from elsewhere in the file.
    mutating func addOwnKeys(besides present: [String]) {
        for (key, _) in written.texts(under: { $0.hasPrefix("x-") }) where !present.contains(key) {
            addOwn(key)
        }
    }

    /// Adds values of the same key from elsewhere in the file.
    mutating func addUsed() {
        for used in written.texts(under: { $0 == place.key }) where !isHere(used.value) {
            add(used.value, .id, "in this file")
        }
    }

    /// Adds the dates in the file.
    mutating func addDates() {
        for used in written.texts(under: ["until", "from"].contains)
        where !isHere(used.value) && (try? DateText.read(Array(used.value.utf8)[...])) != nil {
            add(used.value, .word, "`\(used.key)` in this file")
        }
    }

    /// Adds snippets of occasions.
    mutating func addOccasions() {
        guard !place.isJSON else { return }
        let forms = [
            ("{ from: ${1:2026-11-27}, until: ${2:2026-11-29} }", "from … until …"),
            ("{ days: [sat, sun] }", "on weekends"),
            ("{ days: [mon, tue, wed, thu, fri], hours: ${1:09:00-18:00} }", "on weekdays by day"),
            ("{ hours: ${1:06:00-10:30} }", "at some hours of every day"),
        ]
        for (snippet, label) in forms { add(snippet: snippet, label) }
    }

    /// Whether a text is the word to replace.
    private func isHere(_ text: String) -> Bool {
        !place.range.isEmpty && written.bytes[place.range].elementsEqual(text.utf8)
    }
}
