extension ValueCodec {
    /// The shape of a list; an invalid element is omitted, or replaced by `placeholder`.
    package static func list<Element>(
        of element: ValueCodec<Element>, count: ClosedRange<Int>, tooMany: Rule = .wrongType,
        placeholder: Element? = nil
    ) -> ValueCodec where Value == [Element], Element: Sendable {
        ValueCodec(
            schema: .list(of: element.schema, count: count),
            read: { element.readList($0, count, tooMany, placeholder, &$1) },
            write: { element.writeList($0, $1, &$2) })
    }

    /// Reads a list of values.
    private func readList(
        _ node: Node, _ count: ClosedRange<Int>, _ tooMany: Rule, _ placeholder: Value?,
        _ reading: inout Reading
    ) -> [Value]? {
        guard node.kind == .sequence else {
            return .none(after: reading.wrongType(node, wants: .list(of: schema, count: count)))
        }
        guard node.count >= count.lowerBound else {
            return .none(after: reading.tooFew(node, count))
        }
        var values: [Value] = []
        values.reserveCapacity(min(node.count, count.upperBound))
        var (items, left) = (node.itemCursor, count.upperBound)
        while items.move() {
            guard left > 0 else {
                reading.tooMany(node, items.item, tooMany, count)
                break
            }
            left -= 1
            if let value = read(items.item, &reading) ?? placeholder { values.append(value) }
        }
        return values
    }

    /// Appends a list of values; nothing if one of them cannot be written.
    private func writeList(_ values: [Value], _ options: WriteOptions, _ text: inout [UInt8]) {
        guard options.isComplete || !values.isEmpty else { return }
        let node = values.isEmpty ? nil : options.node
        var nodes = node.map { $0.kind == .sequence ? Array($0.items) : [$0] }?.makeIterator()
        let start = text.count
        text.append(byte: "[")
        for value in values {
            text.appendComma()
            let before = text.count
            write(value, options.at(nodes?.next()), &text)
            guard text.count > before else { return text.removeLast(before - start) }
        }
        text.append(byte: "]")
    }

    /// The shape of a list, or of one element alone.
    package static func oneOrMore<Element>(of element: ValueCodec<Element>, count: ClosedRange<Int>)
        -> ValueCodec
    where Value == [Element], Element: Sendable {
        let list = list(of: element, count: count)
        let read = element.read
        return ValueCodec(
            schema: .either(element.schema, list.schema),
            read: { node, reading in
                guard node.kind == .scalar else { return list.read(node, &reading) }
                // `a, b` is two elements without brackets.
                if zip(node.bytes, node.bytes.dropFirst()).contains(where: {
                    $0.0 == 0x2C && $0.1 == 0x20
                }) {
                    return .none(after: reading.wrongType(node, wants: list.schema))
                }
                return read(node, &reading).map { [$0] }
            },
            write: list.write)
    }
}

extension Reading {
    mutating fileprivate func tooFew(_ list: Node, _ count: ClosedRange<Int>) {
        fault(
            .tooFewEntries,
            """
            \(title(of: list)) \(list.count == 0 ? "is empty" : "has too few entries"); expected \
            at least \(count.lowerBound)
            """,
            at: list, explanation: "write at least \(count.lowerBound)")
    }

    mutating fileprivate func tooMany(
        _ list: Node, _ first: Node, _ rule: Rule, _ count: ClosedRange<Int>
    ) {
        fault(
            rule,
            "\(title(of: list)) has \(list.count) entries; at most \(count.upperBound) are allowed",
            at: first,
            explanation: "remove \(list.count - count.upperBound)")
    }
}
