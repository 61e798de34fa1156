/// A change that an author can choose.
struct Choice {
    var title: String
    var changes: [Replacement]
    /// Whether what could not be read before is read then, and may have faults of its own.
    var opens = false
}

extension Choice {
    /// One text in place of another.
    init(_ title: String, _ range: Range<Int>, _ text: String, opens: Bool = false) {
        self.init(title: title, changes: [Replacement(range: range, text: text)], opens: opens)
    }
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
    /// It is what its help says: other texts and entries, another place or order, the removal of what has no use, the beginnings of
    /// items, another id, or the id of an item; each is tried, and left out unless there is an error less then, or else a finding of the
    /// rule less.
    func choices(for finding: Diagnostic, at place: Range<Int>) -> [Choice] {
        guard kind == .banner, finding.fix == nil, let help = finding.help else { return [] }
        let key = key(at: place.lowerBound)
        let written = text(in: place)
        let line = bytes.lineStart(of: place.lowerBound)..<bytes.nextLine(after: place.lowerBound)
        let comment = outline.comment(at: place.lowerBound)
        let item = around(place.lowerBound).first { outline.nodes[$0].role == .item }
        func does(_ beginnings: String...) -> Bool { beginnings.contains(where: help.hasPrefix) }
        let choices: [Choice?] =
            switch finding.rule.id {
            case _ where comment != nil: does("remove it") ? [comment.map(removal(of:))] : []
            case Rule.controlCharacter.id: [without(written)]
            case Rule.noSuchPage.id:
                items.filter { !$0.id.isEmpty }.prefix(8).map { writing($0.id, at: place, isText: true) }
            case _ where does("move it "): key.map { moves(of: $0, help) } ?? []
            case _ where does("indent with spaces"): [withoutTabs]
            case _ where does("begin each item with `- ` and its id", "write `- minWidth: "): [asItems(place, help)]
            case _ where does("begin each item with `- `"): [withDashes(place)]
            case _ where does("remove the `- `"): [withoutDashes(place)]
            case _ where does("remove this line,"): [key.flatMap(unwrapped)]
            case _ where does("remove the line", "remove this line"): [Choice("Remove the line", line, "")]
            case _ where does("remove the tag", "change the value, or remove the tag"): [withoutTag(place)]
            case _ where does("list the inputs in order"): [inputsByTime(at: place.lowerBound)]
            case _ where does("put `[` and `]`"): [Choice("Put `[` and `]` around it", place, "[\(written)]")]
            case _ where does("write it without the brackets"):
                [writing(String(written.dropFirst().dropLast()), at: place)]
            case _ where does("remove the fraction"): [writing(String(written.prefix { $0 != "." }), at: place)]
            case _ where does("give each "): [writing(otherName(than: written), at: place)]
            case _ where does("remove the item"):
                offers(of: help, about: finding, at: place) + [item.map(removal(ofEntry:))]
            default: offers(of: help, about: finding, at: place)
            }
        // An error less, or else as few errors and a finding of the rule less.
        func count(_ report: Report, _ choice: Choice) -> (errors: Int, same: Int) {
            let isSame = choice.opens || finding.severity != .error
            let same = report.findings.count { isSame && $0.rule.id == finding.rule.id }
            return (choice.opens ? 0 : report.count(of: .error), same)
        }
        var titles: Set<String> = []
        return choices.compactMap(\.self).filter { choice in
            !titles.contains(choice.title) && count(after(choice.changes).report, choice) < count(report, choice)
                && titles.insert(choice.title).inserted
        }
    }

    /// What a help says to do with what it names; after others it only explains.
    private static let verbs: Set<Substring> = [
        "write", "mean", "is", "are", "use", "show", "add", "remove", "leave", "such", "give", "limit", "change",
        "raise", "lower",
    ]

    /// What can be done with each text and entry that a help names.
    private func offers(of help: String, about finding: Diagnostic, at place: Range<Int>) -> [Choice] {
        let (key, rule) = (key(at: place.lowerBound), finding.rule)
        let isZone = rule.id == Rule.unknownZone.id
        let isRemoved =
            ["leave ", "remove the key"].contains(where: help.hasPrefix) || help.hasSuffix("remove one of the two")
            || rule.group != .reading && ["remove it:", "remove it,"].contains(where: help.hasPrefix)
        var choices = isRemoved ? key.map { [removal(ofEntry: $0)] } ?? [] : []
        var verb: Substring = isZone ? "write" : ""
        let names = help.names
        for (number, (words, name)) in names.enumerated() {
            for word in words.split(whereSeparator: { !$0.isLetter }) where Self.verbs.contains(word) && !isZone {
                if word != "such" || verb != "add" && verb != "is" { verb = word }
            }
            // As in "an `https` address".
            if words.hasSuffix(" a ") || words.hasSuffix(" an ") { continue }
            let target = names.dropFirst(number + 1).first.flatMap { $0.words == " to " ? $0.name : nil }
            choices += self.choices(verb, name, to: target, at: place, key)
        }
        // A key that is not one goes, whatever is written elsewhere; and so do those in whose place something is written.
        let isUnknown = rule.id == Rule.unknownKey.id
        let own = key.flatMap { isUnknown && outline.nodes[$0].start == place.lowerBound ? $0 : nil }
        let gone = ([own].compactMap(\.self) + replaced(by: names, beside: key, finding)).map(self.place(of:))
        return choices.map { choice in
            var choice = choice
            for range in gone where choice.changes.allSatisfy({ !$0.range.overlaps(range) || $0.range.isEmpty }) {
                choice.changes.append(Replacement(range: range, text: ""))
            }
            return choice
        }
    }

