import BannerKit
import BannerRender
import Testing

@Suite("A timeline as text")
struct TimelineFormatTests {
    private let hello = """
        items: [red, orange, yellow]
        timer: 2s
        indicator: pill
        """

    private func play(
        _ spec: String, _ format: TimelineWriter.Format, for seconds: Double = 4.5,
        inputs: [Banner.Input] = [],
        kinds: Banner.Event.Kinds = .standard, characters: IndicatorDrawing.Characters = .unicode
    ) throws -> String {
        let banner = try read(spec)
        let writer = TimelineWriter(
            banner.fitted(), format: format, duration: time(seconds), characters: characters)
        return text { bytes in
            writer.appendHeading(to: &bytes)
            for event in Schedule(banner, inputs: inputs).events(upTo: time(seconds), kinds: kinds)
            {
                writer.append(event, to: &bytes)
            }
        }
    }

    @Test func `for people: columns, with the indicator drawn`() throws {
        #expect(
            try play(hello, .table) == """
                   time  event      page  item    cause     indicator
                  0.000  start         0  red               ▬··
                  2.000  change        1  orange  timer     ·▬·
                  2.300  settle        1  orange            ·▬·
                  4.000  change        2  yellow  timer     ··▬
                  4.300  settle        2  yellow            ··▬
                  4.500  end           2  yellow

                """)
    }

    @Test func `for people: every kind of event, in ASCII where that is all there is`() throws {
        let inputs = [
            Banner.Input(at: time(0.5), .swipe(.previous)), Banner.Input(at: time(1), .tap()),
            Banner.Input(at: time(1.000_001), .pause),
            Banner.Input(at: time(2), .resume), Banner.Input(at: time(2), .hide),
            Banner.Input(at: time(2.25), .show),
        ]
        #expect(
            try play(hello, .table, for: 2.5, inputs: inputs, kinds: .all, characters: .ascii)
                == """
                   time  event      page  item    cause     indicator
                  0.000  start         0  red               =..
                  0.000  timer                              started
                  0.500  dragBegin     0  red
                  0.500  timer                              suspended
                  0.600  dragEnd       0  red
                  0.600  change        2  yellow  drag      ..=
                  0.720  focus         2  yellow
                  0.900  settle        2  yellow            ..=
                  0.900  recenter      2  yellow            virtual 2 to 5
                  0.900  timer                              restarted
                  1.000  open          2  yellow
                  1.000  pause
                  1.000  timer                              suspended
                  2.000  resume
                  2.000  timer                              resumed
                  2.000  hide
                  2.000  timer                              suspended
                  2.250  show
                  2.250  timer                              resumed
                  2.500  end           2  yellow

                """)
    }

    @Test func `for spreadsheets: a heading, and quotes where they are needed`() throws {
        let spec = """
            items:
              - { id: a, link: "https://example.com/?q=1,2" }
              - b
            timer: 2s
            """
        #expect(
            try play(
                spec, .csv, for: 2.3, inputs: [Banner.Input(at: time(1), .tap())],
                kinds: .all.subtracting(.focus))
                    == """
                    t,event,page,from,item,cause,duration,virtual,state,link,indicator
                    0,start,0,,a,,,2,,,"{""style"":""dots"",""count"":2,""current"":0}"
                    0,timer,,,,,,,started,,
                    1,open,0,,a,,,,,"https://example.com/?q=1,2",
                    2,change,1,0,b,timer,0.3,3,,,"{""style"":""dots"",""count"":2,""current"":1}"
                    2.3,settle,1,,b,,,3,,,"{""style"":""dots"",""count"":2,""current"":1}"
                    2.3,end,1,,b,,,,,,

                    """)
    }

    /// Times that gain and lose digits and decimals from cycle to cycle.
    @Test(arguments: [
        ("2s", 3000.0), ("0.7s", 900), ("999.999ms", 700), ("1.25s", 400), ("0.000003s", 0.000_2),
        ("33s", 40_000),
    ])
    func `what comes again and again is written as it would be one by one`(
        interval: String, seconds: Double
    ) throws {
        for format in TimelineWriter.Format.allCases {
            let banner = try read(
                "items: [a, b, c]\ntimer: \(interval)\ntransition: 0s\nindicator: timerBar")
            let timeline = Schedule(banner).events(
                upTo: time(seconds), kinds: .all.subtracting([.focus, .indicator]))
            let writer = TimelineWriter(banner.fitted(), format: format, duration: timeline.end)
            let oneByOne = text { bytes in
                for event in timeline { writer.append(event, to: &bytes) }
            }
            let byCycles = text { bytes in
                var events = timeline.makeIterator()
                while let run = events.nextRun() {
                    switch run {
                    case .event(let event): writer.append(event, to: &bytes)
                    case .repetition(let repetition):
                        var cycles = writer.cycles(of: repetition)
                        while cycles.appendNext(to: &bytes) {}
                    }
                }
            }
            #expect(oneByOne == byCycles)
            #expect(oneByOne.utf8.count > 2_000)
        }
    }

    @Test func `a state is one line of JSON`() throws {
        let banner = try read(
            """
            items: [summer-sale, autumn, winter]
            timer: 2s
            layout: { cellWidthMultiplier: 0.7, spacing: 20 }
            focus: 1.1
            """)
        // At 2.3 s: 0.15 s after the crossing at 2.15 s, easeOut(0.375) = 0.540527 (computed by
        // bisection elsewhere).
        let states = [2.3, 2.6].map { at in
            text { StateJSON(banner).append(Schedule(banner).state(at: time(at)), to: &$0) }
        }
        #expect(
            states == [
                #"{"t":2.3,"phase":"resting","page":1,"item":"autumn","position":1,"offset":293,"virtual":4,"timer":{"state":"running","left":1.7},"scales":{"0":1.045947,"1":1.054053},"indicator":{"style":"dots","count":3,"current":1}}"#
                    + "\n",
                #"{"t":2.6,"phase":"resting","page":1,"item":"autumn","position":1,"offset":293,"virtual":4,"timer":{"state":"running","left":1.4},"scales":{"1":1.1},"indicator":{"style":"dots","count":3,"current":1}}"#
                    + "\n",
            ])
    }

    @Test func `a summary names the cycle and each item's part`() throws {
        let banner = try read("items: [a, { id: b, duration: 4s }, c]\ntimer: 2s")
        let summary = SummaryText(banner, Schedule(banner), upTo: .seconds(86_400))
        #expect(
            text { summary.appendTable(to: &$0) } == """
                32400 changes in 24h; repeats every 8s from 2s on

                item  showings  shown  share  first  longest gap
                a        10801     6h  25.0%     0s           6s
                b        10800    12h  50.0%     2s           4s
                c        10800     6h  25.0%     6s           6s

                """)
        let short = SummaryText(banner, Schedule(banner), upTo: .seconds(5))
        #expect(
            text { short.appendJSON(to: &$0) }
                == #"{"banner":"test","horizon":5,"changes":1,"prefix":2,"cycle":8,"items":[{"page":0,"item":"a","showings":1,"seconds":2,"share":0.4,"first":0,"longestGap":3},{"page":1,"item":"b","showings":1,"seconds":3,"share":0.6,"first":2,"longestGap":2},{"page":2,"item":"c","showings":0,"seconds":0,"share":0,"longestGap":5}]}"#
                + "\n")
    }

    @Test(arguments: [
        ("dots", "·●···"), ("scalingDots", "•●•••"), ("pill", "·▬···"), ("progressBar", "▰▰▱▱▱"),
        ("fraction", "2/5"),
        ("timerBar", "▰▱▱▱▱ 75%"), ("none", ""), ("scrollBar", "────━━━─────────────"),
    ])
    func `every style has a drawing`(style: String, expected: String) throws {
        let banner = try read("items: [a, b, c, d, e]\ntimer: 2s\nindicator: \(style)")
        let state = Schedule(banner).state(at: time(3.5))
        #expect(IndicatorDrawing(banner.fitted(), .unicode).text(state.indicator) == expected)
    }

    @Test func `a timer's bar has the segments that the timer has passed`() throws {
        func drawing(_ direction: String) throws -> String {
            let banner = try read(
                "items: [a, b, c]\ntimer: { interval: 2s, direction: \(direction) }\nindicator: timerBar"
            )
            return IndicatorDrawing(banner.fitted(), .unicode).text(
                Schedule(banner).state(at: time(5.5)).indicator)
        }
        #expect(try drawing("forward") == "▰▰▱ 75%" && drawing("backward") == "▱▱▰ 75%")
    }

    @Test func `a scroll bar's thumb grows`() throws {
        let banner = try read(
            """
            viewport: { width: 200, height: 100 }
            items: [a, b]
            timer: 2s
            transition: 1s
            indicator:
              { style: scrollBar, track: 156, thumb: [20, 100], growth: { duration: 1s, easing: linear } }
            """)
        let drawing = { (seconds: Double) in
            IndicatorDrawing(banner.fitted(), .unicode).text(
                Schedule(banner).state(at: time(seconds)).indicator)
        }
        #expect(
            [1, 2.25, 2.5, 3.5].map(drawing) == [
                "━━━─────────────────",
                "──━━━━━─────────────",
                "──────━━━━━━━━──────",
                "──────━━━━━━━━━━━━━─",
            ])
    }

    @Test func `of many pages only those around the current one are drawn`() throws {
        let items = (0..<100).map { "i\($0)" }.joined(separator: ", ")
        let banner = try read("items: [\(items)]\npaging: { startPage: 50 }")
        let state = Schedule(banner).state(at: .zero)
        #expect(
            IndicatorDrawing(banner.fitted(), .unicode).text(state.indicator)
                == "…············●···········…")
    }
}
