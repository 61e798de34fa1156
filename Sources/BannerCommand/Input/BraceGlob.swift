/// A pattern with braces as one automaton, whose size is that of the pattern, however many patterns it stands for.
///
/// Only for patterns in which each alternative is read alike: without brackets, escapes, and signs at an edge that make
/// an alternative a rule of another kind. Others are written out (see `Braces`).
struct BraceGlob: Sendable {
    /// What a position of the pattern matches.
    private enum Sign: Equatable {
        case letter(UInt8), anyLetter, anyLetters, slash, anyFolders
    }

    /// Numbers of positions; the one after the last is the end of the pattern.
    private typealias Positions = [UInt64]

    private var signs: [Sign] = []
    /// What can come next after each position, with what stars may skip; last, what can come first.
    private var next: [Positions] = []
    /// The same, but stars skip nothing.
    private var nearest: [Positions] = []
    private var words = 0
    /// Where a path can begin, and which of these stand for any folders.
    private var opening: Positions = []
    private var openingFolders: Positions = []
    /// The letters that can be first and last, by which most names are ruled out.
    private(set) var beginnings = LetterSet()
    private var endings = LetterSet()
    /// Whether it is about whole paths, and not about names anywhere.
    let isAnchored: Bool

    /// The automaton of a pattern without a `/` at its end; `nil` if the pattern must be written out.
    init?(_ text: some Collection<UInt8>) {
        let text = Array(text)
        guard let roles = Braces.roles(of: text), !text.contains(where: BraceGlob.isSpecial) else { return nil }
        var depth = 0
        var slashes = (outside: false, inside: false)
        for (byte, role) in zip(text, roles) {
            if role == .open { depth += 1 } else if role == .close { depth -= 1 }
            guard byte == UInt8(ascii: "/") else { continue }
            if depth == 0 { slashes.outside = true } else { slashes.inside = true }
        }
        guard slashes.outside || !slashes.inside else { return nil }
        isAnchored = slashes.outside
        // The positions that each one follows; `start` is that before the first.
        let start = -1
        var after: [[Int]] = []
        var present = [start]
        var open: [(entry: [Int], exits: [Int])] = []
        var doubles: [Int] = []
        var place = 0
        while place < text.count {
            let (byte, role) = (text[place], roles[place])
            place += 1
            switch role {
            case .open: open.append((present, []))
            case .comma:
                open[open.count - 1].exits += present
                present = open[open.count - 1].entry
            case .close:
                guard let (_, exits) = open.popLast() else { return nil }
                present = Array(Set(exits + present)).sorted()
            case .letter:
                var sign = Sign.letter(byte)
                if byte == UInt8(ascii: "?") { sign = .anyLetter }
                if byte == UInt8(ascii: "/") { sign = .slash }
                if byte == UInt8(ascii: "*") {
                    sign = .anyLetters
                    // A star on each side of a brace could be two.
                    guard !present.contains(where: { $0 != start && signs[$0] == .anyLetters }) else { return nil }
                    if place < text.count && text[place] == byte { doubles.append(signs.count) }
                    while place < text.count && text[place] == byte { place += 1 }
                }
                signs.append(sign)
                after.append(present)
                present = [signs.count - 1]
            }
        }
        // Such an end would make an alternative one for folders only.
        guard !present.contains(where: { $0 != start && signs[$0] == .slash }) else { return nil }
        after.append(present)
        for position in present where position != start {
            if case .letter(let letter) = signs[position] { endings.insert(letter) } else { endings = .all }
        }
        let count = signs.count
        for double in doubles where isAnchored {
            let before = after[double].map { $0 == start || signs[$0] == .slash }
            let behind = after.indices.filter { after[$0].contains(double) }.map { $0 == count || signs[$0] == .slash }
            guard before.contains(true), behind.contains(true) else { continue }
            guard !before.contains(false), !behind.contains(false) else { return nil }
            signs[double] = .anyFolders
        }
        words = count / 64 + 1
        next = [Positions](repeating: Positions(repeating: 0, count: words), count: count + 1)
        nearest = next
        for position in (0...count).reversed() {
            for previous in after[position] {
                let number = previous == start ? count : previous
                next[number][position / 64] |= 1 << UInt64(position % 64)
                nearest[number][position / 64] |= 1 << UInt64(position % 64)
                if position < count && signs[position] == .anyLetters { join(position, to: &next[number]) }
            }
        }
        opening = withSkipped(opened(nearest[count]))
        openingFolders = folders(in: opening)
        for position in 0..<count where opening[position / 64] >> UInt64(position % 64) & 1 == 1 {
            if case .letter(let letter) = signs[position] { beginnings.insert(letter) } else { beginnings = .all }
        }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte <= 0x20 || "[]\\!#".utf8.contains(byte)
    }

