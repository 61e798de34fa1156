import Testing

@Suite struct `A folder for a web site` {
    private static let files = [
        "ads/home.banner.yaml":
            "items: [{ id: a, title: 'A <b>', link: /a }, { id: b, image: b.svg }]\ntimer: 2s\n",
        "ads/b.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>\n",
        "ads/shelf.banner.yaml":
            "name: shelf\nitems: [c, d]\nbreakpoints: [{ minWidth: 700, viewport: { height: 90 } }]\n",
        "dates/sale.banner.yaml":
            "items: [{ id: now, when: { from: 2026-11-27, until: 2026-11-28 } }, { id: rest, when: otherwise }]\n",
    ]
    private static let others =
        "banner-kit.d.ts banner-kit.inline.js banner-kit.js banner-kit.wasm custom-elements.json"
    private static let all =
        "b.svg \(others) home.banner.json home.css home.html jsx.d.ts manifest.json package.json "
        + "react.d.ts shelf.banner.json shelf.css shelf.html vue.d.ts"

    @Test func `has the same bytes every time, and a second run writes nothing`() throws {
        let ran = try shell(
            """
            bannerkit build ads -o one && bannerkit build ads -o two && diff -r one two && echo $(ls one)
            stat -c '%i %Y' one one/* > before; bannerkit build ads -o one; stat -c '%i %Y' one one/* | diff before - && ls -A
            """, files: Self.files)
        #expect(ran == Ran(output: "\(Self.all)\nads\nbefore\ndates\none\ntwo\n"), "\(ran.errors)")
    }

    /// What is done to the folder or the banners before a second run, and what is in the folder
    /// then.
    @Test(arguments: [
        (
            "rm ads/shelf.banner.yaml",
            all.replacing("shelf.banner.json shelf.css shelf.html ", with: "")
        ),
        ("sed -i 's/, image: b.svg//' ads/home.banner.yaml", String(all.dropFirst("b.svg ".count))),
        (
            "echo mine > out/zz.txt; mkdir out/zz; echo x > out/zz/x", all + " zz zz.txt"
        ),
        ("rm out/home.css", all), ("echo old > out/home.css", all),
    ])
    func `is made anew, without what no banner makes any longer, and with what others put into it`(
        change: String, then: String
    ) throws {
        let ran = try shell(
            """
            bannerkit build ads -o out; \(change); echo >> ads/home.banner.yaml; bannerkit build ads -o out
            echo $(ls -A out); cd out; for file in $(jq -r '.files | keys[]' manifest.json); do
            [ "$(jq -r ".files[\\"$file\\"]" manifest.json)" = "sha256-$(openssl dgst -sha256 -binary $file | base64)" ] || echo $file
            done; cat zz/x 2>/dev/null; ls -A ..
            """, files: Self.files)
        let own = change.contains("zz") ? "x\n" : ""
        #expect(ran.output == "\(then)\n\(own)ads\ndates\nout\n", "\(ran.errors)")
    }

