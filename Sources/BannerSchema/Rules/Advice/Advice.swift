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

/// A step on the way to a value: a key, or an item's number.
enum Step: ExpressibleByStringLiteral {
    case key(String)
    case item(Int)

    init(stringLiteral key: String) { self = .key(key) }
}

extension Reading {
    /// Adds a piece of advice at the end of a way, or at the last step of it that there is.
    mutating func advise(
        _ rule: Rule, _ message: @autoclosure () -> String, at steps: @autoclosure () -> [Step],
        help: @autoclosure () -> String, note: @autoclosure () -> String? = nil
    ) {
        guard tellsAdvice || rule.severity != .advice else { return report.addUnseen(.advice) }
        var node = root
        for step in steps() {
            let next =
                switch step {
                case .key(let key): node[key]
                case .item(let number): node.item(number)
                }
            guard let next else { break }
            node = next
        }
        // A whole mapping or list is told by its key.
        let range = node.kind == .scalar ? node.range : heading(of: node)
        report.add(
            Diagnostic(
                rule, message(), at: range, help: help(), notes: note().map { [Note($0)] } ?? [], path: node.path))
    }
}
