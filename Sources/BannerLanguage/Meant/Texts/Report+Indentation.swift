package import BannerDiagnostics
import BannerTree

extension Report {
    /// Corrects what is said about the indentation of a key in a text that is not YAML: the reader does not know the
    /// language, in which the key can belong to the banner and not to the mapping above it.
    package mutating func placeKeys(in file: SourceFile) {
        guard keptFindings.contains(where: { $0.rule.id == Rule.yamlSyntax.id }) else { return }
        let table = file.lineTable()
        rewrite { finding in
            guard finding.rule.id == Rule.yamlSyntax.id else { return finding }
            return finding.placed(in: table)
        }
    }
}

extension Diagnostic {
    fileprivate func placed(in table: LineTable) -> Diagnostic {
        let line = table.location(of: range.start).line
        guard message.utf8.starts(with: "this line is indented by ".utf8), let edit = fix?.edits.first,
            !edit.replacement.isEmpty, edit.range == range, let key = IndentedKey(table, line)
        else { return self }
        guard let owner = key.owner, let places = Places.all[key.name], !key.belongs(under: owner, places) else {
            return self
        }
        var changed = self
        guard places.allSatisfy(\.isTopLevel) else {
            changed.fix?.isSafe = false
            return changed
        }
        let start = table.start(ofLine: line)
        changed.message = "`\(key.name)` is a key of the banner, and is indented"
        changed.help = "remove the spaces before it"
        changed.notes = []
        changed.fix = Fix(
            "remove the spaces before it", edits: [Edit(SourceRange(start, start + key.indent), "")], isSafe: true)
        return changed
    }
}

/// A key with spaces before it.
private struct IndentedKey {
    let name: String
    let indent: Int
    /// The nearest key above that is not indented.
    let owner: String?

    init?(_ table: LineTable, _ line: Int) {
        guard let (name, indent) = IndentedKey.key(table.text(ofLine: line)), indent > 0 else { return nil }
        (self.name, self.indent) = (name, indent)
        var above = line - 1
        var owner: String?
        while owner == nil && above > 0 && line - above < 1_000 {
            if let key = IndentedKey.key(table.text(ofLine: above)), key.indent == 0 { owner = key.name }
            above -= 1
        }
        self.owner = owner
    }

    private static func key(_ text: String) -> (name: String, indent: Int)? {
        let text = Array(text.utf8)
        let indent = text.prefix { $0 == 0x20 }.count
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon + 1 == text.count || text[colon + 1] <= 0x20
        else { return nil }
        return (String(decoding: text[indent..<colon], as: UTF8.self), indent)
    }

    func belongs(under owner: String, _ places: [Places.Place]) -> Bool {
        let phrase = owner == "items" ? "in an item" : "under `\(owner)`"
        return places.contains { $0.phrase == phrase || owner == "scenarios" }
    }
}
