import BannerEditing
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
    /// It is each of the texts and entries that its help offers, the move of a key to where it belongs, or the removal of what has
    /// no use; each is tried, and left out unless there is an error less then, or else a finding of the rule less.
    func choices(for finding: Diagnostic, at place: Range<Int>) -> [Choice] {
        guard kind == .banner, finding.fix == nil, let help = finding.help else { return [] }
        let named = help.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.prefix(4).map { String($0.element) }
        let key = key(at: place.lowerBound)
        let choices: [Choice]
        if help.hasPrefix("move it under `") {
            let entry = named.first(where: isEntry)
            choices = named.filter { !isEntry($0) }.compactMap { move(finding, under: $0, as: entry) }
        } else if help.hasPrefix("add ") {
            choices = named.filter(isEntry).flatMap { additions(of: $0, at: place.lowerBound) }
        } else if help.hasPrefix("leave ") || help.hasPrefix("remove one of the two") {
            choices = key.map { [removal(of: $0)] } ?? []
        } else if help.hasPrefix("indent with spaces") {
            choices = [withoutTabs]
        } else if ["write `", "did you mean `", "here it is `"].contains(where: help.hasPrefix)
            || finding.rule.id == Rule.unknownZone.id
        {
            choices = named.map { name in
                let quote = place.isEmpty ? 0 : bytes[place.lowerBound]
                let isQuoted = quote == UInt8(ascii: "\"") || JSON.needsQuotes(name) && name.first?.isNumber != true
                let text = quote == UInt8(ascii: "'") ? "'\(name)'" : isQuoted ? JSON.quoted(name) : name
                let whole = isEntry(name) ? key.map(entry) : nil
                return Choice(
                    title: "Write `\(name)`",
                    changes: [Replacement(range: whole ?? place, text: whole == nil ? text : name)])
            }
        } else {
            choices = []
        }
        // An error less, or else as few errors and a finding of the rule less.
        func count(_ report: Report) -> (errors: Int, same: Int) {
            let isError = finding.severity == .error
            return (report.count(of: .error), isError ? 0 : report.findings.count { $0.rule.id == finding.rule.id })
        }
        let before = count(report)
        return choices.filter { count(after($0.changes).report) < before }
    }

    // MARK: Entries

    /// Whether a text is a key with its value.
    private func isEntry(_ text: String) -> Bool {
        text.firstIndex(of: ":").map { colon in
            text[..<colon].allSatisfy { $0.isLetter } && text[colon...].dropFirst().first == " "
        } ?? false
    }

    /// The key of the entry at an offset.
    private func key(at offset: Int) -> Int? {
        let around = outline.node(at: offset).map(outline.ancestors) ?? []
        return around.first { outline.nodes[$0].role == .key || outline.nodes[$0].role == .value }.map { index in
            outline.nodes[index].role == .key ? index : outline.nodes[index].partner
        }
    }

    /// A key with its value.
    private func entry(of key: Int) -> Range<Int> {
        let place = outline.nodes[key]
        return place.start..<max(place.end, place.colon + 1, outline.value(of: key).map { outline.nodes[$0].end } ?? 0)
    }

    /// An entry before the others of the mapping at an offset, or of one around it.
    private func additions(of entry: String, at offset: Int) -> [Choice] {
        let mappings = outline.node(at: offset).map(outline.ancestors) ?? []
        return mappings.filter { outline.nodes[$0].kind == .mapping && outline.nodes[$0].first >= 0 }.map { mapping in
            let start = outline.nodes[outline.nodes[mapping].first].start
            let space = String(repeating: " ", count: start - bytes.lineStart(of: start))
            return Choice(
                title: "Add `\(entry)`",
                changes: [
                    Replacement(
                        range: start..<start, text: entry + (outline.nodes[mapping].isFlow ? ", " : "\n" + space))
                ])
        }
    }

    /// A mapping without one of its entries.
    private func removal(of key: Int) -> Choice {
        let (place, range) = (outline.nodes[key], entry(of: key))
        let others = outline.children(of: place.parent).filter { $0 != key }
        let removed =
            if !outline.nodes[place.parent].isFlow {
                bytes.lineStart(of: range.lowerBound)..<bytes.nextLine(after: range.upperBound)
            } else if place.next >= 0 {
                range.lowerBound..<outline.nodes[place.next].start
            } else {
                (others.last.map { entry(of: $0).upperBound } ?? range.lowerBound)..<range.upperBound
            }
        return Choice(title: "Remove `\(chart.text(of: key))`", changes: [Replacement(range: removed, text: "")])
    }

    /// Every line with spaces for the tabs before its text.
    private var withoutTabs: Choice {
        let tabs = bytes.indices.filter { index in
            bytes[index] == 0x09
                && bytes[bytes.lineStart(of: index)..<index].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        }
        return Choice(
            title: "Indent with spaces", changes: tabs.map { Replacement(range: $0..<$0 + 1, text: "  ") })
    }

    /// The move of a key of the top level, with its value and its lines, into the mapping where it belongs; maybe as another entry.
    private func move(_ finding: Diagnostic, under parent: String, as other: String?) -> Choice? {
        guard let root = outline.root, outline.nodes[root].kind == .mapping, !outline.nodes[root].isFlow,
            let key = outline.children(of: root).first(where: { "/" + chart.text(of: $0) == finding.path })
        else { return nil }
        let range = entry(of: key)
        let entry = other ?? String(decoding: bytes[range], as: UTF8.self)
        let lines = bytes.lineStart(of: range.lowerBound)..<bytes.nextLine(after: range.upperBound)
        func indented(_ width: Int) -> String {
            let text = entry + String(decoding: bytes[range.upperBound..<lines.upperBound], as: UTF8.self)
            let space = String(repeating: " ", count: width)
            return text.split(separator: "\n").map { space + $0 + "\n" }.joined()
        }
        let title = "Move `\(chart.text(of: key))` under `\(parent)`" + (other.map { ", as `\($0)`" } ?? "")
        guard let target = chart.value(at: parent) else {
            return Choice(title: title, changes: [Replacement(range: lines, text: "\(parent):\n\(indented(2))")])
        }
        let place = outline.nodes[target]
        guard place.kind == .mapping, place.first >= 0 else { return nil }
        let first = outline.nodes[place.first].start
        let at = place.isFlow ? first : bytes.lineStart(of: first)
        let text = place.isFlow ? entry + ", " : indented(first - at)
        return Choice(
            title: title, changes: [Replacement(range: lines, text: ""), Replacement(range: at..<at, text: text)])
    }
}
