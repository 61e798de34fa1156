import Testing

@Suite struct `A baseline` {
    private let files = [
        "a.banner.yaml": "items: [a, b]\ntimer: 1s\nfoo: 1\nbar: 2\n",
        "ads/b.banner.yaml": "items: [a, b]\ntimer: 1s\n",
    ]
    private let make = "bannerkit validate . -q --baseline known.yaml --update-baseline 2> /dev/null; "

    @Test func `is written with what is found, and then nothing is reported`() throws {
        #expect(
            try shell(
                "bannerkit validate . --baseline known.yaml --update-baseline; cat known.yaml; bannerkit validate . --baseline known.yaml",
                files: files)
                == Ran(
                    output: """
                        checked 2 banners, no problems; 3 known findings left out
                        # Findings that were there when this file was written; `bannerkit validate --baseline` reports others.
                        "a.banner.yaml":
                          BK2001: [1e38bd9971598736, 6aa9f07309faf24c]
                        "ads/b.banner.yaml":
                          BK5008: [c2386868746b6788]
                        checked 2 banners, no problems; 3 known findings left out

                        """, errors: "bannerkit: `known.yaml` knows 3 findings in 2 files\n"))
    }

    /// Its name decides how it is written; whatever is in it is read again, under any name.
    @Test(arguments: [
        (
            "known.json", "known.yaml",
            """
            {"x-baseline": "Findings that were there when this file was written; `bannerkit validate --baseline` reports others.",
            "a.banner.yaml": {
              "BK2001": ["1e38bd9971598736", "6aa9f07309faf24c"]
            },
            "ads/b.banner.yaml": {
              "BK5008": ["c2386868746b6788"]
            }
            }

            """
        ),
        (
            "known.yaml", "known.json",
            """
            # Findings that were there when this file was written; `bannerkit validate --baseline` reports others.
            "a.banner.yaml":
              BK2001: [1e38bd9971598736, 6aa9f07309faf24c]
            "ads/b.banner.yaml":
              BK5008: [c2386868746b6788]

            """
        ),
    ])
    func `is written as its name says, and read as what it is`(name: String, other: String, text: String) throws {
        let ran = try shell(
            """
            check() { bannerkit validate $1 -q --baseline $2 $3 2> /dev/null; echo $?; }
            check . \(name) --update-baseline; cat \(name); check . \(name); sed -i '/foo/d' a.banner.yaml; check . \(name)
            mv \(name) \(other); check ads \(other) --update-baseline; check ads \(other); grep -c BK2001 \(other)
            """, files: files)
        let stale =
            "\(name):3:\(name.hasSuffix("json") ? 34 : 30): warning[BK1030]: this silences nothing: `a.banner.yaml`"
        #expect(ran.output.hasPrefix("0\n\(text)0\n\(stale)"), "\(ran)")
        #expect(ran.output.hasSuffix("\n0\n0\n0\n1\n"), "\(ran)")
    }

    /// A change of the files, and the places of what is then reported.
    @Test(arguments: [
        // A known line can move; spaces around it do not matter.
        ("sed -i '1i # moved' a.banner.yaml", ""), ("sed -i 's/^foo: 1/foo: 1   /' a.banner.yaml", ""),
        // A known line that changes, and a new one.
        ("sed -i 's/foo: 1/foo: 3/' a.banner.yaml", "a.banner.yaml:3:1 known.yaml:3:30"),
        ("echo 'baz: 1' >> a.banner.yaml", "a.banner.yaml:5:1"),
        // An equal line is new in another file.
        ("echo 'foo: 1' >> ads/b.banner.yaml", "ads/b.banner.yaml:3:1"),
        // What is gone from a file that is checked, or with it.
        ("sed -i '/bar/d' a.banner.yaml", "known.yaml:3:12"), ("rm ads/b.banner.yaml", "known.yaml:5:12"),
    ])
    func `knows lines again`(change: String, places: String) throws {
        let ran = try shell(
            "\(make) \(change); bannerkit validate . --baseline known.yaml -q | grep -oE '^[^ ]*:[0-9]+:[0-9]+'",
            files: files)
        #expect(ran.output.split(separator: "\n").joined(separator: " ") == places, "\(ran)")
    }

    @Test func `keeps what it knows about files that are not checked`() throws {
        let line =
            make
            + "echo 'baz: 1' >> a.banner.yaml; bannerkit validate a.banner.yaml -q --baseline known.yaml --update-baseline; bannerkit validate . --baseline known.yaml"
        #expect(try shell(line, files: files).output == "checked 2 banners, no problems; 4 known findings left out\n")
    }

    @Test(arguments: [
        (
            "--baseline nope.yaml", 3,
            "cannot read `nope.yaml`: no such file or folder\n  help: `--update-baseline` writes it"
        ),
        ("--baseline a.banner.yaml --update-baseline", 2, "`a.banner.yaml` is not a baseline"),
        ("--baseline out.json -o json=out.json --update-baseline", 2, "`out.json` cannot hold two outputs"),
        ("--baseline known.yaml -o json=known.yaml", 2, "cannot write to `known.yaml`, which is an input"),
    ])
    func `is a file of its own`(options: String, code: Int32, message: String) throws {
        let ran = try shell(make + "bannerkit validate . \(options)", files: files)
        #expect(ran.code == code && ran.errors.contains(message) && ran.output.isEmpty, "\(ran)")
    }

    @Test(arguments: [
        ("a: 1", "expected a mapping with lines, not the number `1`"), ("a: { BK1: 3 }", "expected a list of lines"),
        ("[", "never closed"),
    ])
    func `that is broken is reported, whatever fails otherwise`(text: String, message: String) throws {
        let ran = try shell(
            make
                + "printf '%s\n' '\(text)' >> known.yaml; bannerkit validate ads --baseline known.yaml --fail-on never",
            files: ["ads/a.banner.yaml": "items: [a]\n"])
        #expect(ran.code == 2 && ran.output.contains(message), "\(ran)")
    }

    @Test(arguments: ["notes: mine\n", "{}", "items: [a]\n"])
    func `takes the place of nothing else`(text: String) throws {
        for update in ["", "--update-baseline"] {
            let ran = try shell(
                "bannerkit validate . --baseline x.yaml \(update); cat x.yaml",
                files: files.merging(["x.yaml": text]) { $1 })
            #expect(
                ran
                    == Ran(
                        output: text,
                        errors: """
                            bannerkit: `x.yaml` is not a baseline
                              help: name another file; `--update-baseline` writes it

                            """), "\(ran)")
        }
    }

    @Test func `keeps what it knows about rules that are not checked`() throws {
        let line =
            make
            + "bannerkit validate . -q --baseline known.yaml --ignore BK2001 --advice always; bannerkit validate . -q --baseline known.yaml --select BK5008 --update-baseline 2> /dev/null; "
        #expect(
            try shell(line + "bannerkit validate . --baseline known.yaml", files: files).output.hasSuffix(
                "checked 2 banners, no problems; 3 known findings left out\n"))
    }

    @Test func `does not hide what cannot be read`() throws {
        let files = ["a.banner.yaml": "items: [a, b\n"]
        let ran = try shell(make + "bannerkit validate . -q --baseline known.yaml", files: files)
        #expect(ran.code == 1 && ran.output.contains("error[BK1001]"))
    }

    @Test func `names files from the repository's root on, so that it can move with it`() throws {
        let line = """
            mkdir -p one/.git one/ci && cp -r ads a.banner.yaml one && cd one
            bannerkit validate . -q --baseline ci/known.yaml --update-baseline 2> /dev/null; cd ..; mv one two; cd two/ci
            grep -c '^"a' known.yaml; bannerkit validate .. --baseline known.yaml
            """
        #expect(
            try shell(line, files: files).output == "2\nchecked 2 banners, no problems; 3 known findings left out\n")
    }

    @Test func `is the same for any number of threads`() throws {
        let many = "for n in $(seq 300); do cp a.banner.yaml $n.banner.yaml; done; "
        let write = { (jobs: Int) in
            "bannerkit validate . -q -j\(jobs) --baseline \(jobs).yaml --update-baseline 2> /dev/null; "
        }
        #expect(
            try shell(many + write(1) + write(8) + "cmp 1.yaml 8.yaml && wc -l < 1.yaml", files: files).output
                == "605\n")
    }
}