    /// The entries of a mapping in whose place a help writes others: those that it names, and the keys that are reported with this one.
    private func replaced(
        by named: [(words: Substring, name: String)], beside key: Int?, _ finding: Diagnostic
    ) -> [Int] {
        guard let key, named.first?.words == "write " else { return [] }
        let names = named.count > 1 && named[1].words == " in place of " ? named[1...].map(\.name) : []
        let told = Set(report.findings.map(\.path))
        let mapping = finding.path.lastIndex(of: "/").map { finding.path[...$0] } ?? ""
        return outline.children(of: outline.nodes[key].parent).filter { entry in
            let name = chart.text(of: entry)
            let isTold = chart.key(entry) != nil || name.hasPrefix("x-") || told.contains(mapping + name)
            return entry != key && (names.contains(name) || finding.rule.id == Rule.unknownKey.id && !isTold)
        }
    }

    /// What can be done with a text or an entry that a help names, about a place and the key there.
    private func choices(
        _ verb: Substring, _ name: String, to target: String?, at place: Range<Int>, _ key: Int?
    ) -> [Choice] {
        let inner = key.flatMap(outline.value).map { [$0] } ?? []
        let mappings = (inner + around(place.lowerBound)).filter {
            outline.nodes[$0].kind == .mapping && outline.nodes[$0].first >= 0
        }
        let named = String(name.prefix { $0 != ":" })
        var keys = mappings.compactMap { outline.children(of: $0).first { chart.isText(named, of: $0) } }
        let own = key.flatMap { outline.nodes[$0].start == place.lowerBound ? [$0] : nil } ?? []
        if keys.isEmpty {
            // Elsewhere, if it is there once.
            keys = outline.nodes.indices.filter { outline.nodes[$0].role == .key && chart.isText(named, of: $0) }
            if keys.count > 1 { keys = [] }
        }
        switch verb {
        case "remove", "leave": return keys.prefix(1).map(removal(ofEntry:))
        case "add", "write", "mean", "is", "are", "use", "show":
            guard isEntry(name) else { return verb == "add" ? [] : [writing(name, at: place)] }
            // Another value of a key, the entry whose key the finding is about, or one more.
            let isValue = key.flatMap(outline.value).map { outline.nodes[$0].start == place.lowerBound } ?? false
            let other = keys.isEmpty && isValue ? key.map { [$0] } ?? [] : []
            let written =
                verb == "add"
                ? [] : (keys + own + other).map { Choice("Write `\(name)`", outline.entry(of: $0), lines(name, $0)) }
            guard written.isEmpty else { return written }
            let added = mappings.compactMap { addition(of: name, to: $0) }
            let parents = Places.all[named]?.map { $0.phrase.split(separator: "`") }.filter { $0.count == 2 } ?? []
            let parent = target ?? (parents.count == 1 ? String(parents[0][1]) : nil)
            let below =
                added.isEmpty
                ? outline.root.flatMap { root in parent.flatMap { addition(of: name, under: $0, in: root) } } : nil
            return (added + [below].compactMap(\.self)).map { Choice(title: "Add `\(name)`", changes: [$0]) }
        default: return []
        }
    }

    /// Entries in place of one, each on a line of its own where that one is.
    private func lines(_ entries: String, _ key: Int) -> String {
        guard !outline.nodes[outline.nodes[key].parent].isFlow else { return entries }
        let inner = Array("{\(entries)}".utf8)
        let all = Outline(of: inner)
        let texts = all.children(of: 0).map { String(decoding: inner[all.entry(of: $0)], as: UTF8.self) }
        return texts.joined(separator: "\n" + bytes.indent(of: outline.nodes[key].start))
    }

    /// A text in place of another one, in the quotes that are there or that it needs.
    private func writing(_ text: String, at place: Range<Int>, isText: Bool = false) -> Choice {
        let quote = place.isEmpty ? 0 : bytes[place.lowerBound]
        let isText =
            JSON.needsQuotes(text) && (isText || text.first.map { !$0.isNumber && !"[{\"".contains($0) } ?? true)
        let written =
            quote == UInt8(ascii: "'") ? "'\(text)'" : isText || quote == UInt8(ascii: "\"") ? JSON.quoted(text) : text
        return Choice("Write `\(text)`", place, written)
    }

    /// A name with a number that nothing in the file is yet.
    private func otherName(than written: String) -> String {
        let name = written.filter { $0 != "\"" && $0 != "'" }
        let names = Set(outline.nodes.indices.map(chart.text))
        return (2...).lazy.map { "\(name)-\($0)" }.first { !names.contains($0) } ?? name
    }
}
