import BannerDiagnostics

/// A function of another language between braces, whose commas YAML reads as its own: `{ color: rgb(1, 2, 3) }`.
struct FunctionCall {
    /// The whole call.
    var text: String
    /// What comes before the first comma.
    var beginning: String
    /// Where the whole call is.
    var range: SourceRange

    /// Whether a text has a `(` that is not closed.
    static func opens(in text: ArraySlice<UInt8>) -> Bool {
        text.count < 80 && text.contains(UInt8(ascii: "(")) && !text.contains(UInt8(ascii: ")"))
    }

    /// A finding about the beginning, as one about the whole.
    func explained(_ finding: Diagnostic) -> Diagnostic {
        var changed = finding
        let shown = "`\(beginning)`"
        if finding.message.hasPrefix(shown) {
            changed.message = "`\(text)`" + finding.message.dropFirst(shown.count)
        }
        changed.range = range
        let color = finding.rule.id == Rule.invalidColor.id ? ColorName.hex(text).map { "\"\($0)\"" } : nil
        guard let meant = color ?? Reading.curve(meantBy: text) else { return changed }
        changed.help = "write `\(meant)`"
        changed.fix = Fix("write `\(meant)`", edits: [Edit(range, meant)], isSafe: false)
        return changed
    }
}
