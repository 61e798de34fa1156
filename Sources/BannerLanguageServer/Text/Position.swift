/// A place in a text as the protocol names it: a line and a column from 0, the column in the units of an encoding.
struct Position: Hashable, Comparable {
    var line: Int
    var character: Int

    static func < (a: Position, b: Position) -> Bool { (a.line, a.character) < (b.line, b.character) }

    var json: JSON { ["line": .number(line), "character": .number(character)] }
}

extension Range<Position> {
    var json: JSON { ["start": lowerBound.json, "end": upperBound.json] }
}

/// The units of columns, which a client and a server agree on.
enum PositionEncoding: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
}
