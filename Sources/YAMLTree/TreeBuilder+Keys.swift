import Diagnostics

extension TreeBuilder {
    /// Marks a key in its mapping's set of hashes; equal bits are looked into when the mapping closes.
    mutating func noteKey(_ node: UInt32, _ reader: borrowing EventReader) {
        let record = scalar(node)
        var hash = record.count &* 7
        if record.count > 0 {
            let first = Int(record.first)
            hash &+= UInt32(reader.text[first]) &* 5 &+ UInt32(reader.text[first + Int(record.count) - 1])
            hash &+= UInt32(reader.text[first + Int(record.count) / 2]) &* 3
        }
        let bit: UInt64 = 1 << UInt64(hash & 63)
        let top = open.count - 1
        if open[top].keys & bit != 0 { open[top].mayRepeat = true }
        open[top].keys |= bit
    }

    /// The record of a scalar, an alias seen through.
    private func scalar(_ node: UInt32) -> Record {
        let record = records[Int(node)]
        return record.kind == .alias ? records[Int(record.first)] : record
    }

    /// Reports the keys of a mapping that stand in it before, and takes them out.
    mutating func removeRepeatedKeys(of mapping: UInt32, _ text: [UInt8]) {
        var keys: [UInt32] = []
        keys.reserveCapacity(Int(records[Int(mapping)].count))
        var key = records[Int(mapping)].first
        for _ in 0..<records[Int(mapping)].count {
            keys.append(key)
            key = records[Int(records[Int(key)].next)].next
        }
        let firsts = firstOccurrences(keys, text)
        guard !firsts.isEmpty else { return }
        var lastValue: UInt32?
        var repeated = firsts[...]
        for key in keys {
            let value = records[Int(key)].next
            if let pair = repeated.first, pair.key == key {
                repeated.removeFirst()
                report(key, repeats: pair.first, text)
                records[Int(mapping)].count -= 1
                // The first key is never a repeated one.
                if let lastValue { records[Int(lastValue)].next = records[Int(value)].next }
            } else {
                lastValue = value
            }
        }
    }

    /// The repeated keys in order, each with the key it repeats.
    private func firstOccurrences(_ keys: [UInt32], _ text: [UInt8]) -> [(key: UInt32, first: UInt32)] {
        func bytes(_ key: UInt32) -> ArraySlice<UInt8> {
            let record = scalar(key)
            return text[Int(record.first)..<Int(record.first + record.count)]
        }
        guard keys.count > 24 else { return pairs(keys, bytes) }
        let sorted = keys.filter { !records[Int($0)].isBroken }.map { (key: $0, bytes: bytes($0)) }.sorted { a, b in
            if a.bytes.count != b.bytes.count { return a.bytes.count < b.bytes.count }
            for (x, y) in zip(a.bytes, b.bytes) where x != y { return x < y }
            return a.key < b.key
        }
        var found: [(key: UInt32, first: UInt32)] = []
        var first = 0
        for index in sorted.indices.dropFirst() {
            if sorted[index].bytes == sorted[first].bytes {
                found.append((sorted[index].key, sorted[first].key))
            } else {
                first = index
            }
        }
        return found.sorted { $0.key < $1.key }
    }

    /// The same for a few keys, each compared with those before it.
    private func pairs(
        _ keys: [UInt32], _ bytes: (UInt32) -> ArraySlice<UInt8>
    ) -> [(key: UInt32, first: UInt32)] {
        var found: [(key: UInt32, first: UInt32)] = []
        for (index, key) in keys.enumerated() where !records[Int(key)].isBroken {
            let length = scalar(key).count
            let earlier = keys[..<index].first {
                scalar($0).count == length && !records[Int($0)].isBroken && bytes($0) == bytes(key)
            }
            if let earlier { found.append((key, earlier)) }
        }
        return found
    }

    private mutating func report(_ key: UInt32, repeats first: UInt32, _ text: [UInt8]) {
        let record = scalar(key)
        let name = excerpt(text[Int(record.first)..<Int(record.first + record.count)])
        let note = Note("`\(name)` stands here first, and this one counts", at: range(first))
        add(
            Diagnostic(
                .duplicateKey, "the key `\(name)` stands twice in this mapping", at: range(key),
                help: "remove one of the two", notes: [note]), node: key)
    }

    /// Gives up a key that is a list or a mapping; its value goes with it.
    mutating func giveUp(key node: UInt32) {
        let top = open.count - 1
        open[top].isDropping = true
        let isTemplate = records[Int(node)].kind == .mapping && open[top].isFlow
        add(
            Diagnostic(
                .complexKey, "a key must be a text, and this is a \(noun(records[Int(node)]))", at: range(node),
                help: isTemplate ? "put a template's `{{ … }}` between quotes" : "write a text before the `:`"),
            node: open[top].node)
    }

    /// Takes the key that was given up, and the value that has just ended, out of the mapping.
    mutating func unlinkDropped() {
        let top = open.count - 1
        open[top].isDropping = false
        let next = UInt32(records.count)
        if open[top].children == 0 {
            records[Int(open[top].node)].first = next
        } else {
            records[Int(open[top].last)].next = next
        }
    }

    private func noun(_ record: Record) -> String {
        let kind = record.kind == .alias ? records[Int(record.first)].kind : record.kind
        return kind == .mapping ? "mapping" : "list"
    }
}
