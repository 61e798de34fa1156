import BannerCalendar
import BannerSuggestions
import BannerYAML

/// A completion item.
package struct Completion: Equatable {
    /// The kind of a completion.
    package enum Kind: String {
        case key, word, boolean, id, color, duration, rule, value
        /// A time zone.
        ///
        /// The list contains only matches of the typed text, so it is incomplete.
        case zone
    }

    /// The text in the list of completions.
    package var label: String
    /// The kind of the completion.
    package var kind: Kind
    /// The type and the default, after the label.
    package var detail: String
    /// The documentation in Markdown; it contains no text of the file.
    package var documentation: String
    /// The word to replace.
    package var range: Range<Int>
    /// The text for filtering: it begins with the typed text, so that editors show the completion.
    package var filterText: String
    /// The text to insert.
    package var text: String
    /// The text with placeholders, for editors that support snippets.
    package var snippet: String?

    /// The text for an editor without snippets, and the range to select in it, in UTF-16 code
    /// units.
    package var filled: (text: String, selection: Range<Int>?) {
        guard let snippet else { return (text, nil) }
        let filled = Snippet.filled(snippet)
        return (filled.text, filled.first)
    }
}

/// A builder for the completions of one place.
struct CompletionList {
    let place: Place
    /// The word to replace.
    var range: Range<Int>
    private(set) var completions: [Completion] = []
    /// The opening quote of the word, if any.
    private let quote: String
    /// The text of the word before the cursor.
    let typed: String
    /// The prefix of each completion: the dash of a new list item.
    private var lead = ""
    private var seen: Set<String> = []

    init(_ place: Place) {
        self.place = place
        range = place.range
        let (bytes, offset) = (place.marked.bytes, place.marked.offset)
        quote = ["\"", "'"].first { bytes[place.range].starts(with: $0.utf8) } ?? ""
        let start = min(offset, place.range.lowerBound + quote.utf8.count)
        typed = bytes[start..<offset].utf8Text
    }

    /// The file as written, except for the marker.
    private var written: TypedOutline { place.marked.typedOutline }

    // MARK: Keys

    /// Adds the keys that a mapping does not have yet, required ones first, then custom keys, which
    /// begin with `x-`, from elsewhere in the file.
    mutating func addKeys(of record: RecordSchema, present: [String]) {
        let keys = record.keys(besides: present)
        for key in keys.filter(\.isRequired) + keys.filter({ !$0.isRequired }) { add(key) }
        for (key, _) in written.texts(besides: place.node, under: { $0.hasPrefix("x-") })
        where !present.contains(key) {
            let name = place.isJSON ? "\"\(key)\"" : key
            append(
                key, .key, "in this file", filter: key, text: name + (place.hasColon ? "" : ": "))
        }
    }

    private mutating func add(_ key: KeySchema) {
        let mark = quote.isEmpty && place.isJSON ? "\"" : quote
        let text = lead + mark + key.key + mark
        var colon = place.hasColon ? "" : ": "
        var snippet: String?
        if !place.hasColon && mark.isEmpty {
            let space = String(repeating: " ", count: max(0, place.shift) + lead.utf8.count)
            let value = Snippet.value(of: key, isFlow: place.isFlow, indent: space)
            snippet = text + value
            if !value.hasPrefix(colon) { colon = ":" }
        }
        append(
            key.key, .key, key.detail, key.markdown, filter: quote + lead + key.key,
            text: text + colon,
            snippet: snippet)
    }

    // MARK: Values

    /// Adds what can follow a key on the next line: keys of a mapping, or the first item of a list.
    mutating func addBelow(_ schema: Schema) {
        if let record = schema.mapping() {
            addKeys(of: record, present: [])
        } else if case .list(let element, _) = schema {
            addDash(element)
        } else {
            addValues(of: schema, nil)
        }
    }

    /// Adds list items with their dash.
    mutating func addDash(_ element: Schema) {
        lead = "- "
        if let record = element.mapping() {
            let keys = Language.keys(of: record)
            let required = keys.filter(\.isRequired)
            for key in required.isEmpty ? Array(keys.prefix(1)) : required { add(key) }
        }
        if let scalar = element.scalar { addValues(of: scalar, nil) }
        lead = ""
    }

    /// Adds the values of a type.
    mutating func addValues(of schema: Schema, _ key: KeySchema?) {
        let standard = key?.defaultValue?.yaml
        switch schema {
        case .either(let short, let long):
            addValues(of: short, key)
            addValues(of: long, nil)
        case .record, .variants:
            guard let record = schema.mapping() else { return }
            if record.name == "occasion" { return addOccasions() }
            add(snippet: Snippet.mapping(record), "{ … }", record.summary)
        case .list(let element, _): add(snippet: "[" + Snippet.inner(of: element) + "]", "[ … ]")
        case .tuple: add(snippet: "[${1:0.25}, ${2:0.1}, ${3:0.25}, ${4:1}]", "[x1, y1, x2, y2]")
        case .choice(let words):
            for word in words {
                add(word.text, .word, word.text == standard ? "default" : "", word.summary)
            }
        case .boolean:
            for word in ["true", "false"] { add(word, .boolean, word == standard ? "default" : "") }
        case .onlyTrue: add("true", .boolean, "", key?.summary ?? "")
        case .page: addPages()
        case .duration(let isPositive): addDurations(isPositive, standard)
        case .number:
            if let value = (key?.defaultValue ?? key?.example)?.yaml { add(value, .value) }
        case .text(let form): addTexts(form.use, standard)
        }
    }

