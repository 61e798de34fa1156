import BannerTestSupport
import Testing

@Suite struct `The command format` {
    private static let rough = "items:   ['red', blue]   # two\n"
    private static let formed = "items: [red, blue]   # two\n"

    @Test(arguments: [
        (
            "bannerkit format home.banner.yaml", 0, "",
            "formatted `home.banner.yaml`\nbannerkit: 1 file formatted, 0 files unchanged", formed
        ),
        (
            "bannerkit format . --check", 1, "",
            "would format `home.banner.yaml`\nbannerkit: 1 file would be formatted, 0 files unchanged",
            rough
        ),
        ("bannerkit format . --check -q", 1, "", "", rough),
        ("bannerkit format - < home.banner.yaml", 0, formed, "", rough),
        (
            "bannerkit format . -q && bannerkit format .", 0, "",
            "0 files formatted, 1 file unchanged", formed
        ),
        ("printf 'items: [a' | bannerkit format - 2> /dev/null", 1, "", "", rough),
    ]) func `writes files in their form, or says which are not`(
        command: String, code: Int32, output: String, errors: String, after: String
    ) throws {
        let shell = try Shell(["home.banner.yaml": `The command format`.rough])
        defer { shell.remove() }
        let ran = try shell.run(command)
        #expect(ran.code == code && ran.output == output, "\(ran)")
        #expect(ran.errors == (errors.isEmpty ? "" : "bannerkit: \(errors)\n"))
        #expect(try shell.run("cat home.banner.yaml").output == after)
    }

    @Test func `A difference is a patch`() throws {
        let shell = try Shell(["home.banner.yaml": `The command format`.rough])
        defer { shell.remove() }
        let ran = try shell.run(
            "bannerkit format . --diff -q > p.patch; echo $?; patch -p0 < p.patch && bannerkit format . --check -q"
        )
        #expect(ran.code == 0 && ran.output.hasPrefix("1\n"), "\(ran)")
        #expect(try shell.run("cat home.banner.yaml").output == `The command format`.formed)
    }

    @Test func `What is not YAML, and JSON, stay as they are`() throws {
        let shell = try Shell([
            "a.banner.yaml": "items: [a\n", "b.banner.json": "{\"items\":[\"a\"]}",
        ])
        defer { shell.remove() }
        let ran = try shell.run("bannerkit format .")
        #expect(ran.code == 1 && ran.errors.contains("a.banner.yaml:1:8"), "\(ran)")
        #expect(
            ran.errors.hasSuffix("bannerkit: 0 files formatted, 1 file unchanged, 1 not read\n"))
        #expect(try shell.run("cat a.banner.yaml").output == "items: [a\n")
        #expect(try shell.run("cat b.banner.json").output == "{\"items\":[\"a\"]}")
    }

    @Test func `A comment glued to a value is not lost`() throws {
        let text = "name:   \"sale\"# in August\nitems: [a]\n"
        let shell = try Shell(["a.banner.yaml": text])
        defer { shell.remove() }
        let ran = try shell.run("bannerkit format .")
        #expect(
            ran.errors == """
                bannerkit: `a.banner.yaml` is unchanged: formatting would change its meaning
                bannerkit: 0 files formatted, 1 file unchanged

                """, "\(ran)")
        #expect(try shell.run("cat a.banner.yaml").output == text)
    }

    @Test func `Examples, and what init writes, are in their form`() throws {
        let shell = try Shell([:])
        defer { shell.remove() }
        let ran = try shell.run(
            "bannerkit init > /dev/null; bannerkit format --check . \"$ROOT\"/Examples")
        #expect(ran.code == 0, "\(ran)")
    }
}