    @Test func `keeps its rights and those of the folders in it when it is made anew`() throws {
        let ran = try shell(
            """
            bannerkit build ads -o out; mkdir -p out/own/none; chmod 2750 out; chmod 700 out/own; ln -s nowhere out/link
            rm out/home.css; bannerkit build ads -o out; stat -c '%a %n' out out/own; ls -A out/own out/home.css; readlink out/link
            """, files: Self.files)
        #expect(
            ran.output == "2750 out\n700 out/own\nout/home.css\n\nout/own:\nnone\nnowhere\n",
            "\(ran)")
    }

    /// Command lines that write nothing: their exit code, and what is said.
    @Test(arguments: [
        (
            "mkdir out; echo mine > out/home.css; bannerkit build ads -o out", 2,
            "`out/home.css` was not made by `bannerkit build`"
        ),
        ("bannerkit build dates -o out", 2, "`dates/sale.banner.yaml` has dates"),
        (
            "echo 'itms: [a]' > ads/x.banner.yaml; bannerkit build ads -o out", 1,
            "`itms` is not a key"
        ),
        (
            "rm ads/b.svg; bannerkit build ads -o out", 1,
            """
            `b.svg` does not exist
            bannerkit: `out` was not written: a file is missing or has a fault
            """
        ),
        (
            "echo secret > ads/b.svg; bannerkit build ads -o out", 1,
            "`b.svg` is not a picture\n"
        ),
        (
            "echo '<?xml version=\"1.0\"?><settings/>' > ads/b.svg; bannerkit build ads -o out", 1,
            "`b.svg` is not a picture\n"
        ),
        (
            "cp ads/b.svg ads/b%20.svg; sed -i 's/b.svg/b%20.svg/' ads/*.yaml; bannerkit build ads -o out",
            1,
            "`b%20.svg` has `%`, `?` or `#` in its name"
        ),
        (
            "cp ads/b.svg ads/manifest.json; sed -i 's/b.svg/manifest.json/' ads/*.yaml; bannerkit build ads -o out",
            2,
            "two files would both be `manifest.json`"
        ),
        (
            "mkdir ads/home.css; mv ads/b.svg ads/home.css; sed -i 's,b.svg,home.css/&,' ads/*.yaml; bannerkit build ads -o out",
            2, "`home.css` would be a file, and the folder of `home.css/b.svg`"
        ),
        (
            "echo '<svg/>' > b.svg; ln -sf ../b.svg ads/b.svg; bannerkit build ads -o out", 1,
            "`b.svg` is not below the banner's folder"
        ),
        (
            "cp ads/shelf.banner.yaml x.banner.yaml; bannerkit build ads x.banner.yaml -o out", 2,
            "have the same name, `shelf`"
        ),
        (
            "echo 'name: a/b\\nitems: [a]' > x.banner.yaml; bannerkit build x.banner.yaml -o out",
            2,
            "cannot be a file name"
        ),
        ("bannerkit build ads", 2, "`--output` is required"),
        ("bannerkit build -o out", 2, "nothing to build: expected `bannerkit build PATH..."),
        (
            "bannerkit build ads -o out --lang ko_KR", 2,
            "`--lang` cannot be `ko_KR`: expected a language tag"
        ),
        ("bannerkit build ads -o out --base /banners", 2, "`--base` needs `--fragment`"),
        ("bannerkit build ads -o out --fragment --base ''", 2, "`--base` cannot be ``"),
        (
            "bannerkit build ads -o out --fragment --base 'javascript:x'", 2,
            "`--base` cannot be `javascript:x`"
        ),
        ("bannerkit build ads -o out --fragment --base '/a?b'", 2, "`--base` cannot be `/a?b`"),
        (
            "bannerkit build dates --start 2026-11-27 --for 0s -o out", 2,
            "`--for` must be from 1s to 36600d"
        ),
        (
            "bannerkit build dates --start 2026-11-27 --for 36601d -o out", 2,
            "`--for` must be from 1s to 36600d"
        ),
        (
            "bannerkit build dates --start 2026-11-27 --for soon -o out", 2,
            "`--for` cannot be `soon`"
        ),
    ])
    func `is as it was after a fault`(command: String, code: Int32, words: String) throws {
        let ran = try shell(
            "\(command); code=$?; ls out 2>/dev/null | grep -v home.css; exit $code",
            files: Self.files)
        #expect(
            ran.output.isEmpty && ran.code == code && ran.errors.contains(words),
            "\(ran.code) \(ran.errors)")
    }

    /// What is done to the folder before a second run, a name that is put into its list with the
    /// right checksum, and what is said: nothing outside is touched.
    @Test(arguments: [
        ("ln -s ../../victim site/.banners.bannerkit-build", "", ""),
        ("ln -sf ../../victim/file site/banners/home.css", "", "`site/banners/home.css` is a link"),
        ("ln -sf ../../none site/banners/home.css", "", "`site/banners/home.css` is a link"),
        (
            "rm -r site/banners/p; ln -s ../../victim site/banners/p", "",
            "`site/banners/p` is a link"
        ),
        (
            "rm -r site/banners/p; ln -s ../../victim site/banners/p; sed -i 's/, image: p.b.svg//' ads/home.banner.yaml",
            "p/file", ""
        ),
        ("mv site/banners far; ln -s ../far site/banners", "", ""),
        ("", "../../victim/file", ""), ("", "$PWD/victim/file", ""), ("", "own/link", ""),
        ("", "own/linked/file", ""),
        (
            "rm site/banners/home.css; mkfifo site/banners/home.css", "",
            "`site/banners/home.css`: it is a pipe"
        ),
        (
            "ln -sf ../ads/list site/banners/manifest.json", "",
            "`site/banners/manifest.json` was not made by"
        ),
    ])
    func `touches nothing that a link or a list leads to`(
        change: String, name: String, words: String
    ) throws {
        let ran = try shell(
            """
            mkdir victim ads/p; echo x > victim/file; mv ads/b.svg ads/p; sed -i 's,b.svg,p/b.svg,' ads/home.banner.yaml
            bannerkit build ads -o site/banners; mkdir site/banners/own; list=site/banners/manifest.json
            (cd site/banners/own; ln -s ../../../victim/file link; ln -s ../../../victim linked); sum=$(openssl dgst -sha256 -binary victim/file | base64)
            jq --arg n "\(name)" --arg s "sha256-$sum" '.files[$n] = $s' $list > m; \(name.isEmpty ? ":" : "cp m $list"); rm m
            \(change.isEmpty ? ":" : change); echo 'items: [z]' > ads/shelf.banner.yaml; timeout 60 bannerkit build ads -o site/banners; code=$?
            find victim -type f; cat victim/file; ls ads; exit $code
            """, files: Self.files)
        #expect(ran.output == "victim/file\nx\nhome.banner.yaml\np\nshelf.banner.yaml\n", "\(ran)")
        #expect(
            ran.code == (words.isEmpty ? 0 : words.hasSuffix("by") ? 2 : 3)
                && ran.errors.contains(words), "\(ran)")
    }

    @Test func `keeps a repository that it is the top of, whatever its list names`() throws {
        let ran = try shell(
            """
            git init -q .; bannerkit build ads -o .; sum=$(openssl dgst -sha256 -binary .git/HEAD | base64)
            jq --arg s "sha256-$sum" '.files[".git/HEAD"] = $s' manifest.json > m; mv m manifest.json
            bannerkit build ads -o . && git rev-parse --is-inside-work-tree && jq -c '.files[".git/HEAD"]' manifest.json
            """, files: Self.files)
        #expect(ran == Ran(output: "true\nnull\n"), "\(ran)")
    }

    @Test func `keeps what others have changed, and names that only look the same`() throws {
        let ran = try shell(
            """
            nfc=$(printf 'caf\\303\\251.svg'); nfd=$(printf 'cafe\\314\\201.svg'); mv ads/b.svg "ads/$nfc"
            sed -i "s,b.svg,$nfc," ads/home.banner.yaml; bannerkit build ads -o out; echo mine > "out/$nfd"; bannerkit build ads -o out
            ls out/caf* | wc -l; sed -i 's/, image: caf[^ ]*svg//' ads/home.banner.yaml; bannerkit build ads -o out; cat out/caf*
            echo more >> out/shelf.css; rm ads/shelf.banner.yaml; bannerkit build ads -o out; ls out | grep shelf; jq -c '.files | keys' out/manifest.json
            """, files: Self.files)
        #expect(
            ran.output == """
                2
                mine
                shelf.css
                ["banner-kit.d.ts","banner-kit.inline.js","banner-kit.js","banner-kit.wasm",\
                "custom-elements.json","home.banner.json","home.css","home.html","jsx.d.ts",\
                "package.json","react.d.ts","vue.d.ts"]

                """, "\(ran)")
    }

    @Test func `is not read as banners, and never replaces an input`() throws {
        let ran = try shell(
            """
            bannerkit build ads -o ads/out; cp ads/shelf.banner.yaml ads/out/own.banner.yaml
            for command in validate test format; do bannerkit $command ads $([ $command = format ] || echo --list-files); done
            bannerkit preview ads -o pages; bannerkit build ads -o ads/out
            echo '{"items": ["q"]}' > ads/out/home.banner.json; bannerkit build ads/out/home.banner.json -o ads/out
            """,
            files: Self.files.merging(["ads/none.banner.json": "{\"items\": [\"a\"]}\n"]) { $1 })
        let banners =
            "ads/home.banner.yaml\nads/none.banner.json\nads/out/own.banner.yaml\nads/shelf.banner.yaml\n"
        #expect(ran.output == banners + banners, "\(ran)")
        #expect(ran.errors.contains("pages/index.html: checked 4 banners"), "\(ran)")
        #expect(ran.errors.contains("have the same name, `shelf`"), "\(ran)")
        #expect(
            ran.errors.contains("cannot write to `ads/out/home.banner.json`, which is an input"),
            "\(ran)")
    }

    @Test func `has whole pictures, which are copied in parts`() throws {
        let ran = try shell(
            """
            { cat ads/b.svg; head -c 300000 /dev/zero; } > x; mv x ads/b.svg; bannerkit build ads -o out && cmp ads/b.svg out/b.svg && echo same
            truncate -s 67108865 ads/b.svg; bannerkit build ads -o large; echo $?; ls large
            """, files: Self.files)
        #expect(ran.output == "same\n1\n", "\(ran)")
        #expect(
            ran.errors.contains("`ads/home.banner.yaml`: `b.svg` is larger than 64 MiB"), "\(ran)")
    }

    @Test func `has pictures of each kind under their names, or none, and the program's version`()
        throws
    {
        let ran = try shell(
            """
            mkdir -p x/p; cd x; printf '\\211PNG' > p/1.png; printf '\\377\\330\\377' > p/2.jpg; printf GIF89a > p/3.gif
            printf RIFFxxxxWEBP > p/4.webp; printf xxxxftypavif > p/5.avif; printf '<?xml?><!-- x --><svg/>' > p/6.svg
            echo "items: [$(for file in p/*; do printf '{ id: %s, image: %s },' ${file##*.} $file; done)]" > a.banner.yaml
            bannerkit build . -o out && bannerkit build . -o out && diff -r p out/p && bannerkit build a.banner.yaml -o none --no-images; ls none
            bannerkit --version | cut -d ' ' -f 2 > version; for file in package manifest; do jq -r .version out/$file.json | diff - version; done
            """)
        let files =
            "a.banner.json a.css a.html \(Self.others) jsx.d.ts manifest.json package.json react.d.ts vue.d.ts"
        #expect(
            ran.output == files.split(separator: " ").joined(separator: "\n") + "\n",
            "\(ran.output) \(ran.errors)")
    }

    /// The first bytes of pictures, as `printf` writes them, and what the list says of their size.
    @Test(arguments: [
        (
            "\\211PNG\\r\\n\\032\\n\\0\\0\\0\\015IHDR\\0\\0\\3\\40\\0\\0\\1\\220",
            "width=\"800\" height=\"400\""
        ),
        ("GIF89a\\40\\3\\220\\1", "width=\"800\" height=\"400\""),
        (
            "\\377\\330\\377\\340\\0\\4ab\\377\\304\\0\\3x\\377\\302\\0\\021\\10\\1\\220\\3\\40\\3",
            "width=\"800\" height=\"400\""
        ),
        (
            "RIFFxxxxWEBPVP8 xxxx123\\235\\1\\52\\40\\3\\220\\1",
            "width=\"800\" height=\"400\""
        ),
        ("RIFFxxxxWEBPVP8Lxxxx/\\37\\303\\143\\0", "width=\"800\" height=\"400\""),
        (
            "RIFFxxxxWEBPVP8Xxxxx0000\\37\\3\\0\\217\\1\\0",
            "width=\"800\" height=\"400\""
        ),
        (
            "xxxxftypavif....ispe\\0\\0\\0\\0\\0\\0\\3\\40\\0\\0\\1\\220",
            "width=\"800\" height=\"400\""
        ),
        (
            // Turned by a camera, after fill bytes.
            "\\377\\330\\377\\377\\341\\0\\042Exif\\0\\0MM\\0\\052\\0\\0\\0\\10\\0\\1\\1\\022\\0\\3\\0\\0\\0\\1\\0\\6\\0\\0\\0\\0\\0\\0"
                + "\\377\\300\\0\\021\\10\\3\\40\\1\\220\\3",
            "width=\"800\" height=\"400\""
        ),
        (
            "<svg width='800px' height='400'><svg viewBox='0 0 1 1'/></svg>",
            "width=\"800\" height=\"400\""
        ),
        ("<svg viewBox = '0\\n0\\n800\\n400'/>", "width=\"800\" height=\"400\""),
        ("<svg viewBox='0 0 800,400.4'/>", "width=\"800\" height=\"400\""),
        // Where the size is missing, broken or none, nothing is said.
        ("<svg/>", ""), ("<svg viewBox=", ""), ("<svg viewBox='0 0 -1 nan'/>", ""),
        ("\\211PNG", ""), ("GIF89a\\0\\0\\1\\0", ""), ("\\377\\330\\377\\340\\377\\377", ""),
        ("\\377\\330\\377\\0\\0\\0", ""),
        ("RIFFxxxxWEBPVP8L", ""), ("xxxxftypavif....ispe", ""),
    ])
    func `has the size of each picture in its list`(picture: String, size: String) throws {
        let ran = try shell(
            """
            printf "\(picture)" > p; echo 'items: [{ id: a, image: p, alt: x }]' > a.banner.yaml
            bannerkit build a.banner.yaml -o out; grep -o 'alt="x".*fetch' out/a.html
            """)
        #expect(
            ran.output == "alt=\"x\" \(size.isEmpty ? "" : size + " ")fetch\n", "\(ran.errors)")
    }

    @Test func `has the windows and the dates of a banner in its JSON`() throws {
        let ran = try shell(
            """
            bannerkit build ads dates -o out --start 2026-11-27 --for 3d
            jq -c '."x-resolved".windows[] | [.minWidth, .viewport.height, .indicator.style]' out/shelf.banner.json
            jq -c '."x-resolved" | .sets, .until' out/sale.banner.json
            bannerkit calendar dates --from 2026-11-27 --to 2026-11-29 -f ndjson | jq -c '[.from, .items]'
            grep -c 'slot="rest" hidden' out/sale.html
            """, files: Self.files)
        #expect(
            ran.output == """
                [0,300,"dots"]
                [700,90,"dots"]
                [[1795737600,["now"]],[1795910400,["rest"]]]
                1795996800
                ["2026-11-27T00:00:00+00:00",["now"]]
                ["2026-11-29T00:00:00+00:00",["rest"]]
                1

                """, "\(ran.output) \(ran.errors)")
    }

    @Test func `has dates up to the end of the calendar, and of a second`() throws {
        let ran = try shell(
            """
            bannerkit build dates -o out --start 2399-12-31 --for 36600d && jq -c '."x-resolved" | .sets, .until' out/sale.banner.json
            bannerkit build dates -o out --start 2026-11-27 --for 1s && jq -c '."x-resolved" | .sets, .until' out/sale.banner.json
            """, files: Self.files)
        #expect(
            ran.output == """
                [[13569379200,["rest"]]]
                16731619200
                [[1795737600,["now"]]]
                1795737601

                """, "\(ran.output) \(ran.errors)")
    }

    @Test func `escapes what an author writes`() throws {
        let ran = try shell(
            """
            echo 'items: [{ id: a, title: "</script></template><script>x</script>", link: "javascript-free.html" }]' > x.banner.yaml
            bannerkit build x.banner.yaml -o out --fragment; grep -c '<script' out/x.html; grep -c '<html' out/x.html
            """)
        #expect(ran.output == "1\n0\n", "\(ran.output) \(ran.errors)")
    }

    /// The words for `--base`, and all addresses of pages, styles, data, scripts and pictures in
    /// both fragments.
    @Test(arguments: [
        ("", "./banner-kit.js ./home.banner.json ./home.css /a b.svg"),
        ("--base /x", "/a /x/b.svg /x/banner-kit.js /x/home.banner.json /x/home.css"),
        (
            "--base https://a.example/x/",
            "/a https://a.example/x/b.svg https://a.example/x/banner-kit.js https://a.example/x/home.banner.json "
                + "https://a.example/x/home.css"
        ),
    ])
    func `has fragments that find it`(words: String, addresses: String) throws {
        let ran = try shell(
            """
            bannerkit build ads -o out --fragment \(words); cd out; ls *.fragment.html
            echo $(LC_ALL=C grep -ohE '(href|src)="[^"]*"' home.html home.fragment.html | cut -d '"' -f 2 | LC_ALL=C sort -u)
            """, files: Self.files)
        #expect(
            ran.output == "home.fragment.html\nshelf.fragment.html\n\(addresses)\n",
            "\(ran.output) \(ran.errors)")
    }
}
