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
    /// It is what its help says: other texts and entries, another place, the removal of what has no use, the beginnings of items,
    /// another id, or the id of an item; each is tried, and left out unless there is an error less then, or else a finding of the
    /// rule less.
    func choices(for finding: Diagnostic, at place: Range<Int>) -> [Choice] {
        guard kind == .banner, finding.fix == nil, let help = finding.help else { return [] }
        func does(_ beginnings: String...) -> Bool { beginnings.contains(where: help.hasPrefix) }
        let choices: [Choice] =
            if let comment = outline.comment(at: place.lowerBound) {
                does("remove it") ? [removal(ofComment: comment)] : []
            } else if does("move it under `") {
                moves(finding, help)
            } else if does("indent with spaces") {
                [withoutTabs]
            } else if does("begin each item with `- `") {
                [withDashes(place)]
            } else if does("put `[` and `]`") {
                [
                    Choice(
                        title: "Put `[` and `]` around it",
                        changes: [
                            Replacement(range: place, text: "[\(String(decoding: bytes[place], as: UTF8.self))]")
                        ])
                ]
            } else if does("give each ") {
                [writing(otherName(than: String(decoding: bytes[place], as: UTF8.self)), at: place)]
            } else if finding.rule.id == Rule.noSuchPage.id {
                items.filter { !$0.id.isEmpty }.prefix(8).map { writing($0.id, at: place, isText: true) }
            } else if ["remove the line", "remove this line"].contains(help) {
                [
                    Choice(
                        title: "Remove the line",
                        changes: [
                            Replacement(
                                range: bytes.lineStart(of: place.lowerBound)..<bytes.nextLine(after: place.lowerBound),
                                text: "")
                        ])
                ]
            } else {
                offers(of: help, about: finding.rule, at: place)
            }
        // An error less, or else as few errors and a finding of the rule less.
        func count(_ report: Report) -> (errors: Int, same: Int) {
            let isError = finding.severity == .error
            return (report.count(of: .error), isError ? 0 : report.findings.count { $0.rule.id == finding.rule.id })
        }
        let before = count(report)
        var titles: Set<String> = []
        return choices.filter { choice in
            !titles.contains(choice.title) && count(after(choice.changes).report) < before
                && titles.insert(choice.title).inserted
        }
    }

    /// What a help says to do with what it names; after others it only explains.
    private static let verbs: Set<Substring> = [
        "write", "mean", "is", "use", "show", "add", "remove", "leave", "such", "give", "limit", "change", "raise",
        "lower",
    ]

    /// What can be done with each text and entry that a help names.
    private func offers(of help: String, about rule: Rule, at place: Range<Int>) -> [Choice] {
        let key = key(at: place.lowerBound)
        let isZone = rule.id == Rule.unknownZone.id
        let isRemoved =
            ["leave ", "remove the key", "remove one of the two"].contains(where: help.hasPrefix)
            || rule.group != .reading && ["remove it:", "remove it,"].contains(where: help.hasPrefix)
        var choices = isRemoved ? key.map { [removal(of: $0)] } ?? [] : []
        var verb: Substring = isZone ? "write" : ""
        for (number, part) in help.split(separator: "`", omittingEmptySubsequences: false).prefix(17).enumerated() {
            if number % 2 == 1 {
                choices += self.choices(verb, String(part), at: place, key)
                continue
            }
            for word in part.split(whereSeparator: { !$0.isLetter }) where Self.verbs.contains(word) && !isZone {
                if word != "such" || verb != "add" && verb != "is" { verb = word }
            }
        }
        return choices
    }

    /// What can be done with a text or an entry that a help names, about a place and the key there.
    private func choices(_ verb: Substring, _ name: String, at place: Range<Int>, _ key: Int?) -> [Choice] {
        let around =
            (key.flatMap(outline.value).map { [$0] } ?? [])
            + (outline.node(at: place.lowerBound).map(outline.ancestors) ?? [])
        let mappings = around.filter { outline.nodes[$0].kind == .mapping && outline.nodes[$0].first >= 0 }
        let named = String(name.prefix { $0 != ":" })
        var keys = mappings.compactMap { outline.children(of: $0).first { chart.isText(named, of: $0) } }
        let own = key.flatMap { outline.nodes[$0].start == place.lowerBound ? [$0] : nil } ?? []
        if keys.isEmpty {
            // Elsewhere, if it is there once.
            keys = outline.nodes.indices.filter { outline.nodes[$0].role == .key && chart.isText(named, of: $0) }
            if keys.count > 1 { keys = [] }
        }
        switch verb {
        case "remove", "leave": return keys.prefix(1).map(removal)
        case "add", "write", "mean", "is", "use", "show":
            guard isEntry(name) else { return verb == "add" ? [] : [writing(name, at: place)] }
            // Another value of a key, the entry whose key the finding is about, or one more.
            let written =
                verb == "add"
                ? []
                : (keys + own).map {
                    Choice(title: "Write `\(name)`", changes: [Replacement(range: entry(of: $0), text: name)])
                }
            guard written.isEmpty else { return written }
            let added = mappings.compactMap { addition(of: name, to: $0) }
            let parents = Places.all[named]?.map { $0.phrase.split(separator: "`") }.filter { $0.count == 2 } ?? []
            let below = added.isEmpty && parents.count == 1 ? addition(of: name, under: String(parents[0][1])) : nil
            return (added + [below].compactMap(\.self)).map { Choice(title: "Add `\(name)`", changes: [$0]) }
        default: return []
        }
    }

    /// A text in place of another one, in the quotes that are there or that it needs.
    private func writing(_ text: String, at place: Range<Int>, isText: Bool = false) -> Choice {
        let quote = place.isEmpty ? 0 : bytes[place.lowerBound]
        let isText =
            JSON.needsQuotes(text) && (isText || text.first.map { !$0.isNumber && !"[{\"".contains($0) } ?? true)
        let written =
            quote == UInt8(ascii: "'") ? "'\(text)'" : isText || quote == UInt8(ascii: "\"") ? JSON.quoted(text) : text
        return Choice(title: "Write `\(text)`", changes: [Replacement(range: place, text: written)])
    }

    /// A name with a number that nothing in the file is yet.
    private func otherName(than written: String) -> String {
        let name = written.filter { $0 != "\"" && $0 != "'" }
        let names = Set(outline.nodes.indices.map(chart.text))
        return (2...).lazy.map { "\(name)-\($0)" }.first { !names.contains($0) } ?? name
    }
}
