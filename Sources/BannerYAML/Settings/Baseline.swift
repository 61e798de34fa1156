package import BannerLanguage

/// The findings that a repository had when it began to check its banners: for each file and rule, the lines they are on.
///
/// A line is known by the hash of its text, so that it can move; two equal lines are interchangeable.
package struct Baseline: Sendable {
    private var files: [String: [String: [Line]]] = [:]

    /// The line of a known finding.
    fileprivate struct Line: Sendable {
        let hash: String
        /// Its place in the baseline's file.
        var range = SourceRange.fileStart
        var isUsed = false
    }

    /// No known findings.
    package init() {}

    /// Reads a tree; what is wrong with it is reported.
    package init(_ document: Document, into report: inout Report) {
        // A program wrote it, so there is nothing to guess.
        var reading = Reading(document, report, .none, keys: [])
        for file in reading.entries(of: document.root, holding: "rules") where file.key.text != Baseline.jsonMark {
            for rule in reading.entries(of: file.value, holding: "lines") {
                files[file.key.text, default: [:]][rule.key.text, default: []] += reading.lines(of: rule.value)
            }
        }
        report = reading.report
    }

    /// Whether a finding is known; each known one counts once.
    package mutating func knows(_ rule: Rule, on line: String, of path: String) -> Bool {
        guard
            let number = files[path]?[rule.id]?.firstIndex(where: { !$0.isUsed && $0.hash == line })
        else { return false }
        files[path]?[rule.id]?[number].isUsed = true
        return true
    }

    /// Whether a text that is not empty can be a baseline: it has the mark of one that was written here, which other
    /// programs can have moved behind other keys.
    package static func isOne(_ file: SourceFile) -> Bool {
        guard !file.bytes.starts(with: "# \(heading)".utf8) else { return true }
        let (text, mark) = (file.bytes.filter { $0 > 0x20 }, jsonHeading.utf8.filter { $0 > 0x20 })
        guard text.first == UInt8(ascii: "{") else { return false }
        return text.indices.contains { text[$0] == mark[0] && text[$0...].starts(with: mark) }
    }

    private static let heading = "Findings that were there when this file was written"
    private static let jsonMark = "x-baseline"
    private static let jsonHeading = "\"\(jsonMark)\": \"\(heading)"

    /// A finding for each known one that was not found any more, of the rules and files for which `isChecked` is true.
    package func stale(_ isChecked: (_ path: String, Rule?) -> Bool) -> [Diagnostic] {
        files.flatMap { path, rules in
            rules.filter { isChecked(path, Rule.named($0.key)) }.flatMap { rule, entries in
                entries.filter { !$0.isUsed }.map { entry in
                    Diagnostic(
                        .unusedIgnore, "this silences nothing: `\(path)` no longer has this `\(rule)`", at: entry.range,
                        help: "write the baseline again with `--update-baseline`")
                }
            }
        }
    }

    /// Adds a finding.
    package mutating func add(_ rule: Rule, on line: String, of path: String) {
        files[path, default: [:]][rule.id, default: []].append(Line(hash: line))
    }

    /// Takes over what another one knows about the files and rules for which `isKept` is true.
    package mutating func add(_ other: Baseline, where isKept: (_ path: String, Rule?) -> Bool) {
        for (path, rules) in other.files {
            for (rule, lines) in rules where isKept(path, Rule.named(rule)) { files[path, default: [:]][rule] = lines }
        }
    }

    /// How many findings it knows, and in how many files.
    package var counts: (findings: Int, files: Int) {
        (files.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } }, files.count)
    }

    /// The baseline as a file, in the order of its paths: as JSON or as YAML.
    package func text(asJSON: Bool) -> String {
        let remark = "\(Baseline.heading); `bannerkit validate --baseline` reports others."
        let entries = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { path, rules in
            let lines = rules.sorted { $0.key < $1.key }.map { rule, entries in
                let hashes = entries.map(\.hash).sorted().map { asJSON ? JSON.quoted($0) : $0 }
                return "  \(asJSON ? JSON.quoted(rule) : rule): [\(hashes.joined(separator: ", "))]"
            }
            return asJSON
                ? ",\n\(JSON.quoted(path)): {\n\(lines.joined(separator: ",\n"))\n}"
                : "\(JSON.quoted(path)):\n\(lines.joined(separator: "\n"))\n"
        }.joined()
        return asJSON
            ? "{\"\(Baseline.jsonMark)\": \(JSON.quoted(remark))\(entries)\n}\n" : "# \(remark)\n\(entries)"
    }
}

extension Reading {
    /// The entries of a mapping; anything else is reported.
    fileprivate mutating func entries(of node: Node, holding what: String) -> [Node.Entry] {
        guard node.kind == .mapping else {
            fault(.wrongType, "expected a mapping with \(what), not \(node.description)", at: node, help: Self.remedy)
            return []
        }
        return Array(node.entries)
    }

    /// The lines of a list; anything else is reported.
    fileprivate mutating func lines(of node: Node) -> [Baseline.Line] {
        guard node.kind == .sequence else {
            fault(.wrongType, "expected a list of lines, not \(node.description)", at: node, help: Self.remedy)
            return []
        }
        var lines: [Baseline.Line] = []
        for item in node.items {
            guard item.kind == .scalar else {
                fault(.wrongType, "expected a line, not \(item.description)", at: item, help: Self.remedy)
                continue
            }
            lines.append(Baseline.Line(hash: item.text, range: item.range))
        }
        return lines
    }

    private static var remedy: String { "write the baseline again with `--update-baseline`" }
}
