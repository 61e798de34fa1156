extension Node {
    /// Where the node stands in its document, as a JSON Pointer such as `/items/2/link`; empty for the root.
    ///
    /// A key has its value's path. A node inside an alias's target has the path of the target.
    public var path: String {
        var steps: [UInt32] = []
        var index = place
        while index != 0 {
            steps.append(index)
            index = document.records[Int(index)].parent
        }
        var path: [UInt8] = []
        for step in steps.reversed() { appendStep(to: step, &path) }
        return String(decoding: path, as: UTF8.self)
    }

    /// Appends the last step of the way to a node (RFC 6901): in a key `~` is `~0` and `/` is `~1`.
    private func appendStep(to index: UInt32, _ path: inout [UInt8]) {
        let record = document.records[Int(index)]
        path.append(UInt8(ascii: "/"))
        guard document.records[Int(record.parent)].kind != .sequence else {
            path += String(record.ordinal).utf8
            return
        }
        for byte in Node(document, at: record.ordinal.isMultiple(of: 2) ? index : index - 1).bytes {
            switch byte {
            case UInt8(ascii: "~"): path += [byte, UInt8(ascii: "0")]
            case UInt8(ascii: "/"): path += [UInt8(ascii: "~"), UInt8(ascii: "1")]
            default: path.append(byte)
            }
        }
    }

    /// The node at a JSON Pointer, counted from this one; nil where there is none.
    public subscript(path pointer: String) -> Node? {
        guard !pointer.isEmpty else { return self }
        guard pointer.utf8.first == UInt8(ascii: "/") else { return nil }
        var node = self
        for step in pointer.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let child = node.child(Array(step)) else { return nil }
            node = child
        }
        return node
    }

    private func child(_ step: [UInt8]) -> Node? {
        switch kind {
        case .scalar: return nil
        case .mapping:
            let key = Node.unescaped(step)
            return entries.first { $0.key.equals(key) }?.value
        case .sequence:
            let text = String(decoding: step, as: UTF8.self)
            guard let number = Int(text), number >= 0, number < count, String(number) == text else { return nil }
            return items.dropFirst(number).first { _ in true }
        }
    }

    private static func unescaped(_ step: [UInt8]) -> [UInt8] {
        var key: [UInt8] = []
        var position = 0
        while position < step.count {
            let byte = step[position]
            position += 1
            guard byte == UInt8(ascii: "~"), position < step.count else {
                key.append(byte)
                continue
            }
            key.append(step[position] == UInt8(ascii: "1") ? UInt8(ascii: "/") : byte)
            position += 1
        }
        return key
    }
}