    private mutating func addTexts(_ use: TextForm.Use, _ standard: String?) {
        switch use {
        case .color: addColors(standard)
        case .timeZone: addZones()
        case .date: addDates()
        case .tag: addUsed()
        case .hours:
            addUsed()
            for hours in ["06:00-10:30", "09:00-18:00", "18:00-24:00"] { add(hours, .word) }
        case .prose, .identifier, .image, .link: break
        }
    }

    /// Adds time zones with a word that begins with the typed text; places come before
    /// abbreviations.
    private mutating func addZones() {
        func isPlace(_ zone: String) -> Bool {
            zone.utf8.contains(UInt8(ascii: "/")) && !zone.hasPrefix("Etc/")
        }
        let wanted = Array(typed.lowercased().utf8)
        let found = ZoneID.known.filter { zone in
            let name = Array(zone.lowercased().utf8)
            return name.indices.contains { start in
                (start == 0 || !name[start - 1].isLetterOrDigit)
                    && name[start...].starts(with: wanted)
            }
        }
        for zone in [ZoneID.utc].filter(found.contains) + found.filter(isPlace) + found {
            add(zone, .zone, "time zone")
        }
    }

    /// Adds aliases of the anchors before the word.
    mutating func addAliases() {
        guard !place.isJSON, quote.isEmpty else { return }
        for name in written.anchors(before: place.marked.offset).map({ "*" + $0 }) {
            append(name, .value, "alias", filter: name, text: name)
        }
    }

    /// Adds the ids of items.
    private mutating func addPages() {
        for item in written.items.prefix(1_000) where !item.id.isEmpty {
            add(item.id, .id, "page \(item.page)" + (item.title.map { ", “\($0)”" } ?? ""))
        }
    }

    /// Adds durations: those in the file, the default, and common ones.
    private mutating func addDurations(_ isPositive: Bool, _ standard: String?) {
        let usual = ["300ms", "500ms", "1s", "2s", "3s", "4s", "5s", "8s", "10s", "1m"]
        let used = written.usedTexts(.duration) { text in
            text.utf8.last ?? 0 > UInt8(ascii: "9") && (try? DurationText.read(text)) != nil
        }
        for text in used { add(text, .duration, text == standard ? "default" : "in this file") }
        if let standard { add(standard, .duration, "default") }
        for text in (isPositive ? [] : ["0s"]) + usual { add(text, .duration) }
    }

    /// Adds colours: those in the file, and common ones by name.
    private mutating func addColors(_ standard: String?) {
        for text in written.usedTexts(
            .color, where: { Banner.Color(hex: Array($0.utf8).span) != nil })
        {
            add(text, .color, "in this file")
        }
        for (name, hex) in ValueWords.commonColors { add(hex, .color, hex, label: String(name)) }
    }

    // MARK: Adding

    /// Adds a value, quoted if YAML requires it.
    mutating func add(
        _ value: String, _ kind: Completion.Kind, _ detail: String = "",
        _ documentation: String = "",
        label: String? = nil
    ) {
        let label = label ?? value
        let isBare = kind == .boolean || kind == .duration || kind == .word || kind == .value
        let isText = kind != .boolean && kind != .value
        let isQuoted = place.isJSON && isText || !isBare && JSON.needsQuotes(value) || quote == "\""
        let text = quote == "'" ? "'\(value)'" : isQuoted ? JSON.quoted(value) : value
        append(
            label, kind, detail, documentation,
            filter: lead + (range.isEmpty ? label : quote + label),
            text: lead + text)
    }

    /// Adds a snippet.
    mutating func add(snippet: String, _ label: String, _ documentation: String = "") {
        let text = Snippet.filled(snippet).text
        append(label, .value, "", documentation, filter: label, text: text, snippet: snippet)
    }

    private mutating func append(
        _ label: String, _ kind: Completion.Kind, _ detail: String, _ documentation: String = "",
        filter: String,
        text: String, snippet: String? = nil
    ) {
        guard !place.others.contains(label), seen.insert(label).inserted else { return }
        let space = place.marked.needsSpace ? " " : ""
        completions.append(
            Completion(
                label: label, kind: kind, detail: detail, documentation: documentation,
                range: range,
                filterText: space + filter, text: space + text, snippet: snippet.map { space + $0 })
        )
    }
}

// Completions from other places in the file.

extension CompletionList {
    /// Adds values of the same key from elsewhere in the file.
    mutating func addUsed() {
        for used in written.texts(besides: place.node, under: { $0 == place.key }) {
            add(used.value, .id, "in this file")
        }
    }

    /// Adds the dates in the file.
    mutating func addDates() {
        for used in written.texts(besides: place.node, under: ["until", "from"].contains)
        where (try? DateText.read(Array(used.value.utf8)[...])) != nil {
            add(used.value, .word, "`\(used.key)` in this file")
        }
    }

    /// Adds snippets of occasions.
    mutating func addOccasions() {
        guard !place.isJSON else { return }
        add(snippet: "{ from: ${1:2026-11-27}, until: ${2:2026-11-29} }", "from … until …")
        add(snippet: "{ days: [sat, sun] }", "on weekends")
        add(
            snippet: "{ days: [mon, tue, wed, thu, fri], hours: ${1:09:00-18:00} }",
            "on weekdays by day")
        add(snippet: "{ hours: ${1:06:00-10:30} }", "at some hours of every day")
    }
}
