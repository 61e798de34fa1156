import Testing

@Suite struct `A project's limits` {
    /// The ids of the findings in a banner below these limits.
    private func ids(_ limits: String, _ banner: String, _ files: [String: String] = [:]) throws
        -> [String]
    {
        let shell = try Shell(
            files.merging([".bannerkit.yaml": limits, "a.banner.yaml": banner]) { $1 })
        defer { shell.remove() }
        let ran = try shell.run(
            "bannerkit validate -o jsonl . | jq -r 'select(.rule) | select(.severity == \"error\") | .rule + .yamlPath'"
        )
        return ran.output.split(separator: "\n").map(String.init)
    }

    @Test(arguments: [
        ("links: { hosts: [example.com] }", "https://example.com/a", []),
        ("links: { hosts: [example.com] }", "https://EXAMPLE.com:8080", []),
        ("links: { hosts: [example.com] }", "https://shop.example.com", ["BK7001/items/0/link"]),
        (
            "links: { hosts: [example.com] }", "https://example.com@evil.com/",
            ["BK7001/items/0/link"]
        ),
        (
            "links: { hosts: [example.com] }", "https://evil.com/?example.com",
            ["BK7001/items/0/link"]
        ),
        (
            "links: { hosts: [example.com] }", "https://example.com.evil.com",
            ["BK7001/items/0/link"]
        ),
        ("links: { hosts: ['*.example.com'] }", "https://shop.example.com", []),
        ("links: { hosts: ['*.example.com'] }", "https://example.com", ["BK7001/items/0/link"]),
        ("links: { hosts: ['*.example.com'] }", "https://badexample.com", ["BK7001/items/0/link"]),
        ("links: { hosts: [example.com] }", "/sale", []),
        ("links: { hosts: [] }", "mailto:a@b.c", []),
        ("links: { schemes: [https] }", "http://example.com", ["BK7002/items/0/link"]),
        ("links: { schemes: [https] }", "myapp://x", ["BK7002/items/0/link"]),
        ("links: { schemes: [https] }", "/sale", []),
        ("links: { schemes: https }", "https://a.b", []),
        ("links: { relative: false }", "/sale", ["BK7003/items/0/link"]),
        ("links: { relative: false }", "tel:1", []),
    ])
    func `say where links lead`(limit: String, link: String, found: [String]) throws {
        #expect(try ids("limits: { \(limit) }", "items: [{ id: a, link: \"\(link)\" }]") == found)
    }

    @Test(arguments: [
        ("images: { hosts: [cdn.b] }", "https://cdn.b/a.png", []),
        ("images: { hosts: [cdn.b] }", "https://x.b/a.png", ["BK7004"]),
        ("images: { hosts: [] }", "https://cdn.b/a.png", ["BK7004"]),
        ("images: { hosts: [] }", "a.png", []),
        ("images: { maxBytes: 4 }", "a.png", ["BK7005"]), ("images: { maxBytes: 5 }", "a.png", []),
        ("images: { maxBytes: 4 }", "https://cdn.b/a.png", []),
    ])
    func `say which pictures there are`(limit: String, image: String, found: [String]) throws {
        let banner = "items: [{ id: a, image: \"\(image)\", alt: b }]"
        #expect(
            try ids("limits: { \(limit) }", banner, ["a.png": "12345"])
                == found.map { $0 + "/items/0/image" })
    }

    @Test(arguments: [
        ("items: { max: 2 }", "items: [a, b, c]", ["BK7006/items"]),
        ("items: { min: 2 }", "items: [a]", ["BK7006/items"]),
        ("items: { min: 1, max: 3 }", "items: [a, b]", []),
        ("dwell: { min: 3s }", "items: [a, b]\ntimer: 2s", ["BK7007/timer"]),
        ("dwell: { min: 3s }", "items: [a, b]\ntimer: { interval: 2s }", ["BK7007/timer/interval"]),
        (
            "dwell: { max: 3s }", "items: [a, { id: b, duration: 4s }]\ntimer: 3s",
            ["BK7007/items/1/duration"]
        ),
        ("dwell: { max: 3s }", "items: [a, b]", []),
        ("titles: { max: 3 }", "items: [{ id: a, title: 여름가을 }]", ["BK7008/items/0/title"]),
        ("titles: { max: 4 }", "items: [{ id: a, title: 여름가을 }, b]", []),
        (
            "required: [link, x-campaign]",
            "items: [{ id: a, link: /a }, { id: b, x-campaign: 1, link: /b }]",
            ["BK7009/items/0"]
        ),
        ("required: [title]", "items: [a]", ["BK7009/items/0"]),
        ("required: [id]", "items: [a]", []),
    ])
    func `say how many, how long, and what there must be`(
        limit: String, banner: String, found: [String]
    ) throws {
        #expect(try ids("limits: { \(limit) }", banner) == found)
    }

    @Test func `hold for a folder, one by one, and as severely as rules say`() throws {
        let settings = """
            limits: { items: { max: 1 }, titles: { max: 2 } }
            rules: { title-too-long: warning }
            overrides: [{ files: tv/, limits: { items: { max: 2 } } }]
            """
        let banner = "items: [{ id: a, title: abc }, b]\n"
        let shell = try Shell([
            ".bannerkit.yaml": settings, "a.banner.yaml": banner, "tv/b.banner.yaml": banner,
        ])
        defer { shell.remove() }
        let ran = try shell.run(
            "bannerkit validate -o jsonl . | jq -r 'select(.rule) | .path + .rule + .severity'")
        #expect(
            ran.output
                == "a.banner.yamlBK7006error\na.banner.yamlBK7008warning\ntv/b.banner.yamlBK7008warning\n",
            "\(ran)")
        #expect(
            try shell.run("bannerkit explain BK7006").output.contains(
                "limits: { items: { min: 2, max: 8 } }"))
    }

    @Test func `are ignored by a comment, and the banner is played`() throws {
        let shell = try Shell([
            ".bannerkit.yaml": "limits: { items: { max: 1 } }\n",
            "a.banner.yaml": "items: [a, b]  # bannerkit-ignore[item-count] agreed\n",
            "b.banner.yaml": "items: [a, b]\n",
        ])
        defer { shell.remove() }
        #expect(
            try shell.run(
                "bannerkit validate -q a.banner.yaml && bannerkit simulate a.banner.yaml --for 1s"
            ).code == 0)
        #expect(try shell.run("bannerkit resolve b.banner.yaml 2> /dev/null").code == 1)
    }

    @Test(arguments: [
        ("limits: { link: { relative: true } }", "unknown-key"),
        ("limits: { required: [colour] }", "unknown-word"),
        ("limits: { items: { max: two } }", "wrong-type"),
        ("limits: { links: { relative: maybe } }", "wrong-type"),
    ])
    func `are checked themselves`(settings: String, slug: String) throws {
        let shell = try Shell([".bannerkit.yaml": settings])
        defer { shell.remove() }
        let ran = try shell.run(
            "bannerkit validate -o jsonl .bannerkit.yaml | jq -r 'select(.rule) | .slug'")
        #expect(ran.output == slug + "\n", "\(ran)")
    }
}
