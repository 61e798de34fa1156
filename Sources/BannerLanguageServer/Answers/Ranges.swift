import BannerEditing

// Folding and selection: the text's structure as ranges.

extension Snapshot {
    /// How many parts a file can have folded away.
    static let foldLimit = 5_000

    /// The parts that can be folded away: values and items of several lines, brackets, and blocks of comments.
    package func folds() -> Capped<Fold> {
        let lines = LineStarts(bytes)
        var folds: [Fold] = []
        var last = -1
        for node in outline.nodes {
            let start: Int
            switch node.kind {
            case .mapping, .sequence, .block:
                start = node.role == .value && node.partner >= 0 ? outline.nodes[node.partner].start : node.start
            case .plain, .singleQuoted, .doubleQuoted, .alias, .empty: continue
            }
            let line = lines.line(of: start)
            guard node.role != .root, line != last, lines.line(of: max(start, node.end - 1)) > line else { continue }
            last = line
            folds.append(Fold(range: start..<node.end))
        }
        folds += commentFolds(lines)
        folds.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
        return Capped(
            elements: Array(folds.prefix(Snapshot.foldLimit)), omitted: max(0, folds.count - Snapshot.foldLimit))
    }

    /// Comments on lines of their own, one below another.
    private func commentFolds(_ lines: LineStarts) -> [Fold] {
        var folds: [Fold] = []
        var block: Range<Int>?
        func end() {
            if let found = block, lines.line(of: found.lowerBound) < lines.line(of: found.upperBound) {
                folds.append(Fold(range: found, isComment: true))
            }
        }
        for comment in outline.comments {
            let isAlone = lines.isAlone(comment.lowerBound, in: bytes)
            if isAlone, let before = block,
                lines.line(of: comment.lowerBound) == lines.line(of: before.upperBound) + 1
            {
                block = before.lowerBound..<comment.upperBound
                continue
            }
            end()
            block = isAlone ? comment : nil
        }
        end()
        return folds
    }

    /// The parts of the text around an offset, the smallest first: a text without its quotes, with them, a key with its
    /// value, an item, and so on up to the file.
    package func selections(at offset: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        func add(_ range: Range<Int>) {
            guard range != ranges.last,
                ranges.last.map({ range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound }) ?? true
            else { return }
            ranges.append(range)
        }
        if let comment = outline.comment(at: offset) { add(comment) }
        var node = ranges.isEmpty ? outline.node(at: offset) ?? -1 : -1
        while node >= 0 {
            let place = outline.nodes[node]
            if place.kind == .doubleQuoted || place.kind == .singleQuoted, place.end - place.start >= 2 {
                add(place.start + 1..<place.end - 1)
            }
            if place.kind != .empty { add(place.range) }
            switch place.role {
            case .key where place.partner >= 0: add(place.start..<max(place.end, outline.nodes[place.partner].end))
            case .value where place.partner >= 0: add(outline.nodes[place.partner].start..<place.end)
            case .key, .value, .item, .root: break
            }
            node = place.parent
        }
        add(0..<bytes.count)
        return ranges
    }
}

/// Where the lines of a text begin.
struct LineStarts {
    private var starts = [0]

    init(_ bytes: [UInt8]) {
        for (index, byte) in bytes.enumerated() {
            let isCR = byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
            if byte == 0x0A || isCR { starts.append(index + 1) }
        }
    }

    /// The line, from 0, of an offset.
    func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] > offset { high = middle } else { low = middle + 1 }
        }
        return low - 1
    }

    /// Whether only spaces are before an offset on its line.
    func isAlone(_ offset: Int, in bytes: [UInt8]) -> Bool {
        bytes[starts[line(of: offset)]..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
}
