import BannerDiagnostics
import BannerEditing
import BannerLanguage
import BannerRules
import BannerTree
import BannerYAML

/// A change that an author can choose.
struct Choice {
    var title: String
    var changes: [Replacement]
}

extension Snapshot {
    /// The file after changes, with nothing else different.
    func after(_ changes: [Replacement]) -> Snapshot {
        var text = bytes
        for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            text.replaceSubrange(change.range, with: change.text.utf8)
        }
        var changed = SourceFile(name: file.name, bytes: text)
        changed.pictureFault = file.pictureFault
        (changed.pictureSize, changed.dateSources) = (file.pictureSize, file.dateSources)
        return Snapshot(changed, kind: kind, rulings: rulings)
    }

    /// What can be done about a finding that has no fix of its own.
    ///
    /// It is each of the texts that its help offers, or the move of a key to where it belongs; each is tried, and left out unless
    /// there is an error less then.
    func choices(for finding: Diagnostic, at place: Range<Int>) -> [Choice] {
        guard kind == .banner, finding.fix == nil, let help = finding.help else { return [] }
        let named = help.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.prefix(4).map { String($0.element) }
        let choices: [Choice]
        if help.hasPrefix("move it under `"), named.count == 1 {
            choices = [move(finding, under: named[0])].compactMap { $0 }
        } else if ["write `", "did you mean `"].contains(where: help.hasPrefix)
            || finding.rule.id == Rule.unknownZone.id
        {
            choices = named.map { name in
                let quote = place.isEmpty ? 0 : bytes[place.lowerBound]
                let isQuoted = quote == UInt8(ascii: "\"") || JSON.needsQuotes(name) && name.first?.isNumber != true
                let text = quote == UInt8(ascii: "'") ? "'\(name)'" : isQuoted ? JSON.quoted(name) : name
                return Choice(title: "Write `\(name)`", changes: [Replacement(range: place, text: text)])
            }
        } else {
            choices = []
        }
        let errors = report.count(of: .error)
        return choices.filter { after($0.changes).report.count(of: .error) < errors }
    }

    /// The move of a key of the top level, with its value and its lines, into the mapping where it belongs.
    private func move(_ finding: Diagnostic, under parent: String) -> Choice? {
        guard let root = outline.root, outline.nodes[root].kind == .mapping, !outline.nodes[root].isFlow,
            let key = outline.children(of: root).first(where: { "/" + chart.text(of: $0) == finding.path })
        else { return nil }
        let value = outline.value(of: key).map { outline.nodes[$0] }
        let start = bytes.lineStart(of: outline.nodes[key].start)
        let end = max(outline.nodes[key].end, value?.end ?? 0)
        let lines = start..<bytes.nextLine(after: end)
        func indented(_ width: Int) -> String {
            let text = String(decoding: bytes[lines], as: UTF8.self)
            let space = String(repeating: " ", count: width)
            return text.split(separator: "\n").map { space + $0 + "\n" }.joined()
        }
        let title = "Move `\(chart.text(of: key))` under `\(parent)`"
        guard let target = chart.value(at: parent) else {
            return Choice(title: title, changes: [Replacement(range: lines, text: "\(parent):\n\(indented(2))")])
        }
        let place = outline.nodes[target]
        guard place.kind == .mapping, let first = outline.children(of: target).first(where: { _ in true }) else {
            return nil
        }
        let (at, text): (Int, String)
        if place.isFlow {
            let entry = String(decoding: bytes[outline.nodes[key].start..<end], as: UTF8.self)
            (at, text) = (outline.nodes[first].start, entry + ", ")
        } else {
            at = bytes.lineStart(of: outline.nodes[first].start)
            text = indented(outline.nodes[first].start - at)
        }
        return Choice(
            title: title, changes: [Replacement(range: lines, text: ""), Replacement(range: at..<at, text: text)])
    }
}
