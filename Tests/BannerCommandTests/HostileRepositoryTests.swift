import Testing

@Suite struct `A hostile repository` {
    /// What a repository is set up with, and a command of git that runs what it names.
    private static let rows: [(name: String, setup: String, git: String)] = [
        ("a monitor of files", "git config core.fsmonitor \"$RUN\"", "git status"),
        (
            "a filter that cleans",
            "git config filter.x.clean \"$RUN; cat\"; \(attribute("filter"))", "git diff HEAD"
        ),
        (
            "a filter that stays", "git config filter.x.process \"$RUN\"; \(attribute("filter"))",
            "git diff HEAD"
        ),
        (
            "a filter that smudges",
            "git config filter.x.smudge \"$RUN; cat\"; \(attribute("filter"))",
            "git checkout-index -f -a"
        ),
        (
            "a conversion to text",
            "git config diff.x.textconv \"$RUN; cat\"; \(attribute("diff"))", "git diff HEAD~1"
        ),
        (
            "a driver of diffs", "git config diff.x.command \"$RUN;\"; \(attribute("diff"))",
            "git diff HEAD~1"
        ),
        ("another program for diffs", "git config diff.external \"$RUN;\"", "git diff HEAD~1"),
        (
            "a hook", "cp $PROGRAM .git/hooks/post-index-change", "git diff HEAD"
        ),
        (
            "a folder of hooks",
            "mkdir h; cp $PROGRAM h/post-index-change; git config core.hooksPath h",
            "git diff HEAD"
        ),
        (
            "an included file",
            "git config -f more core.fsmonitor \"$RUN\"; git config include.path ../more",
            "git status"
        ),
        (
            "an included file for this place",
            "git config -f more core.fsmonitor \"$RUN\"; git config includeIf.gitdir:/.path \"$PWD/more\"",
            "git status"
        ),
        (
            "a remote that is a command",
            "git config protocol.ext.allow always; \(lacking("ext::$RUN"))",
            "git show HEAD"
        ),
        (
            "a remote with a program at its end",
            "git config remote.far.uploadpack \"$RUN;\"; \(lacking("file://$PWD"))", "git show HEAD"
        ),
        (
            "a command for connections",
            "git config core.sshCommand \"$RUN;\"; \(lacking("ssh://nowhere.invalid/x"))",
            "git show HEAD"
        ),
        (
            "a proxy", "git config core.gitProxy $PROGRAM; \(lacking("git://nowhere.invalid/x"))",
            "git show HEAD"
        ),
        (
            "a repository within, as a submodule",
            "git init -q in; cd in; git commit -q --allow-empty -m x; git config core.fsmonitor \"$RUN\"; cd ..; git add in",
            "git diff HEAD"
        ),
        (
            "a folder that is a repository",
            """
            cp -r .git/refs .git/HEAD ads; mkdir -p ads/objects; git config -f ads/config core.bare true
            git config -f ads/config protocol.ext.allow always; git config -f ads/config remote.far.promisor true
            git config -f ads/config core.repositoryFormatVersion 1
            git config -f ads/config extensions.partialClone far; git config -f ads/config remote.far.url \"ext::$RUN\"
            """, "git -C ads cat-file -p HEAD"
        ),
        (
            "variables that point elsewhere",
            """
            git init -q ../far; git -C ../far config core.fsmonitor \"$RUN\"; export GIT_DIR=$PWD/../far/.git
            export GIT_EXTERNAL_DIFF=\"$RUN;\" GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=core.fsmonitor GIT_CONFIG_VALUE_0=\"$RUN\"
            """, "git status"
        ),
    ]

    /// All files have an attribute.
    private static func attribute(_ name: String) -> String {
        "echo '* \(name)=x' > .git/info/attributes"
    }

    /// A clone that fetches what it lacks, and lacks the newest banners.
    private static func lacking(_ address: String) -> String {
        """
        for file in home ads/b; do
            id=$(git rev-parse HEAD:$file.banner.yaml); rm -f .git/objects/$(echo $id | sed 's,^..,&/,')
        done
        git config core.repositoryFormatVersion 1; git config extensions.partialClone far
        git config remote.far.promisor true; git config remote.far.url "\(address)"
        """
    }

