extension Snapshot {
    /// The documentation at an offset: of a key, a value, an id, an instant of a scenario, or a
    /// rule.
    func hover(at offset: Int) -> Hover? {
        if let comment = outline.comment(at: offset) {
            guard let name = bytes.ignoredName(in: comment, at: offset),
                let rule = Rule.named(text(in: name))
            else { return nil }
            return (name, Explanation(markdown: rule.markdown))
        }
        guard let node = outline.node(at: offset), outline[node].isText,
            let text = outline[node].role == .key ? keyText(node) : valueText(node)
        else { return nil }
        return (outline[node].range, text)
    }

    private func keyText(_ node: Int) -> Explanation? {
        if kind == .settings, let rule = Rule.named(typedOutline.text(of: node)) {
            return Explanation(markdown: rule.markdown)
        }
        guard let key = typedOutline.key(node) else { return nil }
        var text = Explanation(markdown: key.markdown)
        if let value = valueInForce(key, node) { text += "\n\nIn force: \(value)" }
        if key.key == "at", let state = stateText(around: node) { text += "\n\n\(state)" }
        return text
    }

    private func valueText(_ node: Int) -> Explanation? {
        let text = typedOutline.text(of: node)
        switch typedOutline.schema(of: node)?.scalar {
        case .page: return pageText(text)
        case .text(let form) where form.use == .identifier: return pageText(text)
        case .choice(let words):
            return words.first { $0.text == text }.map {
                "**\(code: $0.text)**: \(ours: $0.summary)"
            }
        case .duration: return isValue(node, of: "at") ? stateText(around: node) : nil
        case .text, .number, .boolean, .onlyTrue, .list, .tuple, .record, .variants, .either, nil:
            return nil
        }
    }

    /// The state at the instant of the input or expectation that contains a node.
    private func stateText(around node: Int) -> Explanation? {
        guard let (time, schedule) = instant(around: node), let engine else { return nil }
        let state = schedule.state(at: time)
        let drawing = engine.drawing(state)
        let words: Explanation = "At \(ours: DurationText.write(time)): \(engine.words(state))"
        return drawing.isEmpty ? words : "\(words)\n\n\(block: drawing)"
    }

    /// An item by id or index: its page, its title, and its share of a day.
    private func pageText(_ name: String) -> Explanation? {
        guard let page = items.first(where: { $0.id == name })?.page ?? Int(name),
            items.indices.contains(page)
        else { return nil }
        let item = items[page]
        var text: Explanation =
            "**\(code: item.id)**: page \(ours: String(engine?.page(of: page) ?? page))"
        if let title = item.title { text += ", “\(text: title)”" }
        if let engine, page < engine.banner.items.count {
            if let first = engine.first(page) {
                text +=
                    """
                    \n\nShown for \(ours: engine.share(of: page)) of a day, first at \(ours: first)
                    """
            } else {
                text += "\n\nNever shown unless selected"
            }
            if let dwell = engine.dwell(of: page) {
                text +=
                    """
                    \n\n\(ours: engine.rotation == nil ? "Current for" : "A turn lasts") \
                    \(ours: dwell)
                    """
            }
            if let turns = engine.turns(of: page) { text += "\n\n\(ours: turns)" }
            if let image = engine.banner.items[page].image { text += "\n\nImage: \(code: image)" }
        }
        return text
    }

    /// The effective value of a key that is not written in full, with defaults marked.
    private func valueInForce(_ key: KeySchema, _ node: Int) -> Explanation? {
        guard let value = outline.value(of: node), outline[value].kind != .empty else {
            guard outline[node].colon >= 0, !key.standardWords.isEmpty else { return nil }
            return "\(ours: key.standardWords) (default)"
        }
        guard let record = typedOutline.record(of: value, key.schema) else { return nil }
        let isShort = outline[value].kind != .mapping
        let lines = Language.keys(of: record).enumerated().compactMap {
            number, inner -> Explanation? in
            let name = Explanation(markdown: "\n- `\(inner.key)`: ")
            if isShort && number == 0 { return "\(name)\(code: typedOutline.text(of: value))" }
            if !isShort,
                let text = typedOutline.value(of: inner.key, in: value).map(typedOutline.text)
            {
                return text.isEmpty ? nil : "\(name)\(code: text)"
            }
            let words = inner.isRequired ? "" : inner.standardWords
            return words.isEmpty ? nil : "\(name)\(ours: words) (default)"
        }
        return lines.isEmpty ? nil : lines.reduce(into: "\n") { $0 += $1 }
    }
}

/// A documentation text in two forms: Markdown, and plain text.
///
/// Literals are trusted Markdown. Text of a file is interpolated as `text` or `code`, in which
/// Markdown, HTML and URLs are escaped, because an editor would load images and offer links.
struct Explanation: Equatable, ExpressibleByStringInterpolation, StringInterpolationProtocol {
    private(set) var markdown: String
    private(set) var plain: String

    /// Trusted Markdown; its plain text has no markup.
    init(markdown: String) {
        self.markdown = markdown
        plain = markdown.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.hasPrefix("```")
        }
        .map { line in String(line.filter { $0 != "`" && $0 != "*" }) }.joined(separator: "\n")
    }

    init(stringLiteral words: String) { self.init(markdown: words) }

    // MARK: Putting together

    init(literalCapacity: Int, interpolationCount: Int) { self = "" }

    init(stringInterpolation parts: Explanation) { self = parts }

    mutating func appendLiteral(_ words: String) { self += Explanation(markdown: words) }

    mutating func appendInterpolation(_ part: Explanation) { self += part }

    /// Interpolates trusted Markdown.
    mutating func appendInterpolation(ours words: String) { appendLiteral(words) }

    /// Interpolates text of the file, on one line.
    mutating func appendInterpolation(text: String) {
        markdown += text.escapedMarkdown
        plain += text.onOneLine
    }

    /// Interpolates text of the file as a code span; as escaped text if it could end the span.
    mutating func appendInterpolation(code: String) {
        let isSafe = code.unicodeScalars.allSatisfy {
            $0.isHarmless && !"`<>[]()!&\\".unicodeScalars.contains($0)
        }
        let isBare = !code.isEmpty && code.first != " " && code.last != " "
        guard isSafe && isBare else { return appendInterpolation(text: code) }
        markdown += "`\(code)`"
        plain += code
    }

    /// Interpolates trusted lines as a code block.
    mutating func appendInterpolation(block: String) {
        markdown += "```text\n\(block)\n```"
        plain += block
    }

    static func += (a: inout Explanation, b: Explanation) {
        a.markdown += b.markdown
        a.plain += b.plain
    }
}

extension Unicode.Scalar {
    /// Whether the character is visible, is no line break, and does not change the text direction.
    fileprivate var isHarmless: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
        default: true
        }
    }
}

extension String {
    fileprivate var onOneLine: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { $0.isHarmless || $0 == "\u{200D}" ? $0 : " " }))
    }

    /// The text with Markdown's special characters escaped.
    fileprivate var escapedMarkdown: String {
        let special = "\\`*_{}[]()<>#+-.!|~&:@".unicodeScalars
        return onOneLine.unicodeScalars.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}
