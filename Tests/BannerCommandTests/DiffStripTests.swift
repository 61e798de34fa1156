import Testing

@Suite(.serialized) struct `The film strips of bannerkit diff` {
    @Test func `are written beside the Markdown, with links that lead there`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let line =
            "mkdir out; bannerkit diff HEAD~3 -f markdown -o out/page.md --pictures out/strips; ls out/strips; grep '!' out/page.md"
        let ran = try repository.run(line)
        #expect(
            ran.output == """
                ads--after-after.svg
                ads--after-before.svg
                ads--gone-before.svg
                ads--new-after.svg
                ads--order-after.svg
                ads--order-before.svg
                ads--repaired-after.svg
                home-after.svg
                home-before.svg
                | before | ![before](<strips/ads--after-before.svg>) |
                | after | ![after](<strips/ads--after-after.svg>) |
                | before | ![before](<strips/ads--gone-before.svg>) |
                | after | ![after](<strips/ads--new-after.svg>) |
                | before | ![before](<strips/ads--order-before.svg>) |
                | after | ![after](<strips/ads--order-after.svg>) |
                | after | ![after](<strips/ads--repaired-after.svg>) |
                | before | ![before](<strips/home-before.svg>) |
                | after | ![after](<strips/home-after.svg>) |

                """)
        let url = try repository.run(
            "bannerkit diff HEAD~3 -f markdown --pictures p --picture-url 'https://x.y/a b/<c>/' | grep -m 1 '!'")
        #expect(url.output == "| before | ![before](<https://x.y/a%20b/%3Cc%3E/ads--after-before.svg>) |\n", "\(url)")
        let odd = try repository.run("bannerkit diff HEAD~3 -f markdown --pictures 'a #b:c' | grep -m 1 '!'")
        #expect(odd.output == "| before | ![before](<a%20%23b%3Ac/ads--after-before.svg>) |\n", "\(odd)")
        let svg = try repository.run("xmllint --noout out/strips/*.svg && grep -c '<text' out/strips/home-before.svg")
        #expect(svg.code == 0, "\(svg)")
    }

    @Test func `show a card that moved in the same colour on both sides`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let card = #"s/.*id="[^"]*c[0-9]*"><rect[^>]* fill="\(#[0-9a-f]*\)".*>\([a-z]*\)<\/text><\/g>.*/\2 \1/p"#
        let line =
            "bannerkit diff HEAD~3 -f markdown --pictures p > page; for v in before after; do sed -n '\(card)' p/ads--order-$v.svg; done"
        #expect(
            try repository.run(line).output == """
                red #3f5b8c
                orange #a85a40
                yellow #4d7c6a
                yellow #4d7c6a
                red #3f5b8c
                orange #a85a40

                """)
    }
}