    @Test func `runs nothing in any command that asks git, where git itself would`() throws {
        let rows = Self.rows.map { row in
            """
            try() {
                \(row.setup)
                touch *.yaml ads/*.yaml; \(row.git) > /dev/null 2>&1 < /dev/null; ran git; touch *.yaml ads/*.yaml
                bannerkit diff HEAD; bannerkit diff HEAD~1 HEAD -- ads
                bannerkit diff HEAD:home.banner.yaml home.banner.yaml; ran diff
                bannerkit preview --diff HEAD~1 -o page.html
                bannerkit preview --diff HEAD~1 -o page.html -- ads/b.banner.yaml; ran preview
                cd ads; bannerkit diff HEAD~1 -- .; ran within
            }
            said='\(row.name):'; cp -r ../base ../case; cd ../case; (try > ../log 2>&1; cat said) < /dev/null; rm -rf ../case ../far
            """
        }
        let line = """
            export MARK=$PWD/ran RUN="touch $PWD/ran" GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
            export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b.c GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b.c
            export PROGRAM=$PWD/program; printf '#!/bin/sh\n%s\n' "$RUN" > program; chmod +x program
            ran() { test -e $MARK && said="$said $1"; rm -f $MARK; echo "$said" > $MARK.said; }
            mkdir base log.d; cd base; git init -q -b main .; mkdir ads
            echo 'items: [a, b]' | tee home.banner.yaml > ads/b.banner.yaml; git add .; git commit -qm 1
            echo 'items: [a, b, c]' | tee home.banner.yaml > ads/b.banner.yaml; git commit -qam 2
            """
            + "\n"
            + rows.joined(separator: "\n").replacing("cat said", with: "cat $MARK.said")
            .replacing("> ../log 2>&1", with: "> ../log.d/log 2>&1")
        let ran = try shell(line)
        #expect(ran.output == Self.rows.map { "\($0.name): git\n" }.joined(), "\(ran)")
    }

    @Test
    func `has commits with names that lead out of it, which are no files of the working tree`()
        throws
    {
        let line = """
            mkdir in; cd in; git init -q .; mkdir -p a/sub; echo 'items: [a]' | tee a/far.banner.yaml a/x.banner.yaml > a/sub/x.banner.yaml
            git add .; tree=$(git write-tree); echo 'items: [s3cr3t]' | tee ../far.banner.yaml > .git/x.banner.yaml; rm -r a
            for name in .. .git; do
                python3 -c "import sys; sys.stdout.buffer.write(b'40000 $name\\0' + bytes.fromhex('$(git rev-parse $tree:a)'))" > ../tree
                new=$(git hash-object -t tree -w --literally ../tree); git ls-tree -r --name-only $new | head -n 1
                bannerkit diff $new > ../said; grep -c s3cr3t ../said; grep -c ': deleted$' ../said
            done
            """
        let ran = try shell(line)
        #expect(ran.output == "../far.banner.yaml\n0\n3\n.git/far.banner.yaml\n0\n3\n", "\(ran)")
    }

    @Test func `is asked for names, trees and files only, with none of the user's variables`()
        throws
    {
        let line = """
            mkdir bin; git init -q .; echo 'items: [a]' > a.banner.yaml; git add .
            git -c user.name=a -c user.email=a@b commit -qm 1; echo 'items: [b]' > a.banner.yaml
            export REAL=$(command -v git) HERE=$PWD PATH=$PWD/bin:$PATH GIT_TRACE=0 GIT_EXTERNAL_DIFF=x GIT_CONFIG_COUNT=0
            cat > bin/git <<'END'
            #!/bin/sh
            env | grep -o '^GIT_[A-Z_]*' | sort | paste -s -d ' ' - >> $HERE/variables
            echo "$@" | sed 's,.*-C [^ ]* ,,; s/ .*//' >> $HERE/words
            exec $REAL "$@"
            END
            chmod +x bin/git
            for words in HEAD HEAD...HEAD 'HEAD HEAD' 'HEAD:a.banner.yaml a.banner.yaml'; do bannerkit diff $words; done > said
            sort -u words; sort -u variables
            """
        let ran = try shell(line)
        #expect(
            ran.output == """
                cat-file
                ls-tree
                rev-parse
                GIT_ALLOW_PROTOCOL GIT_CEILING_DIRECTORIES GIT_NO_LAZY_FETCH GIT_OPTIONAL_LOCKS GIT_TERMINAL_PROMPT GIT_WORK_TREE

                """, "\(ran)")
    }
}
