extension Rule {
    /// A page that does not exist.
    package static let noSuchPage = Rule(
        "BK4002", "no-such-page", .error, "a page or an item that does not exist",
        """
        A page is named by its number, from 0 to one less than the number of items, or by its \
        item's id. Quote an id that consists of digits only.

              items: [red, orange]
            ✗ paging: { startPage: ⟦2⟧ }
            ✓ paging: { startPage: orange }
        """)
}
