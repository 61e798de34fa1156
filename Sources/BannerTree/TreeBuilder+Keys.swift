extension TreeBuilder {
    /// The record of a node, or of an alias's target.
    private func content(_ node: UInt32) -> Record {
        let record = records[Int(node)]
        return record.kind == .alias ? records[Int(record.first)] : record
    }

    /// Reports and removes the duplicate keys of a mapping.
    mutating func checkKeys(of mapping: UInt32) {
        let count = records[Int(mapping)].count
        guard count > TreeBuilder.fewKeys || hasRepeatedKey(mapping) else { return }
        var firsts: [[UInt8]: UInt32] = [:]
        var lastValue: UInt32?
        var key = records[Int(mapping)].first
        for _ in 0..<count {
            let value = records[Int(key)].next
            let text = records[Int(key)].isBroken ? nil : text(key)
            if let text, let first = firsts[text] {
                report(key, repeats: first)
                records[Int(mapping)].count -= 1
                // The first key is never a duplicate.
                if let lastValue { records[Int(lastValue)].next = records[Int(value)].next }
            } else {
                if let text { firsts[text] = key }
                lastValue = value
            }
            key = records[Int(value)].next
        }
    }

    /// The maximum number of keys that are compared pairwise.
    private static var fewKeys: UInt32 { 24 }

    /// Whether a small mapping has a duplicate key.
    private func hasRepeatedKey(_ mapping: UInt32) -> Bool {
        let count = records[Int(mapping)].count
        var key = records[Int(mapping)].first
        for index in 0..<count {
            let own = content(key)
            var earlier = records[Int(mapping)].first
            for _ in 0..<index {
                let other = content(earlier)
                if own.count == other.count && isSame(own, other) { return true }
                earlier = records[Int(records[Int(earlier)].next)].next
            }
            key = records[Int(records[Int(key)].next)].next
        }
        return false
    }

    private func isSame(_ a: Record, _ b: Record) -> Bool {
        let (a, b, count) = (Int(a.first), Int(b.first), Int(a.count))
        for index in 0..<count where text[a + index] != text[b + index] { return false }
        return true
    }

    /// A key's text.
    private func text(_ key: UInt32) -> [UInt8] {
        let record = content(key)
        return text.array(Int(record.first)..<Int(record.first + record.count))
    }

    private mutating func report(_ key: UInt32, repeats first: UInt32) {
        let name = excerpt(text(key)[...])
        let note = Note("the first `\(name)` is here; its value is used", at: range(first))
        add(
            .duplicateKey, "the key `\(name)` appears twice in this mapping", explanation: "remove one of the two",
            notes: [note], node: key)
        findings[findings.count - 1].diagnostic.remedies = removal(of: key, sameAs: first).map { [$0] } ?? []
    }

    /// The remedy that removes an entry's line, if it equals another entry word for word.
    private mutating func removal(of key: UInt32, sameAs first: UInt32) -> Remedy? {
        let ranges = [first, key].map { entry -> Range<Int> in
            let start = cursor.byteOffset(of: Int(records[Int(entry)].start))
            return start..<cursor.byteOffset(of: Int(records[Int(records[Int(entry)].next)].end))
        }
        let (bytes, own) = (file.bytes, ranges[1])
        let line = (bytes[..<own.lowerBound].lastIndex(where: \.isLineBreak) ?? -1) + 1
        let end = bytes[own.upperBound...].firstIndex(where: \.isLineBreak) ?? bytes.count
        let isWholeLine =
            bytes[line..<own.lowerBound].allSatisfy(Screening.isBlank)
            && bytes[own.upperBound..<end].allSatisfy(Screening.isBlank)
        guard isWholeLine, end < bytes.count, bytes[ranges[0]] == bytes[own], !bytes[own].contains(where: \.isLineBreak)
        else { return nil }
        let next = bytes.has("\r\n", at: end) ? end + 2 : end + 1
        let range = SourceRange(cursor.codePoint(atByte: line), cursor.codePoint(atByte: next))
        return Remedy("remove the second one, which says the same", [Edit(range, "")], .certain)
    }

    /// Drops a key that is a list or a mapping, together with its value.
    mutating func giveUp(key node: UInt32) {
        top.isDropping = true
        guard !records[Int(node)].isBroken else { return }
        add(
            .complexKey, "a key must be text, not a \(noun(content(node).kind))", at: range(node),
            explanation: "write text before the `:`", node: top.node)
    }

    /// Removes the dropped key, and the value that has just ended, from the mapping.
    mutating func unlinkDropped() {
        top.isDropping = false
        let next = UInt32(records.count)
        if top.children == 0 {
            records[Int(top.node)].first = next
        } else {
            records[Int(top.last)].next = next
        }
    }
}
