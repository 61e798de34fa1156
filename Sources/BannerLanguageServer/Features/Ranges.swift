// Folding ranges and selection ranges.

extension Snapshot {
    /// The limit on folding ranges.
    private static let foldLimit = 5_000

    /// The foldable ranges: multi-line values, items, brackets and comment blocks.
    func folds() -> [Fold] {
        var folds = commentFolds
        var last = -1
        for node in outline.nodes
        where node.role != .root && (node.isCollection || node.kind == .block) {
            let isBelowKey = node.role == .value && node.partner >= 0
            let start = isBelowKey ? outline[node.partner].start : node.start
            guard bytes[start..<max(start, node.end - 1)].contains(where: \.isLineBreak) else {
                continue
            }
            let line = bytes.lineStart(of: start)
            guard line != last else { continue }
            last = line
            folds.append((start..<node.end, false))
        }
        folds.sort {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        return Array(folds.prefix(Snapshot.foldLimit))
    }

    /// Consecutive comment lines, two or more.
    private var commentFolds: [Fold] {
        var blocks: [Range<Int>] = []
        var below = -1
        for comment in outline.comments {
            guard let lines = bytes.ownLines(of: comment) else { continue }
            if let block = blocks.last, lines.lowerBound == below {
                blocks[blocks.count - 1] = block.lowerBound..<comment.upperBound
            } else {
                blocks.append(comment)
            }
            below = lines.upperBound
        }
        return blocks.filter { bytes[$0].contains(where: \.isLineBreak) }.map { ($0, true) }
    }

    /// The selection ranges around an offset, innermost first: a string without quotes, with
    /// quotes, a key with its value, an item, and so on.
    func selections(at offset: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        func add(_ range: Range<Int>) {
            guard range != ranges.last, ranges.last.map({ $0.clamped(to: range) == $0 }) ?? true
            else { return }
            ranges.append(range)
        }
        if let comment = outline.comment(at: offset) { add(comment) }
        for node in ranges.isEmpty ? (outline.node(at: offset).map(outline.ancestors) ?? []) : [] {
            let place = outline[node]
            if place.kind == .doubleQuoted || place.kind == .singleQuoted,
                place.end - place.start >= 2
            {
                add(place.start + 1..<place.end - 1)
            }
            if place.kind != .empty { add(place.range) }
            guard place.partner >= 0 else { continue }
            let partner = outline[place.partner]
            add(min(place.start, partner.start)..<max(place.end, partner.end))
        }
        add(0..<bytes.count)
        return ranges
    }
}
