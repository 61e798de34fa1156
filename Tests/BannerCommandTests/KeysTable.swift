import BannerLanguage

@testable import BannerCommand
@testable import BannerYAML

/// The keys whose section is on a page of the definition, in Markdown; from the table of keys.
enum KeysTable {
    static func markdown(of page: Page) -> String {
        let name = page.description.dropLast(3)
        let titles = page.sections.map(\.title)
        let paths = Set(KeyPage.all.map(\.path))
        // A breakpoint has some of the banner's mappings.
        let keys = KeyPage.all.filter { key in
            titles.contains(key.section)
                && !(key.path.hasPrefix("breakpoints.")
                    && paths.contains(String(key.path.dropFirst(12))))
        }
        let rows = keys.map { key in
            let styles =
                key.styles.contains(key.section) ? " (\(key.styles.joined(separator: ", ")))" : ""
            let anchor =
                key.section == titles[0] ? "Overview" : key.section.replacing(" ", with: "-")
            let cells = [
                "`\(key.path)`\(styles)", key.key.schema.referenceText, key.key.standardWords,
                "<doc:\(name)#\(anchor)>",
            ]
            return "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
        }
        return "| key | value | default | section |\n| --- | --- | --- | --- |\n" + rows.joined()
    }
}

/// What each page of the definition has, in Markdown.
enum SectionsTable {
    static func markdown(of pages: [Page]) -> String {
        let rows = pages.dropFirst().map { page in
            let titles = page.sections.dropFirst().map(\.title).filter {
                !["Overview", "Keys"].contains($0)
            }
            return "| <doc:\(page.description.dropLast(3))> | \(titles.joined(separator: ", ")) |\n"
        }
        return "| page | sections |\n| --- | --- |\n" + rows.joined()
    }
}
