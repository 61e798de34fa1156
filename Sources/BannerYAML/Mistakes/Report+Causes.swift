import BannerDiagnostics
import BannerTree

extension Report {
    /// Makes one finding of those that have one cause in how the text is written, and says what that cause is.
    ///
    /// It is called only for a text with an error.
    mutating func joinCauses(in document: Document) {
        if var cause = SyntaxCause.ofForeignText(in: document.file.bytes) {
            // Nothing else can be said of a text that cannot be judged as one banner.
            if cause.rule.id == Rule.yamlSyntax.id { cause.rule = .unknownKey }
            rewrite { $0.severity == .error ? nil : $0 }
            add(Diagnostic(cause, document.file.lineTable()))
            return
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
