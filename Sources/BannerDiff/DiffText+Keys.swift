import BannerDiagnostics
import BannerKit

extension DiffText {
    /// How many names of a list in another order are shown, and how many of the elements that moved.
    private static let mostNames = 12
    private static let mostMoves = 10

    /// The keys that differ, and the lists in another order; empty if there are none.
    func keys(_ change: BannerChange) -> String {
        let more = change.keyCount - change.keys.count
        let rows =
            change.keys.map(row) + (more > 0 ? [pen.entry("and \(more) more")] : []) + change.orders.map(order)
        return rows.isEmpty ? "" : pen.heading("Keys") + rows.joined()
    }

    private func row(_ key: KeyChange) -> String {
        let path = pen.isMarkup ? pen.code(key.path) : pen.clean(key.path)
        let (before, after) = (value(key.before), value(key.after))
        let isWide = pen.width("  \(path): \(before) \(pen.arrow) \(after)") > pen.style.width
        guard isWide else { return pen.entry("\(path): \(old(before, key)) \(pen.arrow) \(new(after, key))") }
        if !key.parts.isEmpty {
            let state = key.before == nil ? pen.paint("new", .new) : pen.paint("gone", .old)
            return pen.entry("\(path): \(state)") + key.parts.map { part in self.part(part, of: key) }.joined()
        }
        guard !pen.isMarkup else {
            return pen.entry("\(path): \(old(before, key)) \(pen.arrow) \(new(after, key))")
        }
        let lines = { pen.wrapped(code: $0 ?? "", indent: 4) }
        if key.before == nil { return pen.entry("\(path): nothing \(pen.arrow)") + new(lines(key.after), key) + "\n" }
        let isGone = key.after == nil
        return pen.entry("\(path):") + old(lines(key.before), key)
            + (isGone ? " \(pen.arrow) nothing\n" : " \(pen.arrow)\n" + new(lines(key.after), key) + "\n")
    }

    private func part(_ part: KeyChange.Part, of key: KeyChange) -> String {
        guard !pen.isMarkup else { return pen.entry("\(pen.code(part.key)): \(value(part.value))", level: 1) }
        let text = pen.wrapped("\(pen.clean(part.key)): ", code: part.value, indent: 4)
        return pen.paint(text, key.before == nil ? .new : .old) + "\n"
    }

    private func old(_ text: String, _ key: KeyChange) -> String { key.before == nil ? text : pen.paint(text, .old) }
    private func new(_ text: String, _ key: KeyChange) -> String { key.after == nil ? text : pen.paint(text, .new) }

    private func value(_ text: String?) -> String { text.map(pen.code) ?? "nothing" }

    private func order(_ order: OrderChange) -> String {
        let path = pen.isMarkup ? pen.code(order.path) : pen.clean(order.path)
        if order.after.count <= DiffText.mostNames {
            let names = { (names: [String]) in names.map(pen.code).joined(separator: ", ") }
            let text = "\(path): the order changes: \(names(order.before)) \(pen.arrow) \(names(order.after))"
            if pen.isMarkup || pen.width(text) + 2 <= pen.style.width { return pen.entry(text) }
        }
        let moves = order.moved.prefix(DiffText.mostMoves).map { move in
            "\(pen.code(move.name)) moves from place \(move.from) to \(move.to)"
        }
        let more = order.moved.count - moves.count
        let lines = moves + (more > 0 ? ["and \(more) more"] : [])
        return pen.entry("\(path): the order changes")
            + lines.map { pen.isMarkup ? pen.entry($0, level: 1) : pen.wrapped($0, indent: 4) + "\n" }.joined()
    }
}
