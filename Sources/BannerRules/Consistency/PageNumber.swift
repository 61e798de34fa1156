/// With a random order, or with pages of several cards, only ids name items («What a banner means»,
/// Order and Pages of several cards).
enum PageNumber {
    static let rule = Rule(
        "BK4023", "page-number", .error, "a page's number where only an id names an item",
        """
        With `order: shuffled` or `rotated` a page has another item for each viewer: the banner \
        starts on the first page of the order. With `group` a page has several cards, and how many \
        pages there are can depend on the viewport. So only an id names an item.

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
        let isOrdered = paging.order != .file
        guard isOrdered || paging.group != .cards(1) else { return }
        let start: ValuePath = ["paging", "startPage"]
        if isOrdered, paging.startPage != 0 || context.isNumber(at: start) != nil {
            context.report(
                rule, "a random order has no start page", at: start,
                beside: ["paging", "order"], "the order is here",
                remedies: [.remove(start), .remove(["paging", "order"])])
        } else if !isOrdered {
            check(paging.startPage, at: start, banner, context)
        }
        for (number, scenario) in banner.scenarios.enumerated() {
            let path: ValuePath = ["scenarios", .item(number)]
            for (place, input) in scenario.inputs.enumerated() {
                let item: Int
                switch input.action {
                case .select(let page): item = page
                case .tap(let card?): item = card
                default: continue
                }
                check(
                    item, at: path + "inputs" + .item(place) + .key(input.action.word), banner,
                    context)
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
        let isOrdered = banner.paging.order != .file
        context.report(
            rule,
            """
            with \(isOrdered ? "a random order" : "pages of several cards") only an id names an \
            item
            """, at: path,
            beside: ["paging", isOrdered ? "order" : "group"],
            "the \(isOrdered ? "order" : "group") is here",
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
