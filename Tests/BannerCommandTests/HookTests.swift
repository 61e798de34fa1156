import Foundation
import Testing

@Suite(.serialized) struct `The hooks of pre-commit` {
    /// A repository with the hooks as a clone of ours has them, and one with banners.
    private static let setUp = """
        git() { command git -c user.name=a -c user.email=a@b -c init.defaultBranch=main "$@"; }
        mkdir -p hooks project && cp "$ROOT/.pre-commit-hooks.yaml" hooks
        (cd hooks && git init -q && git add -A && git commit -qm hooks && git tag v1)
        cd project && git init -q && cp ../*.yaml .
        [ ! -d ../old ] || cp -R ../old ../.bannerkit.yaml .
        """

    private static let good = "items: [red, orange]\ntimer: 2s\n"

    private static func config(_ hooks: String...) -> String {
        "repos:\n- repo: ../hooks\n  rev: v1\n  hooks:\n"
            + hooks.map { "  - { id: \($0) }\n" }.joined()
    }

    @Test(.enabled(if: Shell.hasTools)) func `run the program on the PATH, check, fix and play`()
        throws
    {
        let shell = try Shell([
            "bad.banner.yaml": "items: [red, orange]\ntimmer: 2s\n", "other.yaml": "timmer: 2s\n",
            "good.banner.yaml": Self.good, ".pre-commit-config.yaml": "",
            "old/out.banner.yaml": "timmer: 2s\n", ".bannerkit.yaml": "exclude: [old]\n",
            "config.yaml": Self.config("bannerkit-validate", "bannerkit-fix", "bannerkit-test"),
        ])
        defer { shell.remove() }
        let ran = try shell.run(
            """
            \(Self.setUp)
            mv config.yaml .pre-commit-config.yaml && git add -A
            export PRE_COMMIT_HOME=$PWD/../home
            python3 -m pre_commit run --all-files >../first; echo $?
            git add -A; python3 -m pre_commit run --all-files >../second; echo $?
            cat bad.banner.yaml; grep -c 'error\\[BK2001\\]' ../first; grep -c '[.]Passed$' ../second
            """, environment: ["PIP_NO_INDEX": "1", "NO_COLOR": "1"])
        #expect(ran.output == "1\n0\nitems: [red, orange]\ntimer: 2s\n1\n3\n", "\(ran)")
    }
}
