extension Rule {
    /// A page that does not exist.
    package static let noSuchPage = Rule(
        "BK4002", "no-such-page", .error, "a page or an item that does not exist",
        """
        A page is named by its number, from 0 to one less than the number of items, or by its item's id. Quote an id \
        that consists of digits only.

              items: [red, orange]
            ✗ paging: { startPage: ⟦2⟧ }
            ✓ paging: { startPage: orange }
        """)
}

extension BuiltInspection {
    /// A page is one of the banner's; one that does not exist becomes 0.
    mutating func check(page: inout Int, of count: Int, at path: ValuePath) {
        // Without items there is another finding, and no number can be checked.
        guard count > 0 else { return distrust(path) }
        guard !(0..<count).contains(page) else { return }
        let all = count == 1 ? "the only page is 0" : "the pages are 0 to \(count - 1)"
        report(.noSuchPage, "there is no page `\(page)`", at: path, help: all)
        page = 0
    }
}
