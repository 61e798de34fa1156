import Testing

@Suite struct `An output` {
    private static let spec = "items: [a, b]\ntimer: 2s\n"
    private static let files = [
        "s.yaml": spec, "old.yaml": spec, "ads/x.banner.yaml": spec, "list": "s.yaml\n",
        "pictures/p.banner.yaml": "items: [{ id: a, image: p.png, alt: '' }, b]\n",
        "pictures/p.png": "GIF89a",
        "pages/index.html": spec, "out/ads--x.html": "name: a\n" + spec,
    ]
    private static let links = "ln -s s.yaml soft; ln s.yaml hard; ln -s new dangling; "

    @Test(arguments: [
        ("preview s.yaml -o s.yaml", "cannot write to `s.yaml`, which is an input"),
        (
            "preview s.yaml -f svg -o ads/../s.yaml",
            "cannot write to `ads/../s.yaml`, which is the same file as the input `s.yaml`"
        ),
        (
            "simulate s.yaml -o soft",
            "cannot write to `soft`, which is the same file as the input `s.yaml`"
        ),
        (
            "simulate s.yaml -o hard",
            "cannot write to `hard`, which is the same file as the input `s.yaml`"
        ),
        (
            "simulate soft -o s.yaml",
            "cannot write to `s.yaml`, which is the same file as the input `soft`"
        ),
        (
            "simulate - -o s.yaml < s.yaml",
            "cannot write to `s.yaml`, which is the same file as standard input"
        ),
        ("simulate s.yaml >> s.yaml", "standard output goes to the input `s.yaml`"),
        ("diff old.yaml s.yaml -o s.yaml", "cannot write to `s.yaml`, which is an input"),
        ("diff old.yaml s.yaml -o old.yaml", "cannot write to `old.yaml`, which is an input"),
        ("validate s.yaml -o json=s.yaml", "cannot write to `s.yaml`, which is an input"),
        (
            "validate ads -o json=ads/x.banner.yaml",
            "cannot write to `ads/x.banner.yaml`, which is an input"
        ),
        (
            "test . -o junit=ads/x.banner.yaml",
            "cannot write to `ads/x.banner.yaml`, which is an input"
        ),
        (
            "validate s.yaml -o json=ads/x.banner.yaml",
            "cannot write to `ads/x.banner.yaml`, which is a banner file"
        ),
        ("validate --files-from list -o json=list", "cannot write to `list`, which is an input"),
        (
            "validate --files-from list -o json=s.yaml",
            "cannot write to `s.yaml`, which is an input"
        ),
        ("validate gone.yaml -o json=gone.yaml", "cannot write to `gone.yaml`, which is an input"),
        ("validate s.yaml -o json=s.yaml --fix", "cannot write to `s.yaml`, which is an input"),
        (
            "preview pictures/p.banner.yaml -o pictures/p.png",
            "cannot write to `pictures/p.png`, which is the same file as the input `$PWD/pictures/p.png`"
        ),
        (
            "preview pictures/p.banner.yaml -f svg -o pictures/p.png",
            "cannot write to `pictures/p.png`, which is the same file as the input `$PWD/pictures/p.png`"
        ),
        (
            "simulate pictures/p.banner.yaml -o pictures/p.png",
            "cannot write to `pictures/p.png`, which is the same file as the input `$PWD/pictures/p.png`"
        ),
        (
            "preview pages/index.html ads -o pages",
            "cannot write to `pages/index.html`, which is an input"
        ),
        (
            "preview out/ads--x.html ads -o out",
            "cannot write to `out/ads--x.html`, which is an input"
        ),
        ("validate s.yaml -o json=o -o sarif=o", "`o` cannot hold two outputs"),
        (
            "validate s.yaml -o json=o -o sarif=./o",
            "`./o` and `o` are the same file, which cannot hold two outputs"
        ),
        (
            "validate s.yaml -o json=new -o sarif=dangling",
            "`dangling` and `new` are the same file, which cannot hold two outputs"
        ),
        ("preview s.yaml -o o > o", "cannot write to `o`, where standard output already goes"),
    ])
    func `is never an input, and no two are one file`(line: String, message: String) throws {
        let look = "find . -type f ! -name o -exec cksum {} + | sort"
        let line =
            "\(Self.links)\(look) > ../before.$$; bannerkit \(line); code=$?; \(look) | diff ../before.$$ - && echo same; rm ../before.$$; exit $code"
        let shell = try Shell(Self.files)
        defer { shell.remove() }
        let ran = try shell.run(line)
        let path = try shell.run("pwd -P").output.dropLast()
        #expect(ran.code == 2 && ran.output == "same\n", "\(ran)")
        #expect(
            ran.errors.split(separator: "\n").first.map(String.init) == "bannerkit: "
                + message.split(separator: "$PWD").joined(separator: path))
    }

    @Test(
        arguments: [
            // A link stays a link: to a file that existed, and to one that did not.
            (
                "ln -s real link; echo old > real; chmod 640 real", "-o link",
                "link regular file 640\n", 0
            ),
            (
                "ln -s new link; touch new; chmod 640 new; rm new", "-o link",
                "link regular file 644\n", 0
            ),
            ("mkdir d; ln -s d/new link", "-o link", "link regular file 644\n", 0),
            ("ln -s no/new link", "-o link", "link\n", 3),
            ("ln -s b link; ln -s link b", "-o link", "link\n", 3),
            ("echo old > link; ln link other", "-o link", "regular file 644\n", 3),
            ("mkdir link", "-o link", "directory 755\n", 3),
            ("true", "-o /dev/stdout | wc -c", "", 0),
        ] as [(String, String, String, Int32)])
    func `is written through links, and nothing takes a link's or a folder's place`(
        make: String, words: String, what: String, code: Int32
    ) throws {
        let look = """
            [ ! -L link ] || printf 'link '; stat -Lc '%F %a' link 2> /dev/null || { [ ! -L link ] || echo; }
            """
        let ran = try shell(
            "umask 022; \(make); bannerkit simulate s.yaml --for 5s \(words); code=$?; (\(look)) | sed 's/ $//'; exit $code",
            files: Self.files)
        #expect(ran.code == code, "\(ran)")
        #expect(what.isEmpty || ran.output == what)
    }

    @Test(arguments: [
        (
            "page.html",
            "`--watch` writes `page.html.watch.js`, but a file with that name already exists"
        ),
        ("s.yaml", "cannot write to `s.yaml`, which is an input"),
    ])
    func `of a watched page takes the place of no input and of nobody's script`(
        page: String, message: String
    ) throws {
        let line = """
            echo mine > page.html.watch.js; bannerkit preview s.yaml -o \(page) --watch & watch=$!
            for n in $(seq 6000); do kill -0 $watch 2> /dev/null && sleep 0.05; done; kill $watch 2> /dev/null
            wait $watch; echo $?; cat page.html.watch.js s.yaml; ls
            """
        let ran = try shell(line, files: ["s.yaml": Self.spec])
        #expect(ran.output == "2\nmine\n\(Self.spec)page.html.watch.js\ns.yaml\n")
        #expect(ran.errors.hasPrefix("bannerkit: \(message)\n"))
    }

    @Test func `of a watched gallery takes the place of nobody's script, and follows no stream`()
        throws
    {
        let ran = try shell(
            """
            mkdir out; echo mine > out/index.html.watch.js; bannerkit preview ads -o out --watch; echo $?
            cat out/index.html.watch.js; ls out; bannerkit preview - ads -o other --watch < s.yaml; echo $?
            """, files: ["s.yaml": Self.spec, "ads/a.banner.yaml": Self.spec])
        #expect(
            ran
                == Ran(
                    output: "2\nmine\nindex.html.watch.js\n2\n",
                    errors: """
                        bannerkit: `--watch` writes `out/index.html.watch.js`, but a file with that name already exists
                          help: name another page with `--output`, or remove that file
                        bannerkit: `--watch` follows files, not standard input

                        """))
    }

    @Test func `is no list of what git ignores that was obeyed`() throws {
        let ran = try shell(
            "git init -q .; echo old > .gitignore; cd ads; bannerkit validate . -o json=../.gitignore; code=$?; cat ../.gitignore; exit $code",
            files: Self.files)
        #expect(ran.code == 2 && ran.output == "old\n")
        #expect(
            ran.errors.hasPrefix(
                "bannerkit: cannot write to `../.gitignore`, which is the same file as the input `/"
            ),
            "\(ran)")
    }

    @Test func `of a watched page may take the place of a script that a killed run left`() throws {
        let line = """
            bannerkit preview s.yaml -o page.html --watch & watch=$!; while [ ! -e page.html.watch.js ]; do sleep 0.02; done
            kill -9 $watch; bannerkit preview s.yaml -o page.html --watch 2> report & watch=$!
            while [ ! -s report ]; do sleep 0.02; done; kill -TERM $watch; wait $watch; echo $?; ls
            """
        let ran = try shell("{ \(line)\n} 2> /dev/null", files: ["s.yaml": Self.spec])
        #expect(ran == Ran(output: "143\npage.html\nreport\ns.yaml\n"))
    }

    @Test func `may be on standard output by its other name`() throws {
        let line =
            "echo before > log; bannerkit simulate s.yaml --for 1s -o /dev/stdout >> log; cat log"
        #expect(try shell(line, files: Self.files).output.hasPrefix("before\n{\"t\":0,"))
    }
}

