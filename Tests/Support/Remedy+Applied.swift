public import BannerDiagnostics

extension BannerReport.Remedy {
    /// A text with the remedy's edits.
    public func applied(to text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        for edit in edits.reversed() {
            scalars.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.unicodeScalars))
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
