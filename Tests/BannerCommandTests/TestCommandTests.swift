import BannerDiagnostics
import BannerRules
import Foundation
import Testing

@Suite struct `bannerkit test` {
    private func spec(_ expectation: String) -> String {
        """
        items: [red, orange, yellow]
        timer: 2s
        indicator: fraction
        scenarios:
          - name: the first turns
            duration: 7s
            inputs: [{ at: 4.5s, tap: true }]
            expect: [\(expectation)]

        """
    }

    @Test func `passes every example`() throws {
        #expect(
            try Shell().run("bannerkit test Examples", in: Shell.root)
                == Ran(output: "tested 25 scenarios of 17 banners, no problems\n")
        )
    }

    @Test func `shows what happened instead`() throws {
        #expect(
            try shell(
                "bannerkit test a.banner.yaml",
                files: ["a.banner.yaml": spec("{ at: 4s, page: orange }")])
                == Ran(
                    output: """
                        a.banner.yaml:8:30: error[BK6001]: expected `orange` at 4s, saw `yellow`
                          |
                        8 |     expect: [{ at: 4s, page: orange }]
                          |                              ^^^^^^
                          |
                          = note: in the scenario `the first turns`
                          = note: 2s: change to `orange`, cause timer
                          = note: 2.3s: settle on `orange`
                          = note: 4s: change to `yellow`, cause timer
                          = note: 4.3s: settle on `yellow`
                          = see: bannerkit explain BK6001

                        tested 1 scenario of 1 banner: 1 error

                        """, code: 1))
    }

    @Test(arguments: [
        ("{ at: 3s, page: orange }", nil), ("{ at: 3s, page: 1, indicator: { text: 2/3 } }", nil),
        (
            "{ at: 3s, indicator: { text: 1/3 } }",
            "expected this indicator at 3s, saw `{\"style\":\"fraction\",\"text\":\"2/3\"}`"
        ),
        ("{ from: 2s, to: 4s, always: orange }", nil),
        (
            "{ from: 2s, to: 4.1s, always: orange }",
            "expected `orange` all the time from 2s to 4.1s, saw `yellow` at 4s"
        ),
        ("{ to: 2s, never: orange }", nil),
        ("{ never: yellow }", "expected `yellow` never from 0s to 7s, saw `yellow` at 4s"),
        ("{ item: red, shownAtLeast: 3s, shownAtMost: 3s }", nil),
        ("{ item: red, shownAtLeast: 3.5s }", "expected `red` for at least 3.5s, saw 3s"),
        ("{ item: yellow, shownAtMost: 1s }", "expected `yellow` for at most 1s, saw 2s"),
        ("{ changes: 3 }", nil), ("{ changes: 1 }", "expected 1 change, saw 3"),
    ])
    func `each kind of expectation`(expectation: String, message: String?) throws {
        let ran = try shell(
            "bannerkit test a.banner.yaml", files: ["a.banner.yaml": spec(expectation)])
        let seen = ran.output.split(separator: "\n").first { $0.contains("BK6001") }
        #expect(seen.map { String($0.drop { $0 != "]" }.dropFirst(3)) } == message)
        #expect(ran.code == (message == nil ? 0 : 1))
    }

    @Test func `its rule's examples do what they say`() throws {
        let rule = try #require(Rule.named("BK6001"))
        let bad = rule.bad.filter { $0 != "⟦" && $0 != "⟧" }
        let ran = try shell(
            "bannerkit test bad.yaml; bannerkit test good.yaml",
            files: ["bad.yaml": bad, "good.yaml": rule.good])
        #expect(
            ran.output.hasPrefix(
                "bad.yaml:7:25: error[BK6001]: expected `yellow` at 3s, saw `orange`\n"))
        #expect(ran.output.hasSuffix("tested 1 scenario of 1 banner, no problems\n"))
    }

    @Test func `a broken banner is reported as by validate`() throws {
        let ran = try shell("bannerkit test a.yaml", files: ["a.yaml": "items: [a]\ntimre: 2s\n"])
        #expect(ran.output.hasPrefix("a.yaml:2:1: error[BK2001]: "))
        #expect(ran.code == 1)
    }

    @Test func `writes JUnit for the CI, in a suite of its own`() throws {
        let ran = try Shell().run("bannerkit test Examples -q -o junit", in: Shell.root)
        #expect(
            ran.output.contains("<testsuite name=\"bannerkit.test\" tests=\"25\" failures=\"0\""))
    }

    @Test
    func `writes a test case of JUnit for each scenario, and for a broken banner one of its own`()
        throws
    {
        let scenarios = """
            items: [red, orange]
            timer: 2s
            scenarios:
              - { name: turns, duration: 5s, expect: [{ at: 3s, page: orange }] }
              - { name: "stays <put>", duration: 5s, expect: [{ changes: 0 }, { at: 3s, page: red }] }

            """
        let files = [
            "a.banner.yaml": scenarios, "b.banner.yaml": "items: []\n",
            "c.banner.yaml": "items: [a]\n",
        ]
        let ran = try shell(
            "bannerkit test . -q -o junit | grep -E '<(testsuite|testcase|failure|error) '",
            files: files)
        #expect(
            ran.output == """
                  <testsuite name="bannerkit.test" tests="3" failures="2" errors="0" skipped="0" time="0">
                    <testcase name="turns" classname="a.banner.yaml" file="a.banner.yaml" time="0"/>
                    <testcase name="stays &lt;put&gt;" classname="a.banner.yaml" file="a.banner.yaml" time="0">
                      <failure type="BK6001" message="2 errors">a.banner.yaml:5:62: error[BK6001]: expected 0 changes, saw 2
                    <testcase name="b.banner.yaml" classname="bannerkit.test" file="b.banner.yaml" time="0">
                      <failure type="BK2012" message="1 error">b.banner.yaml:1:8: error[BK2012]: `items` is empty; expected at least 1

                """)
    }

    @Test func `does not pass with nothing to test, unless asked to`() throws {
        let files = ["a.banner.yaml": "items: [a, b]\n"]
        let note =
            "bannerkit: nothing to test: none of these banners has a scenario that expects something\n"
        let line = "tested 0 scenarios of 1 banner\n"
        #expect(
            try shell("bannerkit test .", files: files) == Ran(output: line, errors: note, code: 3))
        #expect(
            try shell("bannerkit test . --allow-empty", files: files)
                == Ran(output: line, errors: note))
    }

    @Test func `does not count a scenario that expects nothing`() throws {
        let banner = "items: [a, b]\nscenarios: [{ name: one, duration: 1s }]\n"
        let ran = try shell(
            "bannerkit test . -o junit=out.xml; grep -c '<skipped' out.xml",
            files: ["a.banner.yaml": banner])
        #expect(
            ran.output == "tested 0 scenarios of 1 banner\n1\n"
                && ran.errors.contains("nothing to test"))
    }

    @Test func `of an empty list passes`() throws {
        #expect(
            try shell("printf '' | bannerkit test --files-from -")
                == Ran(errors: "bannerkit: the list of files is empty: nothing to check\n"))
    }

    @Test func `a page that is current for no time is neither missed nor seen`() throws {
        let spec = """
            items: [a, b, c]
            scenarios:
              - name: there and back
                duration: 3s
                inputs: [{ at: 1s, next: true }, { at: 1s, previous: true }]
                expect: [{ always: a }, { never: b }]

            """
        #expect(
            try shell("bannerkit test a.banner.yaml", files: ["a.banner.yaml": spec])
                == Ran(output: "tested 1 scenario of 1 banner, no problems\n"))
    }

    @Test func `the events around a moment are found in a year of firings`() throws {
        let spec = """
            items: [a, b, c]
            timer: 0.000001
            transition: 0s
            scenarios:
              - name: a year
                duration: 8784h
                inputs: [{ at: 8000h, pause: true }]
                expect: [{ at: 8783h, page: b }]

            """
        #expect(
            try shell("bannerkit test a.banner.yaml", files: ["a.banner.yaml": spec]).output.split(
                separator: "\n"
            )
            .filter {
                $0.contains("note")
            }
                == [
                    "  = note: in the scenario `a year`",
                    "  = note: 7999h59m59.999999s: settle on `c`",
                    "  = note: 8000h: pause", "  = note: 8000h: timer suspended",
                ].map { $0[...] })
    }
}
