import Diagnostics
import YAMLTree

extension BannerRule {
    /// What runs, but is advised against; asked only of a banner without errors.
    static let advice: [BannerRule] = [
        .movesForever, .changesTooFast, .readingTime, .equalDots, .timerForOneItem, .imagesWithoutAlt,
        .indicatorContrast,
        .shortDwell, .neverReached, .durationWithoutTimer,
    ]
}

extension Reading {
    /// Adds a piece of advice at the end of a row of keys, or at the last of them that there is.
    mutating func advise(_ rule: Rule, _ message: String, at keys: String..., help: String) {
        advise(rule, message, at: keys, help: help)
    }

    /// The same with a note; a number among the keys is a place in a list.
    mutating func advise(_ rule: Rule, _ message: String, at keys: [String], help: String, note: String? = nil) {
        var node = root
        for key in keys {
            guard let next = node.kind == .sequence ? node[path: "/\(key)"] : node[key] else { break }
            node = next
        }
        // A whole mapping or list is told by its key.
        let range = node.kind == .scalar ? node.range : heading(of: node)
        report.add(
            Diagnostic(rule, message, at: range, help: help, notes: note.map { [Note($0)] } ?? [], path: node.path))
    }
}
