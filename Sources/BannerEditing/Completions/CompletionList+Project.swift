import BannerCalendar

// What the project knows.

extension CompletionList {
    /// Keys of their own that this banner and others have.
    mutating func addOwnKeys(besides present: [String]) {
        let own = written.texts { $0.starts(with: "x-".utf8) }.map { ($0.key, "in this file") }
        for (key, detail) in own + known.values().map({ ($0.key, "in other banners") }) {
            if key.hasPrefix("x-"), !present.contains(key) { addOwn(key, detail) }
        }
    }

    /// What is written elsewhere for the key.
    mutating func addUsed() {
        let key = place.key
        for used in written.texts(under: { $0.elementsEqual(key.utf8) }) where !isHere(used.value) {
            add(used.value, .id, "in this file")
        }
        for used in known.values() where used.key == key { add(used.value, .id, "in other banners") }
    }

    /// Days that an author speaks of, and the dates of this file.
    mutating func addDates() {
        if let today = known.today() {
            let monday = today + Int64(7 - today.weekdayNumber)
            let days = [
                ("today", today, ""), ("tomorrow", today + 1, ""), ("next Monday", monday, ""),
                ("tomorrow at 9:00", today + 1, "T09:00"),
            ]
            for (name, day, time) in days {
                let (year, month, number) = day.date
                let text = DateText.write(Banner.Date(year: year, month: month, day: number)) + time
                add(text, .word, text, label: name)
            }
        }
        for used in written.texts(under: { ["until", "from"].contains(String(decoding: $0, as: UTF8.self)) })
        where !isHere(used.value) && (try? DateText.read(Array(used.value.utf8)[...])) != nil {
            add(used.value, .word, "`\(used.key)` in this file")
        }
    }

    /// The folders and pictures at the path that is begun.
    mutating func addPictures() {
        let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
        for picture in known.pictures(folder) {
            let size = picture.size.map { $0 < 1_000 ? "\($0) B" : "\($0 / 1_000) KB" } ?? ""
            add(folder + picture.name, .file, size)
        }
    }

    /// Times in a form that is ready to be filled in.
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

    /// Whether a text is the word at the position itself.
    private func isHere(_ text: String) -> Bool {
        !place.range.isEmpty && written.bytes[place.range].elementsEqual(text.utf8)
    }
}
