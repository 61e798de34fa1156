import BannerLanguage

/// A lenient reading, for an app that is older than the file: leaves out the parts with errors, and
/// reads again until there are none.
///
/// The result is what a strict reading of the remaining text gives, so no other code depends on
/// leniency.
struct LenientReading {
    private let file: SourceFile
    /// The byte offsets of the values that are left out.
    private var leftOut: Set<Int> = []
    /// The whole text; `nil` before it is read.
    private var whole: Document?
    /// The findings, with their places in the whole text.
    private(set) var report = Report()

    init(_ file: SourceFile) { self.file = file }

    /// The banner that remains; `nil` if there is none.
    mutating func read() -> Banner? {
        while true {
            var found = Report()
            guard let document = Document.parse(json: file, leavingOut: leftOut, into: &found)
            else {
                report.add(found)
                return nil
            }
            whole = whole ?? document
            let content = BannerContent(document, found, advice: .skipped)
            guard content.report.hasErrors else {
                for finding in content.report.keptFindings { report.add(placed(finding, document)) }
                return content.banner
            }
            guard leaveOut(content.report.keptFindings, document) else { return nil }
        }
    }

    /// Leaves out the parts with errors, and reports them; returns false if the banner as a whole
    /// is affected.
    private mutating func leaveOut(_ findings: [Finding], _ document: Document) -> Bool {
        var cursor = TextCursor(document)
        var canGoOn = findings.contains { $0.severity == .error }
        // Only some of thousands of findings are stored.
        if !canGoOn { report.addUnseen(.error) }
        for finding in findings where finding.severity == .error {
            var placed = placed(finding, document)
            if let parts = LenientReading.parts(of: finding, document), let first = parts.first {
                for part in parts { leftOut.insert(cursor.byteOffset(of: part.range.start)) }
                placed.severity = .warning
                let path = whole?.node(beginningAt: first.range.start).path ?? first.path
                placed.notes.append(
                    Note(
                        parts.count == 1
                            ? "`\(path)` is left out" : "it and those after it are left out"))
            } else {
                canGoOn = false
            }
            report.add(placed)
        }
        return canGoOn
    }

    /// A finding with its path in the whole text, in which nothing is left out.
    private func placed(_ finding: Finding, _ document: Document) -> Finding {
        var finding = finding
        if let whole, let node = document.root[path: finding.path],
            node.range != document.root.range
        {
            finding.path = whole.node(beginningAt: node.range.start).path
        }
        return finding
    }

    /// The parts to leave out for a finding; `nil` if it is about the banner as a whole.
    private static func parts(of finding: Finding, _ document: Document) -> [Node]? {
        let path = wholePart(finding.path)
        guard !["", "/items", "/version"].contains(path), let part = document.root[path: path]
        else { return nil }
        let tooMany = [Rule.tooManyItems.id, Rule.tooManyScenarios.id, Rule.tooManyBreakpoints.id]
        guard tooMany.contains(finding.rule.id) else { return [part] }
        let list = document.root[path: "/" + (path.split(separator: "/").first ?? "")]
        return list?.items.filter { $0.range.start >= part.range.start }
    }

    /// The path of the smallest part that can be left out without changing the meaning of the rest.
    ///
    /// An item without its id, or with another `when`, would be a different item.
    private static func wholePart(_ path: String) -> String {
        let steps = path.split(separator: "/")
        guard steps.count > 2 else { return path }
        let isWhole = steps[0] == "scenarios" || ["id", "when", "minWidth"].contains(steps[2])
        return isWhole ? "/" + steps.prefix(2).joined(separator: "/") : path
    }
}
