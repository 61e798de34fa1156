import BannerDiagnostics
import BannerTree

extension BannerRule {
    /// What the banner does is allowed but advised against; checked only for a banner without errors.
    static let advice: [BannerRule] = [
        .movesForever, .changesTooFast, .readingTime, .equalDots, .timerForOneItem, .imagesWithoutAlt,
        .indicatorContrast,
        .shortDwell, .neverReached, .durationWithoutTimer,
    ]
}

/// A step of a path to a value: a key, or an item's number.
enum Step: ExpressibleByStringLiteral {
    case key(String)
    case item(Int)

    init(stringLiteral key: String) { self = .key(key) }
}

extension Reading {
    /// Adds advice at the end of a path, or at the last step of it that exists.
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
        // Advice about a complete mapping or list is reported at its key.
        let range = node.kind == .scalar ? node.range : heading(of: node)
        report.add(
            Diagnostic(
                rule, message(), at: range, help: help(), notes: note().map { [Note($0)] } ?? [], path: node.path))
    }
}
