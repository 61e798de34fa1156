import Testing

@Suite struct `A banner written out` {
    /// What `resolve` prints for a text, between the first `from` and the last `to`.
    private func resolved(_ text: String, _ options: String = "", name: String = "home.banner.yaml")
        throws -> String
    {
        let shell = try Shell([name: text])
        defer { shell.remove() }
        let ran = try shell.run("bannerkit resolve \(options) \(name)")
        #expect(ran.code == 0 && ran.errors.isEmpty, "\(ran)")
        return ran.output
    }

    @Test func `has every default, and is 899 bytes for the smallest with a timer`() throws {
        let text = "items: [red, orange, yellow]\ntimer: 2s\nindicator: pill\n"
        let line = try resolved(text, name: "hello.banner.yaml")
        #expect(
            line
                == ##"{"version":1,"name":"hello","timeZone":"UTC","viewport":{"width":390,"height":300},"layout":{"cellWidthMultiplier":1,"cellHeightMultiplier":1,"spacing":0,"direction":"leftToRight","axis":"horizontal","align":"center"},"paging":{"loop":"infinite","startPage":"red","maxPagesPerSwipe":1,"decelerationRate":"fast","snap":"page","flickVelocity":50,"dragThreshold":0.5,"drag":true,"order":"file","group":1,"flush":false},"timer":{"interval":2,"countsFrom":"change","afterInteraction":"restart","whenHidden":"pause","whenHovered":"pause","whenFocused":"hold","whenReduced":"stop","direction":"forward","atEnd":"stop","startsPaused":false},"transition":{"duration":0.3,"easing":[0.42,0,0.58,1],"effect":"slide"},"focus":{"scale":1,"duration":0.4,"easing":[0,0,0.58,1]},"indicator":{"style":"pill","width":20,"height":6,"dot":6,"spacing":6,"color":"#00000033","currentColor":"#000000FF","hidesForSinglePage":true,"placement":"below","edge":"bottom","margin":12},"controls":{"arrows":false,"pause":false},"items":[{"id":"red","weight":1},{"id":"orange","weight":1},{"id":"yellow","weight":1}],"x-resolved":{"geometry":{"cellWidth":390,"cellHeight":300,"stride":390,"travel":390,"inset":0,"contentWidth":1170,"contentHeight":300,"largestOffset":780},"dwell":[2,2,2],"cycle":6,"fits":false}}"##
                + "\n")
        let own =
            line.utf8.count
            - ##","x-resolved":{"geometry":{"cellWidth":390,"cellHeight":300,"stride":390,"travel":390,"inset":0,"contentWidth":1170,"contentHeight":300,"largestOffset":780},"dwell":[2,2,2],"cycle":6,"fits":false}"##
            .utf8.count
        #expect(
            own == 900 + 26 + 33 + 66 + 36 + 24,
            "899 with a line feed, 26 for free scrolling, 33 for weights, 66 for hands, 36 for the end, 24 for groups"
        )
    }

    @Test func `has the same bytes with one thread and with eight`() throws {
        let one = try shell(
            "bannerkit resolve -j1 \"$ROOT\"/Examples \"$ROOT\"/Tests/BannerCommandTests/Golden")
        let eight = try shell(
            "bannerkit resolve -j8 \"$ROOT\"/Examples \"$ROOT\"/Tests/BannerCommandTests/Golden")
        #expect(one.code == 1 && one.output.utf8.count > 10_000 && one.errors.utf8.count > 10_000)
        #expect(one == eight)
    }

    @Test(arguments: [
        (
            "s3-card-banner", "",
            ##""x-resolved":{"geometry":{"cellWidth":273,"cellHeight":240,"stride":293,"travel":293,"inset":58.5,"contentWidth":1562,"contentHeight":300,"largestOffset":1172},"dwell":[1,1,1,1,1],"cycle":5,"fits":false}}"##
        ),
        (
            "stories", "--viewport 744",
            ##""viewport":{"width":744,"height":900},"layout":{"cellWidthMultiplier":0.6,"##
        ),
        (
            "stories", "--viewport 744",
            ##""x-resolved":{"geometry":{"cellWidth":446.4,"cellHeight":900,"stride":458.4,"travel":458.4,"inset":148.8,"contentWidth":1660.8,"contentHeight":900,"largestOffset":916.8},"dwell":[5,8,5],"cycle":null,"fits":false}}"##
        ),
    ])
    func `says what a renderer would compute`(example: String, options: String, part: String) throws
    {
        let ran = try shell(
            "bannerkit resolve \(options) \"$ROOT\"/Examples/\(example).banner.yaml")
        #expect(ran.output.contains(part) && !ran.output.contains("breakpoints\":["), "\(ran)")
    }

    @Test(arguments: [
        ("timer: 1m30s", ##""interval":90,"##), ("timer: 1337ms", ##""interval":1.337,"##),
        ("timer: 1.000001s", ##""interval":1.000001,"##),
        ("timer: 8784h", ##""interval":31622400,"##),
        ("transition: { easing: linear }", ##""easing":[0,0,1,1],"effect""##),
        ("paging: { startPage: 1 }", ##""startPage":"b""##),
        ("indicator: none", ##""indicator":{"style":"none"},"controls""##),
        (
            "indicator: scrollBar",
            ##""indicator":{"style":"scrollBar","thumb":50,"height":3.2,"inset":3,"spacing":14,"hides":"fade","growth":{"duration":0.3,"easing":[0.42,0,1,1]},"color""##
        ),
        (
            "indicator: { style: scrollBar, hidesAfter: 500ms }",
            ##""spacing":14,"hidesAfter":0.5,"hides":"fade""##
        ),
        ("indicator: progressBar", ##""indicator":{"style":"progressBar","height":4,"color""##),
        (
            "indicator: { style: dots, color: '#fff', currentColor: '#ff000080' }",
            ##""color":"#FFFFFFFF","currentColor":"#FF000080""##
        ),
        ("viewport: { width: 390.50 }", ##""viewport":{"width":390.5,"height":300}"##),
        (
            "layout: { axis: vertical, cellHeightMultiplier: 0.5, spacing: 10 }",
            ##""stride":160,"travel":160,"inset":75,"contentWidth":390,"contentHeight":460,"largestOffset":160}"##
        ),
        ("layout: { align: start, cellWidthMultiplier: 0.9 }", ##""inset":0,"##),
        (
            "timer: { interval: 2s, countsFrom: settle }",
            ##""dwell":[2,2],"cycle":4.6,"fits":false}"##
        ),
        (
            "timer: { interval: 2s, cycles: 3 }",
            ##""cycles":3,"atEnd":"stop","startsPaused":false}"##
        ),
        ("timer: { interval: 2s, cycles: 3 }", ##""dwell":[2,2],"cycle":null,"fits":false}"##),
        (
            "breakpoints: [{ minWidth: 900, focus: 1.2, layout: { spacing: 0 } }, { minWidth: 600, indicator: pill, viewport: { height: 400 } }]",
            ##""breakpoints":[{"minWidth":600,"viewport":{"height":400},"indicator":{"style":"pill","width":20,"height":6,"dot":6,"spacing":6,"color":"#00000033","currentColor":"#000000FF","hidesForSinglePage":true,"placement":"below","edge":"bottom","margin":12}},{"minWidth":900,"layout":{"spacing":0},"focus":{"scale":1.2}}],"items""##
        ),
        // Keys alone stay alone, but for those of `growth`; a style that is named has all of its
        // own and of what is narrower.
        (
            "indicator: pill\nbreakpoints: [{ minWidth: 600, indicator: { dot: 8 } }, { minWidth: 700, indicator: { style: pill, width: 30 } }]",
            ##"[{"minWidth":600,"indicator":{"dot":8}},{"minWidth":700,"indicator":{"style":"pill","width":30,"height":6,"dot":8,"spacing":6,"##
        ),
        (
            "indicator: scrollBar\nbreakpoints: [{ minWidth: 600, indicator: { thumb: [20, 30], growth: 1s } }]",
            ##""indicator":{"thumb":[20,30],"growth":{"duration":1,"easing":[0.42,0,1,1]}}}]"##
        ),
        (
            "layout: { cellWidthMultiplier: 0.7 }\nindicator: scrollBar",
            ##""fits":false,"track":273}"##
        ),
        ("indicator: { style: scrollBar, track: 100 }", ##""fits":false,"track":100}"##),
        ("indicator: progressBar", ##""fits":false,"width":312}"##),
        (
            "layout: { cellWidthMultiplier: 0.4, align: start }\npaging: { loop: none, snap: none }",
            ##""largestOffset":0},"dwell":[],"cycle":null,"fits":true}"##
        ),
        (
            "viewport: { width: 700 }\nbreakpoints: [{ minWidth: 600, layout: { cellWidthMultiplier: 0.5 } }]",
            ##"{"cellWidth":350,"##
        ),
        (
            "scenarios: [{ name: s, duration: 3s, inputs: [{ at: 1s, drag: { by: -100 } }, { at: 2s, select: 1 }, { at: 2.5s, drag: { by: 5, over: 0 } }] }]",
            ##"[{"name":"s","duration":3,"reducedMotion":false,"inputs":[{"at":1,"drag":{"by":-100,"over":0.2,"velocity":-500}},{"at":2,"select":"b"},{"at":2.5,"drag":{"by":5,"over":0,"velocity":0}}]}]"##
        ),
        (
            "scenarios: [{ name: s, duration: 3s, expect: [{ always: a }, { at: 1s, page: 0, indicator: { sizes: [] } }, { never: b, from: 1s, to: 2s }] }]",
            ##""expect":[{"from":0,"to":3,"always":"a"},{"at":1,"page":"a","indicator":{"sizes":[]}},{"from":1,"to":2,"never":"b"}]}]"##
        ),
        ("x-a: [1, 2.50, true, ~, \"x\"]", ##""x-a":[1,2.50,true,null,"x"],"x-resolved""##),
        ("x-b: {1: a}\nlayout: { x-note: 1 }", ##""align":"center"},"##),
        ("x-b: {1: a}", ##""x-b":{"1":"a"}"##),
        ("x-c: 0x10", ##""x-c":"0x10""##),
        ("x-d: no", ##""x-d":"no""##), ("x-e: 2026-01-01", ##""x-e":"2026-01-01""##),
        (
            "x-f: [.inf, -.INF, .NaN, +007, -.5, 1., 1.e5, -0]",
            ##""x-f":[".inf","-.inf",".nan",7,-0.5,1.0,1.0e5,-0]"##
        ),
        (
            "x-resolved: { cycle: 1 }",
            ##""items":[{"id":"a","weight":1},{"id":"b","weight":1}],"x-resolved":{"geometry""##
        ),
    ])
    func `has each value in one notation`(key: String, part: String) throws {
        let line = try resolved("items: [a, b]\n\(key)\n")
        #expect(line.contains(part), "\(line)")
    }

    @Test func `has the ring of showings where items differ in weight`() throws {
        let line = try resolved("timer: 2s\nitems: [{ id: a, weight: 5 }, b, c]\n")
        #expect(
            line.hasSuffix(
                ##""cycle":14,"fits":false,"showings":[{"item":"a","turns":3},{"item":"b","turns":1},{"item":"a","turns":2},{"item":"c","turns":1}]}}"##
                    + "\n"), "\(line)")
    }

    @Test
    func `has an item's keys, its occasions as lists and dates as they are, and its own data last`()
        throws
    {
        let line = try resolved(
            """
            timeZone: Asia/Seoul
            items:
              - x-z: 1
                when: { from: 2026-11-27T06:00:00+09:00, days: sat, hours: 09:00-10:00 }
                duration: 3s
                id: a
                x-b: { c: *x }
                color: "#abc"
              - { id: b, when: otherwise, tags: [t], title: "\\"1\\"\\n" }
            """.replacing("*x", with: "[1]"))
        #expect(
            line.contains(
                ##""items":[{"id":"a","color":"#AABBCCFF","duration":3,"weight":1,"when":[{"from":"2026-11-27T06:00:00+09:00","days":["sat"],"hours":["09:00-10:00"]}],"x-z":1,"x-b":{"c":[1]}},{"id":"b","title":"\"1\"\n","tags":["t"],"weight":1,"when":"otherwise"}],"##
            ), "\(line)")
    }

    @Test func `is not warned of for its durations, as JSON`() throws {
        let ran = try shell(
            "printf '{\"timer\":{\"interval\":120},\"items\":[\"a\",\"b\"]}' > a.banner.json; bannerkit validate -q a.banner.json"
        )
        #expect(ran == Ran(), "\(ran)")
    }

    // MARK: The command

    @Test func `is left out if it has errors, and the others go on`() throws {
        let shell = try Shell(["a.banner.yaml": "items: []\n", "b.banner.yaml": "items: [b]\n"])
        defer { shell.remove() }
        let ran = try shell.run(
            "bannerkit resolve . | cut -c 1-26; bannerkit resolve . > /dev/null 2>&1; echo $?")
        #expect(ran.output == "{\"version\":1,\"name\":\"b\",\"t\n1\n", "\(ran)")
        #expect(
            ran.errors.hasPrefix("a.banner.yaml:1:8: error[BK2010]")
                || ran.errors.contains("a.banner.yaml"), "\(ran)")
        let file = try shell.run("bannerkit resolve . -o all.ndjson 2> /dev/null; echo $?; ls")
        #expect(file.output == "1\na.banner.yaml\nb.banner.yaml\n", "\(file)")
    }

    @Test func `replaces a banner only if that was written out`() throws {
        let shell = try Shell(["a.yaml": "items: [a]\n", "b.banner.json": "{\"items\":[\"b\"]}\n"])
        defer { shell.remove() }
        let ran = try shell.run(
            """
            for out in a b; do for time in 1 2; do
              bannerkit resolve a.yaml -o $out.banner.json 2> /dev/null; echo "$out $? $(cut -c 1-24 $out.banner.json)"
            done; done
            """)
        #expect(
            ran.output == """
                a 0 {"version":1,"name":"a",
                a 0 {"version":1,"name":"a",
                b 2 {"items":["b"]}
                b 2 {"items":["b"]}

                """, "\(ran.errors)")
    }

    @Test(arguments: [
        ("resolve -f json a.banner.yaml b.banner.yaml", "use `--format ndjson`, or one banner"),
        ("resolve --viewport 0 a.banner.yaml", "`--viewport` cannot be `0`"),
        ("resolve --start 2026-01-01 a.banner.yaml", "unknown option `--start`"),
        ("resolve a.banner.yaml -o a.banner.yaml", "which is an input"),
        ("resolve a.banner.yaml -o a.banner.json", "which is a banner"),
    ])
    func `is refused before anything is written`(line: String, reason: String) throws {
        let shell = try Shell([
            "a.banner.yaml": "items: [a]\n", "b.banner.yaml": "items: [b]\n",
            "x/a.banner.yaml": "items: [a]\n",
            "a.banner.json": "{\"items\":[\"a\"]}\n",
        ])
        defer { shell.remove() }
        let ran = try shell.run("bannerkit \(line)")
        #expect(ran.code == 2 && ran.output.isEmpty && ran.errors.contains(reason), "\(ran)")
        #expect(
            try shell.run("ls; cat a.banner.json").output
                == "a.banner.json\na.banner.yaml\nb.banner.yaml\nx\n{\"items\":[\"a\"]}\n")
    }
}
