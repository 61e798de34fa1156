extension Node {
    /// Where the node stands in its document, as a JSON Pointer such as `/items/2/link`; empty for the root.
    ///
    /// A key has its value's path. A node inside an alias's target has the path of the target.
    public var path: String {
        var steps: [String] = []
        var index = place
        while index != 0 {
            let record = document.records[Int(index)]
            if document.records[Int(record.parent)].kind == .sequence {
                steps.append(String(record.ordinal))
            } else {
                let key = Node(document, at: record.ordinal.isMultiple(of: 2) ? index : index - 1)
                steps.append(Node.pointerStep(key.text))
            }
            index = record.parent
        }
        return steps.reversed().map { "/" + $0 }.joined()
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

    /// A key as a step of a JSON Pointer (RFC 6901): `~` is `~0` and `/` is `~1`.
    static func pointerStep(_ key: String) -> String {
        var step = String.UnicodeScalarView()
        for scalar in key.unicodeScalars {
            switch scalar {
            case "~": step.append(contentsOf: "~0".unicodeScalars)
            case "/": step.append(contentsOf: "~1".unicodeScalars)
            default: step.append(scalar)
            }
        }
        return String(step)
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
