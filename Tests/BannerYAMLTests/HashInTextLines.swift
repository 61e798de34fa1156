/// Lines with a `#`: those in which it is meant as a part of the text, and those in which a comment
/// is.
enum HashInTextLines {
    static let ordinary = lines(
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

    static let lost = lines(
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
