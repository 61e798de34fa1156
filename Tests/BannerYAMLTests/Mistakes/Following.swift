import BannerDiagnostics
import BannerTree
import BannerYAML
import Foundation

@testable import BannerLanguage

/// A text after what a help line says was done to the letter: one text for each thing that it offers.
struct Following {
    private let text: [Unicode.Scalar]
    private let finding: Diagnostic
    private let root: Node

    /// Each way to follow a finding's help; none if the help offers nothing that can be written without thought.
    static func ways(_ finding: Diagnostic, of text: String, in root: Node) -> [[String]] {
        let following = Following(text: Array(text.unicodeScalars), finding: finding, root: root)
        let help = finding.help ?? ""
        if let removal = following.removal(help) { return [[removal]] }
        let isOfForms = ["its keys are", "write a number and a unit", "add ", "begin with", "move it in"].contains {
            help.hasPrefix($0)
        }
        guard !isOfForms else { return [] }
        if let match = help.firstMatch(#"^move it under `(\w+)`(?:, such as `(.+)`)?"#) {
            return following.moved(match)
        }
        let path = help.firstMatch(#"^here it is `(\w+)`: "#)?[1]
        return offers(in: help).map {
            following.written(path == nil || $0.contains(": ") ? $0 : "\(path ?? ""): \($0)")
        }
    }

    /// What stands in backticks after a word that offers it.
    static func offers(in help: String) -> [String] {
        let pattern =
            #"(?:\bwrite(?: one of| only the number:| the width in points from which it holds, such as)?|such as|did you mean|\bor(?: for these days alone)?|: |\bis|takes|example|\bas|,) `([^`]+)`"#
        let whole = help as NSString
        var offers: [String] = []
        for match in (try? NSRegularExpression(pattern: pattern))?.matches(
            in: help, range: NSRange(location: 0, length: whole.length)) ?? []
        {
            let before = whole.substring(to: match.range.location)
            let offer = whole.substring(with: match.range(at: 1))
            // A path, as in "here it is `paging.loop`", is not text to write.
            let after = whole.substring(from: match.range.location + match.range.length)
            let isPart = [" for its", " for a", " between", " and an address", " if it is"].contains {
                after.hasPrefix($0)
            }
            guard !isPart, !offer.hasPrefix("- "), !offer.hasPrefix("\"#R"), !offer.hasPrefix("[x1"),
                !before.hasSuffix("here it "),
                offers.isEmpty ? !whole.substring(with: match.range).hasPrefix(",") : true
            else { continue }
            offers.append(offer)
        }
        return offers
    }

    private func replacing(_ range: Range<Int>, _ new: String) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: text[..<range.lowerBound])
        view.append(contentsOf: new.unicodeScalars)
        view.append(contentsOf: text[range.upperBound...])
        return String(view)
    }

    /// The entries around the finding, from the outermost.
    private var entries: [(key: Node, value: Node)] {
        var found: [(key: Node, value: Node)] = []
        var node: Node? = root
        let range = finding.range
        while let current = node {
            node = nil
            switch current.kind {
            case .mapping:
                for entry in current.entries
                where entry.key.range.start <= range.start
                    && range.end <= max(entry.value.range.end, entry.key.range.end)
                {
                    found.append((entry.key, entry.value))
                    node = entry.value
                }
            case .sequence: node = current.items.first { $0.range.start <= range.start && range.end <= $0.range.end }
            case .scalar: break
            }
        }
        return found
    }

    /// A text without an entry: its line, or in braces with its comma.
    private func without(_ entry: (key: Node, value: Node)) -> String {
        var (start, end) = (entry.key.range.start, max(entry.value.range.end, entry.key.range.end))
        while start > 0, text[start - 1] == " " { start -= 1 }
        if start == 0 || text[start - 1] == "\n" || text[start - 1] == "-" {
            if start > 0, text[start - 1] == "-" { return replacing(start..<end, " ") }
            while end < text.count, text[end] != "\n" { end += 1 }
            return replacing(start..<min(end + 1, text.count), "")
        }
        if text[start - 1] == "," { return replacing((start - 1)..<end, "") }
        while end < text.count, text[end] == "," || text[end] == " " { end += 1 }
        return replacing(start..<end, " ")
    }

    private func removal(_ help: String) -> String? {
        let range = finding.range
        if let match = help.range(of: #"^leave `(\w+)` out"#, options: .regularExpression) {
            let name = help[match].split(separator: "`")[1]
            return entries.last { $0.key.text == name }.map(without)
        }
        if help.hasPrefix("leave it out") || help.hasPrefix("remove it") || help.hasPrefix("a banner does not have") {
            return entries.last.map(without)
        }
        if help.hasPrefix("move it to the top level"), let entry = entries.last {
            let source = String(String.UnicodeScalarView(text[entry.key.range.start..<entry.value.range.end]))
            let lines = source.split(separator: "\n").enumerated().map {
                $0.offset == 0 ? String($0.element) : "  " + $0.element.drop { $0 == " " }
            }
            return without(entry) + "\n" + lines.joined(separator: "\n") + "\n"
        }
        if help.hasPrefix("remove the item"), let items = root["items"],
            let item = items.items.first(where: { $0.range.start <= range.start && range.end <= $0.range.end })
        {
            let start = text[..<item.range.start].lastIndex(of: "-") ?? item.range.start
            let end = text[item.range.end...].firstIndex(of: "\n") ?? text.count
            return replacing(start..<end, "")
        }
        if help.hasPrefix("remove the `- ` before") {
            let list = String(String.UnicodeScalarView(text[range.start..<range.end]))
            return replacing(
                range.start..<range.end,
                list.replacingOccurrences(of: #"(?m)^( *)- "#, with: "$1", options: .regularExpression))
        }
        if let names = help.firstMatch(#"^remove the `-` before (.+) if "#)?[1] {
            return names.components(separatedBy: CharacterSet(charactersIn: "`")).enumerated().filter {
                $0.offset % 2 == 1
            }
            .reduce(String(String.UnicodeScalarView(text))) {
                $0.replacingOccurrences(of: "- \($1.element):", with: "  \($1.element):")
            }
        }
        if help.hasPrefix("write it without the brackets") {
            return replacing(
                range.start..<range.end, String(String.UnicodeScalarView(text[(range.start + 1)..<(range.end - 1)])))
        }
        return nil
    }

    /// The ways to write something: in place of the value, of the entry, of an entry around it, or at the top.
    private func written(_ offer: String) -> [String] {
        let range = finding.range
        let isComma = range.end == range.start + 1 && text[range.start] == ","
        if isComma {
            var (start, end) = (range.start, range.end)
            while start > 0, text[start - 1].properties.numericType != nil { start -= 1 }
            while end < text.count,
                !" ,}\n".unicodeScalars.contains(text[end])
                    || text[end] == " " && end + 1 < text.count && text[end + 1] == "s"
            { end += 1 }
            return [replacing(start..<end, offer)]
        }
        guard offer.range(of: #"^[A-Za-z]+: "#, options: .regularExpression) != nil, let own = entries.last else {
            if let entry = entries.last, entry.key.range == range {
                return [
                    replacing(range.start..<range.end, offer),
                    replacing(entry.value.range.start..<entry.value.range.end, offer),
                ]
            }
            return [replacing(range.start..<range.end, offer)]
        }
        let name = offer.prefix { $0 != ":" }
        var ways: [String] = []
        for entry in entries.reversed() where entry.key.text == name || entry.key.range == own.key.range {
            let start = entry.key.range.start
            let line = text[..<start].reversed().prefix { $0 != "\n" }
            let isBlock = line.allSatisfy { $0 == " " || $0 == "-" }
            let lines =
                isBlock
                ? Following.split(offer).joined(separator: "\n" + String(repeating: " ", count: line.count)) : offer
            ways.append(replacing(start..<max(entry.value.range.end, entry.key.range.end), lines))
        }
        ways.append(without(own).trimmingCharacters(in: .newlines) + "\n" + offer + "\n")
        return ways
    }

    /// An entry moved under a key of the banner that is not there yet.
    private func moved(_ match: [String]) -> [[String]] {
        guard let entry = entries.last, root[match[1]] == nil else { return [] }
        let own = String(String.UnicodeScalarView(text[entry.key.range.start..<entry.value.range.end]))
        if match[1] == "when" {
            return [[replacing(entry.key.range.start..<entry.value.range.end, "when: { \(own) }")]]
        }
        return [
            [
                without(entry).trimmingCharacters(in: .newlines)
                    + "\n\(match[1]): { \(match[2].isEmpty ? own : match[2]) }\n"
            ]
        ]
    }

    /// `from: A, until: B` as two entries.
    private static func split(_ offer: String) -> [String] {
        var (parts, depth) = ([""], 0)
        for character in offer {
            if "[{".contains(character) { depth += 1 }
            if "]}".contains(character) { depth -= 1 }
            if character == "," && depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

extension String {
    /// The groups of the first match of an expression, or empty text for those without one.
    func firstMatch(_ pattern: String) -> [String]? {
        let whole = self as NSString
        guard
            let match = (try? NSRegularExpression(pattern: pattern))?.firstMatch(
                in: self, range: NSRange(location: 0, length: whole.length))
        else { return nil }
        return (0..<match.numberOfRanges).map { group in
            let range = match.range(at: group)
            return range.location == NSNotFound ? "" : whole.substring(with: range)
        }
    }
}
