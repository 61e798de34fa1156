/// What a value stands for where a mapping belongs.
extension Reading {
    /// The help for a word, a number, `key value` or a list where a mapping belongs: `drag: 200` is `drag: { by: 200 }`.
    func mappingHelp(_ node: Node, _ schema: Schema) -> String? {
        let name = name(of: node)
        guard isBanner, !node.isBroken, !name.isEmpty, let last = schema.forms.last,
            let entries = last.entries(meantBy: node)
        else { return nil }
        let mapping = "{ \(entries.onOneLine) }"
        return name.utf8.last == UInt8(ascii: "]") ? "write `\(mapping)`" : "write `\(name): \(mapping)`"
    }

    /// The help for a word that is one of a key in the mapping that can be here: `indicator: bottom`.
    func keyHelp(_ node: Node) -> String? {
        let name = name(of: node)
        guard isBanner, let text = node.shortText, let key = Places.key(at: String(node.path.dropFirst())),
            case .variants(let variants) = key.schema.forms.last,
            let choice = variants.variants[0].record.keys.choices(meantBy: text).only
        else { return nil }
        return "write `\(name): { \(choice.key): \(choice.value) }`"
    }

    /// The help for a key that is a value of another one: `indicator: { dots: { size: 8 } }`, `paging: { infinite: true }`.
    func wordHelp(_ name: String, _ value: Node, of keys: [KeySchema]) -> String? {
        let isOn = value.kind == .scalar && (isEmpty(value) || value.equals("true"))
        guard isOn || value.kind == .mapping, let choice = keys.choices(meantBy: name).only else { return nil }
        return "write `\(choice.key): \(choice.value)`" + (isOn ? "" : ", and what it contains beside it")
    }

    /// The help for a time where an input has `true`: `pause: 2s`.
    func endHelp(_ node: Node, _ schema: Schema) -> String? {
        guard case .onlyTrue = schema, let text = node.shortText, let time = try? DurationText.read(text),
            let begin = parent(of: node)?["at"]?.text,
            let start = try? DurationText.read(begin), let end = Lexicon.ends[name(of: node)]
        else { return nil }
        return
            "write `\(name(of: node)): true`, and after it `{ at: \(DurationText.write(start + time)), \(end): true }`"
    }
}

extension Schema {
    typealias Entry = (key: String, value: String)

    fileprivate func entries(meantBy node: Node) -> [Entry]? {
        switch self {
        case .variants(let variants):
            return variants.variants.first { node.kind == .scalar && node.equals(Array($0.word.text.utf8)) }
                .map { [(variants.key, $0.word.text)] }
        case .record(let record):
            let keys = record.keys
            let found = node.kind == .sequence ? keys.entries(inList: node) : node.shortText.flatMap(keys.entries)
            guard let found else { return nil }
            let missing = keys.filter { key in key.isRequired && !found.contains { $0.key == key.key } }
            return missing.map { ($0.key, $0.shownValue.yaml) } + found
        default: return nil
        }
    }

    /// Whether a word can be the value, as far as that can be said without reading it.
    fileprivate func accepts(word: String) -> Bool {
        switch self {
        case .number: accepts(number: word)
        case .duration: accepts(number: word) || (try? DurationText.read(word)) != nil
        case .choice(let words): words.contains { $0.text == word }
        case .page: true
        case .boolean, .onlyTrue: word == "true"
        case .either(let short, _): short.accepts(word: word)
        case .text, .list, .tuple, .record, .variants: false
        }
    }

    /// Whether nothing but `true` or `false` is its value.
    fileprivate var isSwitch: Bool {
        switch self {
        case .boolean, .onlyTrue: true
        default: false
        }
    }
}

extension [Schema.Entry] {
    /// Keys with their values, as they are in a mapping on one line.
    var onOneLine: String { map { "\($0.key): \($0.value)" }.joined(separator: ", ") }
}

extension [KeySchema] {
    /// What a text stands for: the word of one choice, the value of the one key that is required, or keys with their values.
    fileprivate func entries(meantBy text: String) -> [Schema.Entry]? {
        if text == "true", allSatisfy(\.schema.isSwitch) { return [(self[0].key, text)] }
        if let choice = choices(meantBy: text).only { return [choice] }
        if let required = filter(\.isRequired).only, case .number = required.schema,
            required.schema.accepts(word: text)
        {
            return [(required.key, text)]
        }
        return pairs(in: text)
    }

    /// The keys with a choice of which a text is a word, with that word.
    fileprivate func choices(meantBy text: String) -> [Schema.Entry] {
        compactMap { key in
            guard case .choice(let words) = key.schema else { return nil }
            return words.place(of: text).map { (key.key, words[$0].text) }
        }
    }

    /// `at 1s swipe next`.
    func pairs(in text: String) -> [Schema.Entry]? {
        var words = text.split { " ,:=".contains($0) }.map(String.init)[...]
        var found: [Schema.Entry] = []
        while let name = words.popFirst() {
            guard let key = first(where: { $0.key == name }), !found.contains(where: { $0.key == name }) else {
                return nil
            }
            let value = key.schema.isSwitch && words.first != "true" ? "true" : words.popFirst() ?? ""
            guard key.schema.accepts(word: value) else { return nil }
            found.append((name, value))
        }
        return found.isEmpty ? nil : found
    }

    /// A list of the keys to switch on, or of a number for each key.
    fileprivate func entries(inList list: Node) -> [Schema.Entry]? {
        let texts = list.items.prefix(20).compactMap(\.shortText)
        guard !texts.isEmpty, texts.count == list.count else { return nil }
        if texts.allSatisfy({ text in contains { $0.key == text && $0.schema.isSwitch } }) {
            return texts.map { ($0, "true") }
        }
        guard texts.count == count, zip(self, texts).allSatisfy({ $0.schema.accepts(number: $1) }) else { return nil }
        return zip(self, texts).map { ($0.key, $1) }
    }
}