@Suite struct `Watching` {
    @Test func `checks again when a file changes, comes or goes, and ends with the signal`() throws {
        let script = """
            bannerkit validate . --watch > log 2> notes & watch=$!
            # A file comes whole, as editors save it: a look between its making and its words would count once more.
            save() { echo "$1" > saved && mv saved $2; }
            seen() { for n in $(seq 6000); do [ "$(grep -c watching notes)" -ge $1 ] && return; sleep 0.05; done; }
            seen 1; save 'items: [a, b]' a.banner.yaml; seen 2; save 'items: []' b.banner.yaml; seen 3
            rm b.banner.yaml; seen 4; kill -INT $watch; wait $watch; echo $? >> log; grep -E '^(checked|[0-9]+$)' log
            """
        let ran = try shell(script, files: ["a.banner.yaml": "items: []\n"])
        #expect(
            ran.output == """
                checked 1 banner: 1 error
                checked 1 banner, no problems
                checked 2 banners: 1 error in 1 of them
                checked 1 banner, no problems
                130

                """, "\(ran)")
    }

    @Test(arguments: ["--watch - < a", "--watch . --fix", "--watch . --list-files"])
    func `needs files, and only looks at them`(operands: String) throws {
        let ran = try shell("bannerkit validate \(operands)", files: ["a": ""])
        #expect(ran.code == 2 && ran.errors.contains("`--watch` "), "\(ran)")
    }
}
