import Foundation

@testable import BannerSuggestions

/// The pages about keys of other carousels, in Markdown; derived from the table of suggestions.
enum OtherCarousels {
    /// A row of the table, with the comment above it and the names that it has.
    private struct Row {
        let group: String
        let names: [Substring]
        let row: CarouselKeys.Row

        /// The names, after the mapping that they are in.
        func keys(_ names: [Substring]) -> String {
            let place =
                ["banner", "item", "breakpoint"].contains(row.place) ? "" : "in `\(row.place)`: "
            return place + names.map { "`\($0)`" }.joined(separator: ", ")
        }

        /// Whether it leads to something that the language has.
        var isCounterpart: Bool { !["-", "="].contains(row.path[0]) }
    }

    private static func rows() throws -> [Row] {
        let file = Shell.root.appendingPathComponent("Sources/CBannerParts/Words/keys.tsv")
        var group = "The file"
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
            line in
            guard line.hasPrefix("#") else {
                let names = line.split(separator: "\t")[1].split(separator: " ")
                return Row(group: group, names: names, row: CarouselKeys.row(Array(line.utf8)[...]))
            }
            // The comment at the beginning is longer.
            if line.count < 50, line.hasSuffix(".") { group = String(line.dropFirst(2).dropLast()) }
            return nil
        }
    }

    /// The keys that have a counterpart here, and what that is.
    static func withCounterpart() throws -> String {
        let rows = try rows().filter(\.isCounterpart)
        return table("| elsewhere | here | value |", rows) { row in
            [
                row.keys(row.names), here(row.row) + (row.row.isLikely ? "" : ", possibly"),
                value(row.row),
            ]
        }
    }

    /// The keys that have none, and what to do instead.
    static func withoutCounterpart() throws -> String {
        let rows = try rows()
        return table("| key | instead |", rows.filter { $0.row.path == ["-"] }) { row in
            let names = row.names.filter { name in
                !rows.contains {
                    $0.isCounterpart && $0.row.place == row.row.place && $0.names.contains(name)
                }
            }
            return names.isEmpty ? nil : [row.keys(names), row.row.kind]
        }
    }

    private static func table(_ head: String, _ rows: [Row], cells: (Row) -> [String]?) -> String {
        var (text, group) = ("", "")
        for row in rows {
            guard let cells = cells(row) else { continue }
            if row.group != group {
                let rule = head.split(separator: "|").map { _ in " --- |" }.joined()
                text += "\(text.isEmpty ? "" : "\n")## \(row.group)\n\n\(head)\n|\(rule)\n"
                group = row.group
            }
            text += "| \(cells.joined(separator: " | ")) |\n"
        }
        return text
    }

    private static func here(_ row: CarouselKeys.Row) -> String {
        switch row.path[0] {
        case "*": "its keys, one level up"
        case "auto": "nothing"
        default: "`\(row.path.joined(separator: "."))`"
        }
    }

    private static func value(_ row: CarouselKeys.Row) -> String {
        switch row.kind {
        case "": row.path[0] == "auto" ? "`false` without a `timer`, `true` with one" : "the same"
        case "ms": "milliseconds, or a duration"
        case "s": "seconds, or a duration"
        case "number": "a number"
        case "ordinal": "a number; here it is one less, as pages count from 0"
        case "cards": "how many cards are seen at once; here the width of one"
        case "mapping": "a mapping"
        case "items": "a list"
        case "picture": "a picture"
        case "text": "text"
        case "address": "what the key takes"
        case "date": "a date"
        case "id": "an id"
        default:
            row.kind.split(separator: " ").map {
                $0 == "*=*"
                    ? "the key's words: the same" : "`\($0.replacing("=", with: "`: `"))`"
            }.joined(separator: ", ")
        }
    }
}
