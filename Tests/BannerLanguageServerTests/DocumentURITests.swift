import Testing

@testable import BannerLanguageServer

@Suite struct `The address of a document` {
    @Test(arguments: [
        ("file:///a/b.yaml", "/a/b.yaml"), ("FILE:///a/b.yaml", "/a/b.yaml"),
        ("file://localhost/a", "/a"),
        ("file:/a", "/a"),
        ("file:///a%20b/%ED%95%9C", "/a b/한"), ("file:///a//./x/../b", "/a/b"),
        ("file:///../a", "/a"),
        ("file:///a%23b%3Fc#d?e", "/a#b?c"), ("file:///c%3A/x", "/c:/x"),
        ("file:///%zz%+5%-0%4", "/%zz%+5%-0%4"),
        ("file:///", "/"),
    ])
    func `a file's address has its path`(uri: String, path: String) {
        #expect(DocumentURI(uri).path == Array(path.utf8))
        #expect(DocumentURI(uri).text == uri)
    }

    @Test(arguments: [
        "untitled:Untitled-1", "http://a/b", "file://server/share/a", "", "a", "git:/a/b.yaml?x",
    ])
    func `anything else has none`(uri: String) { #expect(DocumentURI(uri).path == nil) }

    @Test(arguments: [
        ("file:///a%62c", "file:///abc"), ("file:///C%3A/x", "file:///c:/x"),
        ("file:///a/./b", "file://localhost/a/b"),
    ])
    func `two addresses of one file are equal`(one: String, other: String) {
        #expect(DocumentURI(one).key == DocumentURI(other).key)
        #expect(DocumentURI(one).key != DocumentURI(other + "x").key)
    }

    @Test func `a path is relative to the file's folder`() {
        #expect(
            DocumentURI("file:///a/b.yaml").resolving("../x y.png")?.text == "file:///x%20y.png")
        #expect(
            DocumentURI("file:///c%3A/b.yaml").resolving("한 #1.png")?.text
                == "file:///c%3A/%ED%95%9C%20%231.png")
        #expect(DocumentURI("untitled:a").resolving("x.png")?.text == nil)
    }
}
