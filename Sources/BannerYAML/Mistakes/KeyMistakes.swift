import BannerDiagnostics
import BannerTree

/// Keys with a slip of writing in them: spaces that are none, curly quotes, a `:` without a space.
struct KeyMistakes {
    /// The keys, by where they begin.
    private var slips: [Int: Slip] = [:]
    /// The keys that were meant.
    private var meant: Set<String> = []

    private struct Slip {
        var message: String
        var help: String
        var fix: Fix?
    }

    /// Finds them by the findings of a reading.
    init(_ report: Report, _ document: Document) {
        let id = Rule.unknownKey.id
        for finding in report.keptFindings where finding.rule.id == id {
            guard let key = document.scalar(at: finding.range.start), key.range == finding.range else { continue }
            guard let (name, slip) = KeyMistakes.slip(key) else { continue }
            slips[finding.range.start] = slip
            meant.insert(name)
        }
    }

    private static func slip(_ key: Node) -> (name: String, Slip)? {
        guard key.style == .plain else { return nil }
        let bytes = Array(key.bytes.prefix(256))
        func fix(_ name: String, isSafe: Bool) -> Fix {
            Fix("write `\(name)`", edits: [Edit(key.range, name)], isSafe: isSafe)
        }
        if let inner = CurlyQuotes.inside(bytes[...]), Places.all[inner] != nil {
            return (
                inner,
                Slip(
                    message: "the curly quotes are part of the key", help: "write `\(inner)`",
                    fix: fix(inner, isSafe: true))
            )
        }
        if let space = ForeignCharacter.description(in: bytes) {
            let name = withoutSpaces(bytes)
            guard Places.all[name] != nil else { return nil }
            // Spaces that can be seen may have been meant to indent; a key of the banner is not indented.
            let isIndentation = ForeignCharacter.space(at: 0, in: bytes) != nil
            let isExtra = !isIndentation || Places.root.contains { $0.key == name }
            let help = isExtra ? "remove it" : "indent with spaces, or remove it"
            return (
                name,
                Slip(
                    message: "the key `\(name)` contains \(space.words)",
                    help: space.isVisible ? help : "remove it; it cannot be seen",
                    fix: space.isVisible && !isExtra ? nil : fix(name, isSafe: !space.isVisible || !isIndentation))
            )
        }
        if let slip = missingColon(bytes, key) { return slip }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon + 1 < bytes.count else { return nil }
        let name = String(decoding: bytes[..<colon], as: UTF8.self)
        guard Places.all[name] != nil else { return nil }
        let rest = String(decoding: bytes[(colon + 1)...], as: UTF8.self)
        return (
            name,
            Slip(
                message: "a space is missing after `\(name):`", help: "write `\(name): \(rest)`",
                fix: space(after: key.range.start + colon + 1))
        )
    }

    /// `{ interval 3s }` and `{ interval=3s }`.
    private static func missingColon(_ bytes: [UInt8], _ key: Node) -> (name: String, Slip)? {
        let end = bytes.firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "=") } ?? bytes.count
        let name = String(decoding: bytes[..<end], as: UTF8.self)
        let rest = bytes[end...].drop { $0 == UInt8(ascii: " ") }
        let sign = rest.first == UInt8(ascii: "=") ? rest.dropFirst() : rest
        let value = String(decoding: sign.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
        guard !value.isEmpty, value.utf8.count < 80, Places.all[name] != nil else { return nil }
        let written = "\(name): \(value)"
        return (
            name,
            Slip(
                message: sign.count == rest.count
                    ? "a `:` is missing after `\(name)`" : "`=` does not separate a key from its value",
                help: "write `\(written)`",
                fix: Fix("write `\(written)`", edits: [Edit(key.range, written)], isSafe: false))
        )
    }

    private static func space(after place: Int) -> Fix {
        Fix("add a space", edits: [Edit(SourceRange(place, place), " ")], isSafe: false)
    }

    private static func withoutSpaces(_ bytes: [UInt8]) -> String {
        var kept: [UInt8] = []
        var position = 0
        while position < bytes.count {
            if let space = ForeignCharacter.space(at: position, in: bytes) {
                position += space.width
            } else {
                kept.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: kept, as: UTF8.self)
    }

    /// Whether a finding only follows: the key that was meant is not missing.
    func hides(_ finding: Diagnostic) -> Bool {
        !meant.isEmpty && finding.rule.id == Rule.missingKey.id
            && meant.contains { finding.message.hasSuffix("has no `\($0)`") }
    }

    /// The finding with what is wrong with the key.
    func explained(_ finding: Diagnostic) -> Diagnostic? {
        guard let slip = slips[finding.range.start], finding.rule.id == Rule.unknownKey.id else { return nil }
        var changed = finding
        changed.message = slip.message
        changed.help = slip.help
        changed.notes = []
        changed.fix = slip.fix
        return changed
    }
}
