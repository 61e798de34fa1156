import Testing

@Suite struct `A folder of pages` {
    private static let files = [
        "ads/a.banner.yaml": "items: [a, b]\n", "ads/contact.banner.yaml": "items: [c]\n",
    ]
    private static let mine = "<!DOCTYPE html>\n<title>Mine</title>\n"

    /// What stands in the folder `out` before, and in which place a page of ours would go.
    @Test(arguments: [
        ("printf '\(mine)' > out/index.html", "out/index.html"),
        ("printf '\(mine)' > out/contact.html", "out/contact.html"),
        (": > out/contact.html", "out/contact.html"),
        ("echo 'window.mine = 1' > out/bannerkit.js", "out/bannerkit.js"),
        ("echo 'p { }' > out/bannerkit.css", "out/bannerkit.css"),
        (": > out/playground.html", "out/playground.html"),
        ("printf '\(mine)' > mine.html; ln -s ../mine.html out/index.html", "out/index.html"),
        ("ln -s ../gone.html out/index.html", "out/index.html"),
        (
            "bannerkit preview ads/a.banner.yaml -o mine.html; ln -s ../mine.html out/a.html",
            "out/a.html"
        ),
        ("mkfifo out/contact.html", "out/contact.html"),
    ])
    func `is refused before anything is written, when a page of others would be replaced`(
        make: String, place: String
    )
        throws
    {
        let look = "find . ! -type f | sort; find . -type f -exec cksum {} + | sort"
        let ran = try shell(
            """
            mkdir out; \(make); (\(look)) > ../before.$$
            bannerkit preview ads -o out; code=$?; (\(look)) | diff ../before.$$ -; rm ../before.$$; exit $code
            """, files: Self.files)
        #expect(
            ran
                == Ran(
                    errors: """
                        bannerkit: `\(place)` was not made by `bannerkit preview`, and would be replaced
                          help: name another folder with `--output`, or move that file

                        """, code: 2))
    }

    /// What happens between two runs, what is in the folder then, and what was said.
    @Test(arguments: [
        ("true", "a contact", ""),
        ("rm ads/contact.banner.yaml", "a", "removed 1 page of deleted banners"),
        (
            "rm ads/*; echo 'items: [z]' > ads/z.banner.yaml", "z",
            "removed 2 pages of deleted banners"
        ),
        // Others' pages, and ours that no gallery listed, stay.
        ("rm ads/contact.banner.yaml; printf '\(mine)' > out/contact.html", "a contact", ""),
        (
            "bannerkit preview ads/a.banner.yaml -o out/mine.html; cp out/a.html out/copy.html",
            "a contact copy mine",
            ""
        ),
        (
            "rm ads/contact.banner.yaml; mv out/contact.html ..; ln -s ../../contact.html out",
            "a contact", ""
        ),
        // A banner that cannot be read, or has errors, has not gone.
        ("rm ads/contact.banner.yaml; ln -s gone.yaml ads/contact.banner.yaml", "a contact", ""),
        ("echo 'items: []' > ads/contact.banner.yaml", "a contact", ""),
        // One of ours that was changed since.
        ("rm ads/contact.banner.yaml; echo '<!-- mine -->' >> out/contact.html", "a contact", ""),
        // A list that names what is elsewhere, or has another checksum.
        (
            "rm ads/contact.banner.yaml; sed -i 's,contact.html,../mine.html,' out/index.html; cp out/contact.html mine.html",
            "a contact", ""
        ),
        (
            "rm ads/contact.banner.yaml; sed -i 's/\"sum\":\"/&x/g' out/index.html", "a contact",
            ""
        ),
        // One that names a page of others with its checksum.
        (
            """
            rm ads/contact.banner.yaml; sum() { openssl dgst -sha256 -binary out/contact.html | base64; }; old=$(sum)
            printf '\(mine)' > out/contact.html; sed -i "s|$old|$(sum)|" out/index.html
            """, "a contact", ""
        ),
    ])
    func `follows its banners`(change: String, pages: String, said: String) throws {
        let ran = try shell(
            """
            bannerkit preview ads -o out 2> /dev/null; \(change); bannerkit preview ads -o out
            cd out; ls *.html | sed '/index/d; /playground/d; s/.html//' | tr '\\n' ' '
            """, files: Self.files)
        #expect(ran.output == "\(pages) ")
        #expect(
            said.isEmpty
                ? !ran.errors.contains("removed") : ran.errors.contains("bannerkit: \(said)"),
            "\(ran.errors)")
    }
}
