import BannerTestSupport
import BannerTree
import BannerYAML
import Foundation
import Testing

@Suite("A hash in a text")
struct HashInTextTests {
    private func findings(_ text: String) -> [String] {
        BannerFile.reading(text).report.findings.filter { $0.rule.slug == "hash-in-text" }.map(\.message)
    }

    private func banner(_ line: String) -> String { "items:\n  - id: a\n    title: \(line)\n    link: /a\n" }

    @Test(arguments: [
        ("We are #1 in town", "#1 in town", "\"We are #1 in town\""),
        ("24 #hours of sale", "#hours of sale", "\"24 #hours of sale\""), ("true #crime", "#crime", "\"true #crime\""),
        ("Call #123 now   # since May", "#123 now", "\"Call #123 now\""),
        ("&t Say \"#yes\" #today ", "#today", "'Say \"#yes\" #today'"),
    ])
    func `is said to be a comment, and offered with quotes`(line: String, lost: String, quoted: String) throws {
        let findings = BannerFile.reading(banner(line)).report.findings.filter { $0.rule.id == "BK2013" }
        let finding = try #require(findings.first)
        #expect(findings.count == 1 && finding.severity == .warning)
        #expect(finding.message == "`\(lost)` is a comment, and the text ends before it")
        #expect(finding.help == "quote the whole text: `\(quoted)`; or add a space after the `#` of a comment")
        #expect(finding.fix?.title == "write `\(quoted)`" && finding.fix?.isSafe == false)
    }

    @Test func `is seen at the end of several lines, and nothing is offered that would keep only some`() {
        let report = BannerFile.reading("items:\n  - id: a\n    title: Summer\n      sale is #1 in town\n").report
        #expect(report.findings.map(\.message) == ["`#1 in town` is a comment, and the text ends before it"])
        #expect(report.findings.first?.help == "quote the whole text; or add a space after the `#` of a comment")
        #expect(report.findings.first?.fix == nil)
    }

