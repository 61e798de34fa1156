import Foundation
import Testing

@Suite struct `bannerkit preview` {
    private static let banner = ["a.banner.yaml": "items: [a, b]\ntimer: 2s\n"]

    @Test func `writes the same bytes every time`() throws {
        let line =
            "bannerkit preview a.banner.yaml -o 1.html && bannerkit preview a.banner.yaml -o 2.html && cmp 1.html 2.html"
        #expect(try shell(line, files: Self.banner).code == 0)
    }

    @Test func `writes a gallery of a folder`() throws {
        let ran = try shell("bannerkit preview . -o out && ls out", files: Self.banner)
        #expect(ran.output == "a.html\nindex.html\n")
        #expect(ran.errors == "bannerkit: out/index.html: checked 1 banner, no problems\n")
    }

    @Test func `writes a page that shows the errors of a broken file, and says so`() throws {
        let ran = try shell(
            "bannerkit preview a.banner.yaml -o a.html; echo $?; wc -l < a.html",
            files: ["a.banner.yaml": "items: []\n"])
        #expect(ran.output.hasPrefix("1\n") && ran.errors.contains("a.banner.yaml"))
    }

    @Test(arguments: [
        ("bannerkit preview .", 2, "a gallery wants a folder"),
        ("bannerkit preview . -o out --watch", 2, "`--watch` follows one file"),
        ("bannerkit preview a.banner.yaml --watch", 2, "`--watch` wants a file and a page"),
        (
            "bannerkit preview a.banner.yaml -f svg --every 1ms --for 1h", 2,
            "3600001 frames are too many: the most is 400"
        ),
        ("bannerkit preview a.banner.yaml -f svg --every 0", 2, "`--every` cannot be 0"),
        ("bannerkit preview a.banner.yaml -f svg --for 2h", 2, "more than 10 minutes"),
        ("bannerkit preview a.banner.yaml -f sgv", 2, "`svg`"),
        ("bannerkit preview gone.banner.yaml", 3, "no such file"),
    ])
    func `says what is wrong with a command line`(line: String, code: Int32, words: String) throws {
        let ran = try shell(line, files: Self.banner)
        #expect(ran.code == code && ran.output.isEmpty)
        #expect(ran.errors.contains(words), "\(ran.errors)")
    }

    @Test func `draws the picture that the README shows`() throws {
        let ran = try shell("bannerkit preview \"$ROOT/Examples/s3-card-banner.banner.yaml\" -f svg")
        #expect(ran.code == 0)
        let picture = Shell.root.appendingPathComponent("Examples/s3-card-banner.svg")
        #expect(try ran.output == String(contentsOf: picture, encoding: .utf8))
    }
}
