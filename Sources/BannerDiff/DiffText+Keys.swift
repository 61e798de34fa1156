import BannerRender

extension DiffText {
    /// The keys that differ; empty if there are none.
    func keys(_ change: BannerChange) -> String {
        let more = pen.shown([], of: change.keyCount - change.keys.count)
        let rows = change.keys.map(row) + more.map { pen.entry($0) }
        return rows.isEmpty ? "" : pen.heading("Keys") + rows.joined()
    }

    private func row(_ key: KeyChange) -> String {
        let path = pen.name(key.path)
        let isWide = pen.width("  \(path): \(pen.change(value(key.before), value(key.after)))") > pen.style.width
        if isWide && !key.parts.isEmpty {
            let state = key.before == nil ? pen.paint("new", .new) : pen.paint("gone", .old)
            return pen.entry("\(path): \(state)") + key.parts.map { part in self.part(part, of: key) }.joined()
        }
        let sides = [(key.before, DiffPen.Role.old), (key.after, .new)].map { text, role -> String in
            guard let text else { return " nothing" }
            guard isWide && !pen.isMarkup else { return " " + pen.paint(value(text), role) }
            return "\n" + pen.paint(pen.wrapped(code: text, indent: 4), role)
        }
        return pen.entry("\(path):\(sides[0]) \(pen.arrow)\(sides[1])")
    }

    private func part(_ part: KeyChange.Part, of key: KeyChange) -> String {
        guard !pen.isMarkup else { return pen.entry("\(pen.code(part.key)): \(value(part.value))", level: 1) }
        let text = pen.wrapped("\(pen.clean(part.key)): ", code: part.value, indent: 4)
        return pen.paint(text, key.before == nil ? .new : .old) + "\n"
    }

    private func value(_ text: String?) -> String { text.map(pen.code) ?? "nothing" }
}
