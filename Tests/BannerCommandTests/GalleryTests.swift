import Foundation
import Testing

@Suite struct `A gallery of two banners with one name` {
    @Test func `has pages that are named for their paths`() throws {
        let banner = "name: home\nitems: [a]\n"
        let ran = try shell(
            "bannerkit preview . -o out; ls out",
            files: ["a.banner.yaml": banner, "b/여름.banner.yaml": banner])
        #expect(
            ran
                == Ran(
                    output:
                        "a.html\nb--여름.html\nbannerkit.css\nbannerkit.js\nindex.html\nplayground.html\n",
                    errors: "bannerkit: out/index.html: checked 2 banners, no problems\n"))
    }
}

@Suite struct `A page of a banner whose scenario fails` {
    private static let files = [
        "b.banner.yaml": "items: [a]\ntimmer: 2s # <b>\n",
        "f.banner.yaml": """
        items: [a, b]
        timer: 2s
        scenarios: [{ name: <b>, duration: 5s, expect: [{ at: 3s, page: 0 }, { at: 1s, page: 0 }] }]
        """,
    ]

    @Test func `says so itself, and in the last line`() throws {
        let ran = try shell(
            "bannerkit preview f.banner.yaml -o f.html; echo $?; grep -o '<li class.*' f.html; grep -c 'No findings' f.html",
            files: Self.files)
        #expect(
            ran
                == Ran(
                    output: """
                        0
                        <li class="error"><div class="head"><span class="severity">scenario fails</span> \
                        <span class="place" dir="auto">&lt;b&gt;</span> </div>\
                        <div class="message" dir="auto">expected <code>a</code> at 3s, saw <code>b</code></div></li>
                        0

                        """,
                    errors:
                        "bannerkit: 1 failing scenario in `f.banner.yaml`; `bannerkit test` says why\n",
                    code: 1))
    }

    @Test(arguments: ["f.banner.yaml -f svg", "--diff a.banner.yaml f.banner.yaml"])
    func `says so in the last line of a drawing and of the page of a change`(operands: String)
        throws
    {
        let files = Self.files.merging(["a.banner.yaml": "items: [a, b]\n"]) { $1 }
        let ran = try shell("bannerkit preview \(operands) -o out", files: files)
        #expect(
            ran
                == Ran(
                    errors:
                        "bannerkit: 1 failing scenario in `f.banner.yaml`; `bannerkit test` says why\n"
                ),
            "\(ran)")
    }

    @Test func `says so in the gallery, with why each banner is broken`() throws {
        let ran = try shell(
            "bannerkit preview . -o out; echo $?; grep '^<li>' out/index.html", files: Self.files)
        #expect(
            ran
                == Ran(
                    output: """
                        1
                        <li><a href="b.html" dir="auto">b</a> <span class="path">b.banner.yaml</span> <a class="chip bad" data-tab="found">✗ 1 error</a> \
                        <span dir="auto"><code>timmer</code> is not a key of a banner</span></li>
                        <li><a href="f.html" dir="auto">f</a> <span class="path">f.banner.yaml</span> \
                        <a class="chip bad" data-tab="scenarios">✗ 1 failing scenario</a> \
                        <span dir="auto">&lt;b&gt;: expected <code>a</code> at 3s, saw <code>b</code></span></li>

                        """,
                    errors: """
                        bannerkit: out/index.html: checked 2 banners: 1 error and 1 failing scenario in 2 of them

                        """))
    }
}
