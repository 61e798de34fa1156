/// Items that are only texts are ids; pictures are in `image`.
enum FileNamesAsIDs {
    static let rule = Rule(
        "BK5032", "file-names-as-ids", .advice, "items that are names of picture files",
        """
        An item that is only a text is its `id`, so nothing shows the picture with this name. The \
        picture of an item is its `image`.

            ✗ ⟦items⟧: [red.png, orange.png]
            ✓ items:
            ✓   - { id: red, image: red.png, alt: A red square }
            ✓   - { id: orange, image: orange.png, alt: An orange square }
        """)

    private static let endings = ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"]

    static func check(_ banner: Banner, _ context: any RuleContext) {
        var stems: [String] = []
        for number in banner.items.indices {
            let id = banner.items[number].id
            guard let dot = id.utf8.lastIndex(of: UInt8(ascii: ".")),
                endings.contains(id[dot...].dropFirst().lowercased()),
                !context.isWritten(["items", .item(number), "id"])
            else { return }
            stems.append(String(id[..<dot]))
        }
        // Scenarios and the start page can name the ids.
        let isFree =
            Set(stems).count == stems.count && banner.scenarios.isEmpty
            && !context.isWritten(["paging", "startPage"])
        let changes = banner.items.enumerated().map { number, item in
            ValueChange.write(
                .object([
                    ("id", .string(isFree ? stems[number] : item.id)), ("image", .string(item.id)),
                ]), at: ["items", .item(number)])
        }
        context.report(
            rule, "these are ids, and not pictures", at: ["items"],
            remedies: [
                RuleRemedy("write each one as `{ id: …, image: … }`", changes, .likely)
            ])
    }
}
