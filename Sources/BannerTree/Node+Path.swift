extension Node {
    /// The node's path as a JSON Pointer such as `/items/2/link`; empty for the root.
    ///
    /// A key has its value's path. A node inside an alias's target has the path of that target.
    public var path: String {
        guard place != 0 else { return "" }
        var path: [UInt8] = []
        path.reserveCapacity(48)
        appendPath(to: place, &path)
        return path.utf8Text
    }

    /// Appends the path to a record; the recursion is limited by the maximum nesting depth.
    private func appendPath(to index: UInt32, _ path: inout [UInt8]) {
        let record = document.records[Int(index)]
        if record.parent != 0 { appendPath(to: record.parent, &path) }
        path.append(UInt8(ascii: "/"))
        if document.records[Int(record.parent)].kind == .sequence {
            Node.append(record.ordinal, &path)
        } else {
            appendKey(
                document.look(at: record.ordinal.isMultiple(of: 2) ? index : index - 1), &path)
        }
    }

    private static func append(_ number: UInt32, _ path: inout [UInt8]) {
        if number >= 10 { append(number / 10, &path) }
        path.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Appends a key with the escapes of RFC 6901: `~` becomes `~0`, and `/` becomes `~1`.
    private func appendKey(_ key: Look, _ path: inout [UInt8]) {
        for byte in document.scalarText(key) {
            switch byte {
            case UInt8(ascii: "~"): path += [byte, UInt8(ascii: "0")]
            case UInt8(ascii: "/"): path += [UInt8(ascii: "~"), UInt8(ascii: "1")]
            default: path.append(byte)
            }
        }
    }

    /// The node at a JSON Pointer, relative to this one; `nil` if there is none.
    public subscript(path pointer: String) -> Node? {
        guard !pointer.isEmpty else { return self }
        guard pointer.utf8.first == "/" else { return nil }
        var node = self
        for step in pointer.utf8.dropFirst().split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        {
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
            let text = step.utf8Text
            guard let number = Int(text), String(number) == text else { return nil }
            return item(number)
        }
    }

    package static func unescaped(_ step: [UInt8]) -> [UInt8] {
        var key: [UInt8] = []
        var position = 0
        while position < step.count {
            let byte = step[position]
            position += 1
            guard byte == "~", position < step.count else {
                key.append(byte)
                continue
            }
            key.append(step[position] == "1" ? UInt8(ascii: "/") : byte)
            position += 1
        }
        return key
    }
}
