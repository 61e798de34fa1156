import BannerDiagnostics
import BannerTree

extension Report {
    /// Makes one finding of those that have one cause in how the text is written, and says what that cause is.
    ///
    /// It is called only for a text with an error.
    mutating func joinCauses(in document: Document) {
        if let conflict = MergeConflict.first(in: document.file.bytes) {
            return keepOnly(.mergeConflict, MergeConflict.message, MergeConflict.help, conflict, in: document.file)
        }
        if let patch = PatchText.first(in: document.file.bytes) {
            return keepOnly(.unknownKey, PatchText.message, PatchText.help, patch, in: document.file)
        }
        let table = document.file.lineTable()
        let lists = MissingDashes(self, document, table)
        let keys = UnindentedKeys(self, document, table)
        let names = KeyMistakes(self, document)
        let commas = UnquotedCommas(self, document, table)
        rewrite { finding in
            guard !lists.hides(finding) && !keys.hides(finding) && !names.hides(finding), !commas.hides(finding)
            else { return nil }
            if let changed = commas.explained(finding) ?? lists.explained(finding) ?? keys.explained(finding)
                ?? names.explained(finding)
            {
                return changed
            }
            return finding.explained(in: document, table)
        }
    }

    /// Leaves one finding about a text that cannot be judged as one banner, such as the two sides of a conflict.
    private mutating func keepOnly(
        _ rule: Rule, _ message: String, _ help: String, _ lines: Range<Int>, in file: SourceFile
    ) {
        let table = file.lineTable()
        let place = SourceRange(
            table.codePoint(atByte: lines.lowerBound), table.codePoint(atByte: lines.upperBound))
        rewrite { $0.severity == .error ? nil : $0 }
        add(Diagnostic(rule, message, at: place, help: help))
    }
}

extension Diagnostic {
    /// Whether the message contains these words.
    private func says(_ words: String) -> Bool {
        let (text, words) = (Array(message.utf8), Array(words.utf8))
        return text.indices.contains { text[$0...].starts(with: words) }
    }

    /// The same finding with what to change, if it is about a text with a slip of writing in it.
    fileprivate func explained(in document: Document, _ table: LineTable) -> Diagnostic {
        if rule.id == Rule.wrongType.id, let changed = explainedBrackets(in: document, table) { return changed }
        let isAboutValue = rule.group == .values || rule.id == Rule.wrongType.id
        guard isAboutValue, let node = document.scalar(at: range.start), node.range == range, node.style == .plain,
            !node.isKey, !node.isBroken
        else { return self }
        let wantsList = rule.id == Rule.wrongType.id && says("must be a list")
        let lines = wantsList && spansLines(table) ? TextMistake(help: "begin each item with `- `") : nil
        let found = wantsList ? TextMistake.first(inList: node.bytes) : TextMistake.first(in: node.bytes)
        guard let mistake = found ?? lines else { return self }
        var changed = self
        changed.message = mistake.message ?? message
        changed.help = mistake.help
        changed.fix = mistake.replacement.map {
            Fix("write `\($0)`", edits: [Edit(range, $0)], isSafe: mistake.isSafe)
        }
        return changed
    }
}
