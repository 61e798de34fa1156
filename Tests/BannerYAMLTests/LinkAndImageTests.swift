import BannerDiagnostics
import BannerYAML
import Testing

@Suite("Links and images")
struct LinkAndImageTests {
    private func slugs(_ key: String, _ text: String) -> [String] {
        BannerFile.reading("items:\n  - id: a\n    alt: b\n    \(key): \(text)\n").report.findings
            .map(\.rule.slug)
    }

    @Test(arguments: [
        "https://example.com", "http://example.com/a?b=c#d", "https://example.com:8080/가",
        "mailto:a@example.com",
        "tel:+82-2-123", "myapp://product/1", "com.example.app://x", "https://example.com/a%20b",
        "https://example.com/£", "https://example.com/a\\_b",
        "/sale", "sale.html#today", "sale", "#top", "?page=2", "../sale", "여름/세일", "v1.2/notes",
        ".hidden",
    ])
    func `a link leads somewhere`(link: String) {
        #expect(slugs("link", "\"\(link)\"") == [])
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "javascript://x/%0Aalert(1)",
        " javascript:alert(1)",
        "data:text/html,x",
        "data://x", "vbscript:x", "file:///etc/passwd", "blob:https://x", "about:blank",
        "//example.com",
        "/\\\\example.com", "www.example",
        "example.com/sale", "me@example.com", "http//example.com", "<https://example.com>",
        "example.com", "", "https://", "https:///a", "https:example.com", "HTTPS://example.com",
        "https://a b",
        "mailto:", "tel:",
        "myapp:", "myapp:x", "myapp://", "1app://x", "java\\tscript:alert(1)",
        "\\u0001javascript:x", "https://a\\nb",
        "https://a/\\x9bb", "https://a/\\x7f", "https://a/\\N", "mailto:\\x80",
        ":", "://x",
    ])
    func `what runs code, or has no address, is not a link`(link: String) {
        #expect(slugs("link", "\"\(link)\"") == ["invalid-link"])
    }

    @Test(arguments: [
        "a.png", "images/summer.png", "./a.png", "a/../b.png", "images/my summer.png", "이미지/여름.png",
        "a.b/c..d.png",
        ".hidden/a.png",
        "https://example.com/a.png", "a%20b.png", "2024:a.png",
        "/assets/a.png", "/a", "/a/../b.png",
    ])
    func `an image is beside the file, below the site's root, or on a server`(image: String) {
        #expect(slugs("image", "\"\(image)\"") == [])
    }

    @Test(arguments: [
        "../a.png", "a/../../b.png", "..", "a/%2e%2e/%2E%2E/b.png", "./../a.png", "/", "/..",
        "/../a.png", "/a/../../b.png", "//example.com/a.png", "/\\\\example.com/a.png",
        "~/a.png",
        "C:/a.png", "C:\\\\a.png", "..\\\\a.png", "a\\\\b.png", "http://example.com/a.png",
        "data:image/png;base64,x",
        "file:///a.png",
        "javascript:x", "https://", "https:/a.png", "https://a b", "", "a\\u0000.png", "a\\nb.png",
        "a\\x9b.png", "a\\x7f.png", "https://a/\\x85",
    ])
    func `what leaves the folder, or comes from elsewhere, is not an image`(image: String) {
        #expect(slugs("image", "\"\(image)\"") == ["invalid-image"])
    }

    @Test(arguments: [
        ("a", []), ("A.b-c_9", []), ("0", ["unquoted-text"]), ("\"0\"", []), ("-a", ["invalid-id"]),
        (".a", ["invalid-id"]),
        ("a b", ["invalid-id"]), ("é", ["invalid-id"]), ("aé", ["invalid-id"]),
        ("\"\"", ["invalid-id"]),
        ("a/b", ["invalid-id"]),
        ("\"a\\n\"", ["invalid-id"]), (String(repeating: "x", count: 128), []),
        (String(repeating: "x", count: 129), ["invalid-id"]),
    ])
    func `an id is a letter or digit and what may follow`(id: String, expected: [String]) {
        #expect(
            BannerFile.reading("items: [{ id: \(id) }]").report.findings.map(\.rule.slug)
                == expected)
        #expect(
            BannerFile.reading("items: [{ id: a, tags: [\(id)] }]").report.findings.map(\.rule.slug)
                == expected)
    }
}
