/// A key and its value in one text, with something else than `: ` between them: `interval 3s`, `interval=3s`, `interval:3s`.
struct WrittenPair {
    let key: String
    /// The key and its value as YAML has them.
    let written: String
    /// What is wrong.
    let message: String
    /// Where only a space is missing: the number of characters before it.
    let place: Int?
    /// What stands for the `:`, if something does.
    let mark: String?

    /// What is written for the `:` of a key.
    private static let marks: [(text: StaticString, message: String)] = [
        ("=", "`=` does not separate a key from its value"), ("：", "the full-width `：` does not end a key"),
    ]

    /// The pair in a text, if it begins with a key of the language.
    init?(_ bytes: [UInt8]) {
        let word = bytes.prefix(while: \.isLetterOrDigit)
        let rest = bytes[word.endIndex...].drop { $0 == UInt8(ascii: " ") }
        let found = WrittenPair.marks.first { bytes.has($0.text, at: rest.startIndex) }
        let isGlued = rest.first == UInt8(ascii: ":")
        let width = isGlued ? 1 : found?.text.utf8CodeUnitCount ?? 0
        let value = rest.dropFirst(width).drop { $0 == UInt8(ascii: " ") }
        guard width > 0 || rest.startIndex > word.endIndex, (1..<200).contains(value.count) else { return nil }
        key = String(decoding: word, as: UTF8.self)
        guard Places.all[key] != nil else { return nil }
        mark = found.map { "\($0.text)" }
        place = isGlued && rest.startIndex == word.endIndex ? word.count + 1 : nil
        written = "\(key): \(String(decoding: value, as: UTF8.self))"
        message = isGlued ? "a space is missing after `\(key):`" : found?.message ?? "a `:` is missing after `\(key)`"
    }
}

extension TextCauses {
    /// The same finding about a text that is a key with its value: `- id a`, `indicator: style=pill`, or a whole file.
    func withPair(_ finding: Diagnostic, in node: Node) -> Diagnostic? {
        guard node.bytes.count <= 256, let pair = WrittenPair(Array(node.bytes)) else { return nil }
        let steps = node.path.split(separator: "/").map(String.init)
        let outer = steps.first ?? ""
        let isID = steps.count == 2 && outer == "items" && pair.key == "id"
        let path = (steps + [pair.key]).joined(separator: ".")
        guard isID || steps.count < 2 && Places.key(at: path) != nil else { return nil }
        guard !spansLines(finding) else {
            guard steps.isEmpty, let mark = pair.mark else { return nil }
            return finding.saying(pair.message, help: "write `: ` in place of each `\(mark)`")
        }
        let start = bytes(of: node.range).lowerBound
        let isOnKeyLine = scene.line(at: start).content < start
        let written = isOnKeyLine && steps.count == 1 ? "{ \(pair.written) }" : pair.written
        let shown = written == pair.written ? written : "\(outer): \(written)"
        return finding.saying(pair.message, help: "write `\(shown)`", writing: written)
    }
}
