extension ValueCodec where Value == Int {
    /// The shape of a page: its number, or its item's id.
    static let page = ValueCodec(
        schema: .page, read: { node, reading in reading.page(node) },
        write: { page, options, text in
            if let ids = options.ids, ids.indices.contains(page) {
                text.append(quoted: ids[page])
            } else {
                text.append(page.description)
            }
        })
}

extension Reading {
    /// Reads a page.
    mutating func page(_ node: Node) -> Int? {
        guard node.kind == .scalar else { return .none(after: wrongType(node, wants: .page)) }
        switch node.type {
        case .text: return page(withID: node)
        case .number:
            guard let decimal = Decimal(node) else { break }
            return page(numbered: decimal, node)
        case .null, .boolean, .specialNumber: break
        }
        let last = (pages.count ?? 0) - 1
        if !isOldNumber(node, wants: .page, where: { (Int($0) ?? .max) <= last }) {
            wrongType(node, wants: .page)
        }
        return nil
    }

    private mutating func page(numbered decimal: Decimal, _ node: Node) -> Int? {
        let number: Int64
        switch decimal.multiplied(by: 1) {
        case .whole(let magnitude): number = decimal.isNegative ? -magnitude : magnitude
        case .tooLarge: number = decimal.isNegative ? .min : .max
        case .fraction: return .none(after: wrongType(node, wants: .page))
        }
        // Without items there is another finding, and no number can be checked.
        guard let count = pages.count else { return .none(after: markInvalid(node)) }
        guard number >= 0 && number < count else {
            let all = count == 1 ? "the only page is 0" : "the pages are 0 to \(count - 1)"
            return .none(
                after: fault(
                    .noSuchPage, "there is no page `\(node.shownText)`", at: node,
                    explanation: Words(all)))
        }
        return Int(number)
    }

    private mutating func page(withID node: Node) -> Int? {
        if let page = pages.number(of: node.bytes) { return page }
        guard pages.count != nil, !pages.isDamaged(node.bytes) else {
            return .none(after: markInvalid(node))
        }
        fault(
            .noSuchPage, "no item has the id `\(node.shownText)`", at: node,
            explanation: "write the id of an item, or a page's number from 0", cause: .value(.page))
        return nil
    }
}
