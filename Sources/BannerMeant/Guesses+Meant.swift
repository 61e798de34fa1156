extension Guesses {
    /// What people write who know other formats, other carousels, or other languages.
    package static let meant = {
        var guesses = Guesses.none
        guesses.value = { refusal, reading in reading.guess(&refusal) }
        guesses.key = { unknown, reading in reading.reportMeant(unknown) }
        guesses.list = { list, schema, reading in
            if case .choice = schema.forms[0] {
                reading.isMeant(asListOfDays: list)
            } else {
                reading.isMeant(asWindow: list)
            }
        }
        guesses.text = { node, reading in reading.checkQuotes(of: node) }
        guesses.isSlip = { key, value, other, type, keys in
            Slip.isSlip(key.shownText, of: other, among: keys) && type.resembles(value)
        }
        guesses.remarks = { document in HashInText.findings(in: document) }
        guesses.causes = { report, document in report.joinCauses(in: document) }
        return guesses
    }()
}

extension Reading {
    /// Changes what is said of a value to what was probably meant.
    fileprivate mutating func guess(_ refusal: inout Refusal) {
        let node = refusal.node
        switch refusal.reason {
        case .type(let schema):
            if case .number = schema, node.kind == .scalar { guessNumber(&refusal, schema) }
            refusal.help =
                refusal.help ?? absence(node) ?? deviceHelp(node) ?? shorthand(node) ?? listHelp(node, schema)
                ?? insideHelp(node, schema) ?? mappingHelp(node, schema) ?? endHelp(node, schema)
        case .number(let schema):
            refusal.help = node.shortText.flatMap { MeantNumber.number($0, schema).first }.map { "write `\($0)`" }
        case .notText:
            refusal.help = [absence(node), refusal.help].compactMap(\.self).joined(separator: ", or ")
            // Of `24 #hours` more than the number has to be in quotes.
            if HashInText.mayFollow(cursor.byteOffset(of: node.range.end), in: file.bytes) {
                refusal.fix?.isSafe = false
                refusal.fix?.isUnique = false
            }
        case .range(let number, let bounds):
            refusal.help = absence(node) ?? number.flatMap { bounds?.fraction(of: $0) }
        case .word(let words): guessWord(&refusal, words)
        case .duration(.syntax, let schema): guessDuration(&refusal, schema)
        case .duration: break
        case .color:
            let meant = MeantColor.hex(node.shownText)
            refusal.help = absence(node) ?? meant.map { "write `\"\($0)\"`" }
            refusal.fix = meant.flatMap { fix(node, writing: "\"\($0)\"", isSafe: false) }
        case .curve: refusal.help = Reading.curve(meantBy: source(of: node), decimalMark: ".").map { "write `\($0)`" }
        case .time(let fault): guessTime(&refusal, fault)
        case .page: guessPage(&refusal)
        case .missing(let key, let record): if record.name == "item" { guessItem(&refusal, key) }
        case .exclusive(let other, let mapping, let record): guessPageKey(&refusal, other, mapping, record)
        }
    }

