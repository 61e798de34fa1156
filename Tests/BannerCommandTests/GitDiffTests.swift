import Testing

@Suite struct `bannerkit diff in git` {
    @Test(arguments: [
        "git -c diff.external='bannerkit diff' diff", "GIT_EXTERNAL_DIFF='bannerkit diff' git diff",
    ])
    func `shows every file of a diff`(command: String) throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let ran = try repository.run("\(command) HEAD~3 HEAD | grep -E '^[a-z]'")
        #expect(
            ran
                == Ran(
                    output: """
                        ads/after.banner.yaml: renamed from `ads/before.banner.yaml` and changed
                        ads/broken.banner.yaml: cannot be compared
                        ads/gone.banner.yaml: deleted
                        ads/layout.banner.yaml: no difference
                        ads/new.banner.yaml: new
                        ads/order.banner.yaml: changed
                        ads/repaired.banner.yaml: repaired, so all of it is shown as new
                        elsewhere.banner.yaml: renamed from `ads/moved.banner.yaml`, no other difference
                        home.banner.yaml: changed
                        notes.md: not a banner; `git diff --no-ext-diff` shows its text

                        """))
        #expect(try repository.run("\(command) HEAD~3 HEAD > /dev/null") == Ran())
    }

    @Test func `is git's difftool, and takes a link for what it is`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let tool = try repository.run(
            "git difftool -y -x 'bannerkit diff' HEAD~3 HEAD -- ads/order.banner.yaml | head -n 4")
        #expect(
            tool.output.hasPrefix(
                "Only the order of the cards changes\n\nKeys\n  items: `[red, orange, yellow]` → `[yellow, red, orange]`\n"
            ), "\(tool)")
        let line =
            "ln -s x.banner.yaml l.banner.yaml; git add .; git -c diff.external='bannerkit diff' diff --cached"
        let link = try repository.run(line)
        #expect(
            link
                == Ran(
                    output:
                        "l.banner.yaml: not a banner; `git diff --no-ext-diff` shows its text\n\n"))
    }

    @Test func `is the driver of banners by an attribute`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let line = """
            echo '*.banner.yaml diff=bannerkit' > .gitattributes
            git config diff.bannerkit.command 'bannerkit diff'
            git diff --ext-diff HEAD~3 HEAD -- ads/order.banner.yaml notes.md | grep -E '^[a-z]'
            """
        let ran = try repository.run(line)
        #expect(
            ran.output.hasPrefix(
                "ads/order.banner.yaml: changed\ndiff --git a/notes.md b/notes.md\n"), "\(ran)")
    }

    @Test func `turns each version into text that git compares`() throws {
        let repository = try DiffRepository()
        defer { repository.remove() }
        let line = """
            echo '*.banner.yaml diff=bannerkit' > .gitattributes
            git config diff.bannerkit.textconv 'bannerkit diff --exit-zero /dev/null'
            git diff HEAD~3 HEAD -- ads/broken.banner.yaml ads/repaired.banner.yaml | grep -E '^[-+] .*(2s|error)|every'; git log -p --format= HEAD~3.. > /dev/null
            """
        #expect(
            try repository.run(line)
                == Ran(
                    output: """
                        -2 cards, every 2 s · round 4 s
                        -  timer: added, `2s`
                        +  2:8: error[BK3003]: `2 seconds` is not a duration
                        +  3:1: error[BK2001]: `indicater` is not a key of a banner
                        -  1:1: error[BK2001]: `itmes` is not a key of a banner
                        +2 cards, every 2 s · round 4 s
                        +  timer: added, `2s`

                        """))
    }

    @Test func `shows a file with conflicts`() throws {
        let ran = try shell(
            "bannerkit diff a.banner.yaml", environment: ["GIT_DIFF_PATH_COUNTER": "1"])
        #expect(
            ran
                == Ran(
                    output:
                        "a.banner.yaml: cannot be read\n  the new version: it has merge conflicts\n\n"
                ))
    }
}
