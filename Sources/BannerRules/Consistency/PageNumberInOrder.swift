/// With a random order only ids name items («What a banner means», Order).
enum PageNumberInOrder {
    static let rule = Rule(
        "BK4023", "page-number-in-order", .error, "a page's number in a banner with a random order",
        """
        With `order: shuffled` or `rotated` a page has another item for each viewer: the banner \
        starts on the first page of the order, and only an id names an item.

              items: [red, orange]
              paging: { order: shuffled }
              scenarios:
                - name: chosen
                  duration: 5s
            ✗     inputs: [{ at: 1s, select: ⟦1⟧ }]
            ✓     inputs: [{ at: 1s, select: orange }]
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        let paging = banner.paging
        guard paging.order != .file else { return }
        let start: ValuePath = ["paging", "startPage"]
        if paging.startPage != 0 || context.isNumber(at: start) != nil {
            context.report(
                rule, "a random order has no start page", at: start,
                beside: ["paging", "order"], "the order is here",
                remedies: [.remove(start), .remove(["paging", "order"])])
        }
        for (number, scenario) in banner.scenarios.enumerated() {
            let path: ValuePath = ["scenarios", .item(number)]
            for (place, input) in scenario.inputs.enumerated() {
                guard case .select(let page) = input.action else { continue }
                check(page, at: path + "inputs" + .item(place) + "select", banner, context)
            }
            for (place, expectation) in scenario.expect.enumerated() {
                guard let (key, page) = expectation.page else { continue }
                check(page, at: path + "expect" + .item(place) + .key(key), banner, context)
            }
        }
    }

    private static func check(
        _ page: Int, at path: ValuePath, _ banner: Banner, _ context: any RuleContext
    ) {
        guard context.isNumber(at: path) == true, banner.items.indices.contains(page) else {
            return
        }
        context.report(
            rule, "with a random order only an id names an item", at: path,
            beside: ["paging", "order"], "the order is here",
            remedies: [.write(.string(banner.items[page].id), at: path)])
    }
}

extension Banner.Expectation {
    /// The key that names an item, and the item.
    fileprivate var page: (key: String, page: Int)? {
        switch self {
        case .at(_, let page, _, _): page.map { ("page", $0) }
        case .always(let page, _, _): ("always", page)
        case .never(let page, _, _): ("never", page)
        case .shown(let page, _, _): ("item", page)
        case .changes: nil
        }
    }
}