    private mutating func guessNumber(_ refusal: inout Refusal, _ schema: Schema) {
        let node = refusal.node
        if node.tag == .string { return refusal.help = "remove the tag" }
        let meant = node.shortText.map { MeantNumber.number($0, schema) } ?? []
        refusal.help = meant.toWrite
        guard let only = meant.only else { return }
        let hasUnit = node.bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "/") }
        if hasUnit { refusal.help = "write only the number: `\(only)`" }
        refusal.fix = fix(node, writing: only, isSafe: false)
    }

    private mutating func guessWord(_ refusal: inout Refusal, _ words: [Word]) {
        let node = refusal.node
        if words[0].text == "mon", isMeant(asDays: &refusal) { return }
        if words.contains(where: { $0.text == "easeInOut" }), let curve = curve(node) {
            refusal.help = "write `\(curve)`"
            refusal.fix = fix(node, writing: curve, isSafe: false)
            return
        }
        guard node.kind == .scalar, let meant = word(meantBy: node.shownText, words) else {
            refusal.help = words[0].text == "otherwise" ? whenHelp(node) : valueHelp(node) ?? keyHelp(node)
            return
        }
        let word = words[meant.number].text
        refusal.rule = .unknownWord
        refusal.help = "did you mean `\(word)`?"
        refusal.notes = [Note("the values are " + words.map { "`\($0.text)`" }.joined(separator: ", "))]
        refusal.fix = fix(node, saying: word, isSafe: meant.isSure, isUnique: meant.isUnique)
        refusal.word = meant.isSure ? meant.number : nil
    }

    /// What to write instead of a value that belongs to another key.
    private func valueHelp(_ node: Node) -> String? {
        let key = node.path.split(separator: "/").suffix(2).joined(separator: "/")
        return Lexicon.advice["\(key):\(node.shownText)"]
    }

    /// The word of a choice that a text means, and whether it cannot mean another.
    private func word(meantBy text: String, _ words: [Word]) -> (number: Int, isSure: Bool, isUnique: Bool)? {
        if let same = words.firstIndex(where: { Suggestion.isSame($0.text, text) }) {
            return (same, Slip.isSlip(text, of: words[same].text, among: []), true)
        }
        if let other = words.place(meantBy: text) {
            return (other, false, !KnownWords.meansMore(text, than: words[other].text))
        }
        let texts = words.map(\.text)
        guard let nearest = Suggestion.nearest(to: text, in: texts), let number = texts.firstIndex(of: nearest) else {
            return nil
        }
        let isSure = Slip.isSlip(text, of: nearest, among: texts)
        return (number, isSure, isSure || Slip.mayMean(text, nearest, among: texts))
    }

    private mutating func guessDuration(_ refusal: inout Refusal, _ schema: Schema) {
        let node = refusal.node
        if let help = absence(node) {
            // Without a transition the content jumps.
            let isTransition = name(of: node) == "transition"
            refusal.help = isTransition ? "write `0s`, with which the content jumps" : help
            refusal.fix = isTransition ? fix(node, writing: "0s", isSafe: false) : nil
        } else if let meant = DurationText.meant(by: node.shownText) {
            if case .duration(isPositive: true) = schema, let time = try? DurationText.read(meant.texts[0]),
                time <= .zero
            {
                return refusal.help = "write more than zero, as a number and a unit, such as `2s`"
            }
            refusal.help = meant.texts.toWrite
            refusal.fix = fix(node, saying: meant.texts[0], isSafe: meant.isSure, isUnique: meant.isSure)
        } else {
            refusal.help = shorthand(node)
        }
    }

    private mutating func guessTime(_ refusal: inout Refusal, _ fault: TextFault) {
        let node = refusal.node
        let found = MeantText.explained(fault, in: node.text)
        (refusal.rule, refusal.message, refusal.help) = (found.rule, found.message, found.help)
        if found.help.hasPrefix("leave "), isAloneInOccasion(node) {
            refusal.help = MeantOccasion.help(isAlways: true)
        }
        if let period = meantPeriod(node) {
            refusal.isSaid = period.isEmpty
            refusal.help = "write `\(period)` in place of `from` and `until`"
            return
        }
        // In a list each window is an entry of its own.
        if found.help.hasPrefix("write `["), node.isEntry {
            refusal.help = "write each as an entry: " + Reading.entries(of: found.help.dropFirst(7).dropLast())
        }
        refusal.fix = found.replacement.flatMap {
            fix(node, saying: $0, isSafe: found.isSure, isUnique: found.isUnique)
        }
    }

    private mutating func guessPage(_ refusal: inout Refusal) {
        let node = refusal.node
        refusal.help = meantPage(node)
        // The nearest of ten thousand ids is searched for only if it will be shown.
        let isCheap = report.count(of: .error) < 10 || (!isComplete && pages.count ?? 0 <= 500)
        guard refusal.help == nil, isCheap, let nearest = Suggestion.nearest(to: node.shownText, in: pages.ids) else {
            return
        }
        refusal.help = "did you mean `\(nearest)`?"
        refusal.fix = fix(node, writing: JSON.string(nearest).yaml, isSafe: false, isUnique: false)
    }

    /// `{ at: 1s, item: red }`, where the key of a page is another one beside `at`.
    private mutating func guessPageKey(
        _ refusal: inout Refusal, _ other: Node?, _ mapping: Node, _ record: RecordSchema
    ) {
        let pages = keys(of: record).filter { if case .page = $0.schema { true } else { false } }.map(\.key)
        let names = mapping.entries.map(\.key.shownText)
        // The opposite of `never` is not meant.
        for key in [refusal.node, other].compactMap(\.self)
        where pages.contains(key.shownText) && !key.equals("never") {
            let rest = names.filter { $0 != key.shownText }
            let meant = record.forms.filter { form in rest.allSatisfy(form.keys.contains) }.flatMap(\.keys).filter {
                pages.contains($0) && !names.contains($0)
            }
            guard let first = meant.first else { continue }
            refusal.help = "write \(meant.map { "`\($0)`" }.joinedByOr) in place of `\(key.shownText)`"
            refusal.fix = meant.count == 1 ? fix(key, saying: first, isSafe: false) : nil
            return
        }
    }

    /// An item without an id is part of the one above it, or gets one that is made of its title.
    private mutating func guessItem(_ refusal: inout Refusal, _ key: KeySchema) {
        let example = "`\(key.key): \(newID(for: refusal.node) ?? key.example.yaml)`"
        guard let continued = continuedItem(refusal.node) else {
            return refusal.help = "add \(key.schema.phrase), such as \(example)"
        }
        refusal.isSaid = continued.before == nil
        let keys = continued.keys.map { "`\($0)`" }.joinedByAnd
        refusal.help =
            "remove the `-` before \(keys) if \(continued.keys.count == 1 ? "it is" : "they are") part of the item "
            + "`\(continued.before ?? "")`; or add an id, such as \(example)"
    }
}

extension Bounds {
    /// The help for a percentage where a fraction belongs: 80 is probably 0.8.
    fileprivate func fraction(of number: Double) -> String? {
        guard unit.isEmpty, number > upper, number >= 10, contains(number / 100) else { return nil }
        return "for \(NumberText.exact(number)) percent write `\(NumberText.exact(number / 100))`"
    }
}