    @Test func `is seen in every text that would be lost`() {
        for line in lost { #expect(findings(banner(line)).count == 1, "\(line)") }
    }

    @Test func `is never an ordinary comment`() {
        for line in ordinary { #expect(findings(banner(line)) == [], "\(line)") }
    }

    @Test(arguments: [
        // Comments of the same kind: alone on a line, or one below the other.
        "#the first card\nname: Deals #for now\nitems: [a]\n",
        "name: Deals #for now\nitems:\n  - a  \n  #and another\n  - b\n",
        "items:\n  - id: a\n    title: Summer #hot\n    alt: A beach  #sea\n",
        // What is no text for people.
        "items:\n  - red #1\n  - id: b #2\n    link: /a #top\n    image: a.png #1\n    tags: [a] #3\n",
        "timer: 2s #1\nindicator: pill #x\nitems: [a] #2\nviewport: { width: 390 } #phone\n",
        "items:\n  - id: a\n    title: >-\n      We are #1 in town\n    alt: |\n      Call #1\n",
        "name: !!str 5 # a\nitems: [a]\nx-note: We are #1 in town\n",
        "name: Deals # bannerkit-ignore[hash-in-text]\nitems: [a]\n",
        "# bannerkit-ignore[hash-in-text] really\nname: Deals #1\nitems: [a]\n",
    ])
    func `is none where comments look like it, or nothing is lost`(text: String) {
        #expect(findings(text) == [])
    }

    @Test func `is still seen below a key that was commented out`() {
        #expect(findings("#timer: 2s\nname: We are #1\nitems: [a]\n").count == 1)
    }

    @Test func `is not seen in any example, vector, golden or page`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var texts: [String] = []
        for folder in ["Examples", "Tests", "Sources/BannerKit/BannerKit.docc", "Editors"] {
            let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            for case let name as String in names ?? .init() where !name.contains("node_modules") {
                let file = root.appendingPathComponent(folder).appendingPathComponent(name)
                if name.hasSuffix(".yaml") && !name.contains("hash-in-text") {
                    texts.append((try? String(contentsOf: file, encoding: .utf8)) ?? "")
                } else if name.hasSuffix(".md") && !name.hasSuffix("Rules.md") {
                    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
                    texts += stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.filter { $0.hasPrefix("yaml\n") }
                        .map { String($0.dropFirst(5)) }
                }
            }
        }
        #expect(texts.count > 150)
        for text in texts { #expect(findings(text) == [], "\(text.prefix(200))") }
    }

    @Test func `is looked for in proportion to a text's length`() {
        let text = "items:\n" + (0..<9_000).map { "  - {id: i\($0), title: We are #1\n    }\n" }.joined()
        #expect(BannerFile.reading(text).report.count(of: .warning) == 9_000)
    }

    private let ordinary = lines(
        #"""
            Sale # TODO: translate
            Winter # shown in December
            Sale # todo
            Sale # FIXME: too long
            Sale # XXX
            Sale #TODO translate
            Sale #todo: translate
            Sale #FIXME
            Sale #XXX check
            Sale #NOTE legal has approved
            Sale #HACK until the new picture is there
            Sale #noqa
            Sale #WIP
            Sale #nolint
            Sale #region winter
            Sale #endregion
            Sale #translate
            Sale #JIRA-12
            Sale #SHOP-4711 until Friday
            Sale  # two spaces
            Sale  #two spaces, no space after
            Sale   #aligned
            Sale      #1 in the list
            Sale	# a tab
            Sale #
            Sale ##
            Sale #-
            Sale #!
            Sale #: old
            Sale #=====
            Sale # 1
            Sale # 123
            Sale # 1st slide
            Sale # first slide
            Sale # 2 of 3
            Sale # (was: Winter sale)
            Sale # was "Winter sale"
            Sale # see JIRA-123
            Sale # see #123
            Sale # closes #45
            Sale # https://example.com/#top
            Sale # owner: marketing
            Sale # @anna
            Sale # approved by legal, 2026-11-01
            Sale # max 20 characters
            Sale # do not translate
            Sale # keep in sync with the app
            Sale # A/B test, variant B
            Sale # experiment 7
            Sale # until Friday
            Sale # from 27 Nov
            Sale # DE only
            Sale # EN
            Sale # de: Angebot
            Sale # 여름 세일
            Sale # 夏のセール
            Sale # été
            Sale # ¿seguro?
            Sale # ← change me
            Sale # → next
            Sale # 🎉
            Sale # "quoted"
            Sale # 'quoted'
            Sale # `code`
            Sale # [draft]
            Sale # {placeholder}
            Sale # - a list
            Sale # * star
            Sale # + plus
            Sale # $5
            Sale # %
            Sale # & more
            Sale # <tag>
            Sale # = default
            Sale # ? unclear
            Sale # ! important
            Sale # !important
            Sale # ; end
            Sale # , comma
            Sale # . dot
            Sale # ... to be continued
            Sale # ~
            Sale # ^ above
            Sale # _internal
            Sale # / path
            Sale # \\ escape
            Sale # | pipe
            Sale # # double
            Sale # ## heading
            Sale # #hash after a space
            Sale # #1 priority
            Sale # #winter is the tag
            Sale # bannerkit-ignore[unknown-key] ours
            Sale # yaml-language-server
            Sale # prettier-ignore
            Sale # nosec
            Sale # region start
            Sale # end
            Sale # TBD
            Sale # WIP
            Sale # draft
            Sale # new
            Sale # old
            Sale # hidden
            Sale # placeholder
            Sale # lorem ipsum
            Sale # copy by Kim
            Sale # reviewed 2026-10-10
            Sale # v2
            Sale # version 3
            Sale # #FF6B35 goes with it
            Sale # brand colour
            Sale # 12 px
            Sale # 20%
            Sale # 50 % off
            Sale # 1,000 views
            Sale # 3s
            Sale # 300ms
            Sale # shown first
            Sale # shown last
            Sale # shown on weekends
            Sale # only in the shop
            Sale # headline
            Sale # subtitle below
            Sale # emoji is fine
            Sale # a b c
            Sale # I think
            Sale # We are #1 in town, but shorter
            Sale # Call #123
            Sale # Use #SAVE20
            Sale # text from the CMS
            Sale # id 4711
            Sale # ticket 4711
            Sale # slide 1
            Sale # Slide #1
            Sale # title of the first card
            Sale # keep this short!
            Sale # is this right?
            Sale # yes
            Sale # no
            Sale # true
            Sale # null
            Sale # key: value
            Sale # timer: 2s
            Sale # - red
            Sale # items: [a, b]
            Sale # C# and F#
            Sale # A# minor
            C# for beginners
            F# in a song # the key
            Sale#1
            Deal#7 of the day
            a#b#c # names
            "We are #1 in town"
            'Call #123 now'
            "Top #10 deals" # a list
            "Use code" #SAVE20
            'Use code' #SAVE20 today
            "#summer"
        """#)

    private let lost = lines(
        """
            We are #1 in town
            See the #top-10 hits
            Call #123 now
            Top #10 deals
            Use code #SAVE20 today
            Share with #summer and win
            Join the #winter challenge
            Your #1 choice
            The #1 shop for shoes
            Voted #1 by readers
            Deal #3 of the day
            Room #5 is free
            Track #7: the new song
            Ticket #4711 wins
            Order #1002 has arrived
            Flight #88 to Seoul
            Player #23 returns
            Episode #12 is out
            Issue #5 is here
            Part #2 of our story
            Step #1: choose a plan
            Slide #2
            Number #1
            We are #1
            We're #1!
            Be #1 with us
            Still #1 after ten years
            Tag us #여름
            Post it as #été
            Say it with #フクロウ
            Made in #Seoul
            Follow #bannerday for more
            Tweet #sale and save 20 %
            Show #love
            Dress like #OOTD
            Throwback #TBT
            Happy #FriYAY
            More #inspiration for you
            Win with #1000smiles
            Get #20off today
            Enter #WINTER at checkout
            Code #A1B2C3 saves 10
            Dial #31# first
            Press #1 for help
            Aisle #4 has it
            Bus #9 stops here
            Bib #77 runs for you
            Lot #13 is sold
            Rank #1, #2 and #3
            From #3 to #1 in a year
            Our #1, your #1
            The world's #1 coffee
            Germany's #1: beer
            Nail polish #42
            Foundation #03 in beige
            Lipstick #5 (new)
            Chapter #1 - the start
            Round #2 begins
            Level #99 reached
            World record #7
            Case #221B is solved
            Stand #C12 in hall 3
        """)

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }
}
