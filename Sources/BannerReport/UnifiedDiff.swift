/// Two texts' difference as `diff -u` writes it, for people and for `patch`.
public struct UnifiedDiff: Sendable {
    private enum Line {
        case same(String), gone(String), new(String)
    }

    private let name: String
    private let lines: [Line]
    /// How many equal lines stand around a change.
    private static let context = 3

    /// The difference between two texts of the file `name`.
    public init(name: String, from old: [UInt8], to new: [UInt8]) {
        self.name = name
        let before = UnifiedDiff.lines(old)
        let after = UnifiedDiff.lines(new)
        let difference = after.difference(from: before)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (i, j) = (0, 0)
        while i < before.count || j < after.count {
            if removed.contains(i) {
                lines.append(.gone(before[i]))
                i += 1
            } else if inserted.contains(j) {
                lines.append(.new(after[j]))
                j += 1
            } else {
                lines.append(.same(before[i]))
                i += 1
                j += 1
            }
        }
        self.lines = lines
    }

    /// The difference as text, what is harmful in a terminal written as an escape; empty where there is none.
    public func text(style: TextStyle) -> String {
        let hunks = self.hunks
        guard !hunks.isEmpty else { return "" }
        let shown = style.sanitiser.visible(name)
        return style.paint("--- \(shown)", .place) + "\n" + style.paint("+++ \(shown)", .place) + "\n"
            + hunks.map { text($0, style) }.joined()
    }

    /// The stretches of lines to show: each change with its surroundings, near ones in one.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, line) in lines.enumerated() {
            if case .same = line { continue }
            let low = max(0, index - UnifiedDiff.context)
            let high = min(lines.count, index + UnifiedDiff.context + 1)
            if let last = hunks.last, low <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<high
            } else {
                hunks.append(low..<high)
            }
        }
        return hunks
    }

    private func text(_ hunk: Range<Int>, _ style: TextStyle) -> String {
        let (oldStart, newStart) = counts(0..<hunk.lowerBound)
        let (old, new) = counts(hunk)
        let head = "@@ -\(oldStart + (old > 0 ? 1 : 0)),\(old) +\(newStart + (new > 0 ? 1 : 0)),\(new) @@"
        return style.paint(head, .gutter) + "\n"
            + lines[hunk].map { line in
                switch line {
                case .same(let text): " \(visible(text, style))\n"
                case .gone(let text): style.paint("-\(visible(text, style))", .severity("error")) + "\n"
                case .new(let text): style.paint("+\(visible(text, style))", .help) + "\n"
                }
            }.joined()
    }

    private func counts(_ range: Range<Int>) -> (old: Int, new: Int) {
        var (old, new) = (0, 0)
        for line in lines[range] {
            switch line {
            case .same: (old, new) = (old + 1, new + 1)
            case .gone: old += 1
            case .new: new += 1
            }
        }
        return (old, new)
    }

    /// A tab is no harm here, and `patch` needs it.
    private func visible(_ text: String, _ style: TextStyle) -> String {
        text.split(separator: "\t", omittingEmptySubsequences: false).map { style.sanitiser.visible(String($0)) }
            .joined(separator: "\t")
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
        }
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines
    }
}
