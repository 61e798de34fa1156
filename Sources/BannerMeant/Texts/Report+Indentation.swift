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
        func key(onLine line: Int) -> (name: String, indent: Int)? {
            let text = Array(table.text(ofLine: line).utf8)
            let indent = text.prefix { $0 == 0x20 }.count
            guard let colon = text.firstIndex(of: UInt8(ascii: ":")),
                colon + 1 == text.count || text[colon + 1] <= 0x20
            else { return nil }
            return (String(decoding: text[indent..<colon], as: UTF8.self), indent)
        }
        guard message.utf8.starts(with: "this line is indented by ".utf8), let edit = fix?.edits.first,
            !edit.replacement.isEmpty, edit.range == range, let (name, indent) = key(onLine: line),
            indent > 0,
            let places = Places.all[name],
            // The nearest key above that is not indented.
            let owner = (max(1, line - 999)..<line).reversed().lazy.compactMap({ key(onLine: $0) }).first(
                where: { $0.indent == 0 })?.name
        else { return self }
        let phrase = owner == "items" ? "in an item" : "under `\(owner)`"
        guard owner != "scenarios", !places.contains(where: { $0.phrase == phrase }) else {
            return self
        }
        var changed = self
        guard places.allSatisfy(\.isTopLevel) else {
            changed.fix?.isSafe = false
            return changed
        }
        let start = table.start(ofLine: line)
        changed.message = "`\(name)` is a key of the banner, and is indented"
        changed.help = "remove the spaces before it"
        changed.notes = []
        changed.fix = Fix(
            "remove the spaces before it", edits: [Edit(SourceRange(start, start + indent), "")],
            isSafe: true)
        return changed
    }
}