@Suite struct `A stream that is closed` {
    private static let files = ["s.yaml": "items: [a, b]\ntimer: 2s\n"]

    @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
    func `takes nothing from a file's output`(closed: String) throws {
        let line =
            "bannerkit simulate s.yaml --for 5s -o usual; bannerkit simulate s.yaml --for 5s -o out \(closed); echo $?; cmp usual out; ls -A"
        #expect(try shell(line, files: Self.files) == Ran(output: "0\nout\ns.yaml\nusual\n"))
    }

    @Test(
        arguments: [
            ("simulate s.yaml >&-", "cannot write standard output: it is closed", 3),
            ("--version >&-", "cannot write standard output: it is closed", 3),
            (
                "validate s.yaml -o json=out.json >&-",
                "cannot write standard output: it is closed", 3
            ),
            ("validate -qq s.yaml >&-", "", 0),
            ("validate - <&-", "cannot read `<stdin>`: it is closed", 3),
            ("validate --files-from - <&-", "cannot read `<stdin>`: it is closed", 3),
        ] as [(String, String, Int32)])
    func `is a fault where it is needed`(line: String, message: String, code: Int32) throws {
        let errors = message.isEmpty ? "" : "bannerkit: \(message)\n"
        #expect(
            try shell("bannerkit \(line)", files: Self.files) == Ran(errors: errors, code: code))
    }
}

@Suite struct `Fixes of several files` {
    private static let broken = "items: [a, b]\ntimmer: 2s\n"

    @Test func `leave out a file with other hard links, and say so`() throws {
        let line =
            "ln a.yaml other; bannerkit validate -q --fix a.yaml b.yaml -o json=out.json > /dev/null; echo $?; head -qn 2 a.yaml other b.yaml; stat -c %h a.yaml"
        let ran = try shell(line, files: ["a.yaml": Self.broken, "b.yaml": Self.broken])
        #expect(ran.output == "3\n\(Self.broken)\(Self.broken)items: [a, b]\ntimer: 2s\n2\n")
        #expect(
            ran.errors == """
                bannerkit: cannot write `a.yaml`: it has 2 hard links, and the others would not be changed
                bannerkit: fixed 1 finding in `b.yaml`

                """)
    }
}