    private func join(_ position: Int, to set: inout Positions) {
        for word in 0..<words { set[word] |= next[position][word] }
    }

    /// Where a name can begin: as in `.gitignore`, a `/` more makes no difference, and `**` can be nothing.
    private func opened(_ set: Positions) -> Positions {
        guard isAnchored else { return set }
        var set = set
        for position in signs.indices where set[position / 64] >> UInt64(position % 64) & 1 == 1 {
            guard signs[position] == .slash || signs[position] == .anyFolders else { continue }
            for word in 0..<words { set[word] |= nearest[position][word] }
        }
        return set
    }

    private func withSkipped(_ set: Positions) -> Positions {
        var all = set
        forEach(in: set) { if signs[$0] == .anyLetters { join($0, to: &all) } }
        return all
    }

    /// Calls `body` for each position but the end.
    private func forEach(in set: Positions, _ body: (Int) -> Void) {
        for word in 0..<words {
            var rest = set[word]
            while rest != 0 {
                let position = word * 64 + rest.trailingZeroBitCount
                rest &= rest - 1
                if position < signs.count { body(position) }
            }
        }
    }

    /// Whether a name, or a path from the pattern's folder on, is one that the pattern stands for.
    func matches(_ path: some BidirectionalCollection<UInt8>) -> Bool {
        guard let first = path.first, let last = path.last, beginnings.contains(first), endings.contains(last) else {
            return false
        }
        var set = opening
        var stays = openingFolders
        var reached = Positions(repeating: 0, count: words)
        for byte in path {
            if byte != UInt8(ascii: "/") && !set.contains(where: { $0 != 0 }) { continue }
            for word in 0..<words { reached[word] = 0 }
            if byte == UInt8(ascii: "/") {
                forEach(in: set) { position in
                    guard signs[position] == .slash else { return }
                    for word in 0..<words { reached[word] |= nearest[position][word] }
                }
                for word in 0..<words { reached[word] |= stays[word] }
                set = withSkipped(opened(reached))
                stays = folders(in: set)
                continue
            }
            forEach(in: set) { position in
                switch signs[position] {
                case .letter(let letter): if letter == byte { join(position, to: &reached) }
                case .anyLetter: join(position, to: &reached)
                case .anyLetters:
                    reached[position / 64] |= 1 << UInt64(position % 64)
                    join(position, to: &reached)
                case .slash, .anyFolders: break
                }
            }
            swap(&set, &reached)
            if !set.contains(where: { $0 != 0 }) && !stays.contains(where: { $0 != 0 }) { return false }
        }
        // `**` at the end stands for what is in a folder.
        return isEnd(in: set) || isEnd(in: opened(stays))
    }

    private func folders(in set: Positions) -> Positions {
        var found = Positions(repeating: 0, count: words)
        guard isAnchored else { return found }
        forEach(in: set) { if signs[$0] == .anyFolders { found[$0 / 64] |= 1 << UInt64($0 % 64) } }
        return found
    }

    private func isEnd(in set: Positions) -> Bool { set[signs.count / 64] >> UInt64(signs.count % 64) & 1 == 1 }
}
