import Foundation
import Testing

@Suite struct `What has changed since a revision` {
    /// A commit that changes `shop/old`, and is replaced.
    private static let replaced =
        "echo >> shop/old.banner.yaml; commit; later=$(git rev-parse HEAD); git reset -q --hard HEAD~1"

    /// A change after a commit that adds `home/new`, the paths, and the files that are checked: those whose result in a full
    /// run can be another.
    @Test(
        arguments: [
            (":", ".", "home/new"),
            // Paths are bannerkit's, not git's.
            (":", "{shop,home}/*.banner.yaml", "home/new"), (":", "**/n?w.banner.*", "home/new"),
            (":", "./home", "home/new"),
            ("echo > top.banner.yaml", "**/*.banner.yaml", "home/new top"), (":", "shop", ""),
            ("cd shop", "../home .", "../home/new"), ("cd shop", "\"$PWD/../home\"", "home/new"),
            // A file that is named by itself.
            ("echo >> shop/plain.yaml", "shop/plain.yaml shop/good.banner.yaml", "shop/plain.yaml"),
            // What decides about all files.
            ("echo '{}' > .bannerkit.yaml", ".", "home/good home/new shop/good shop/old shop/picture"),
            ("rm shop/.bannerkit.yaml", "home", "home/good home/new"),
            ("echo x > shop/.gitignore", "shop", "shop/good shop/old shop/picture"),
            ("rm .gitignore", "home", "home/good home/new"),
            ("cp shop/.bannerkit.yaml s.yaml", "home --settings s.yaml", "home/good home/new"),
            // Another name, links, and bytes that git has not seen.
            ("mv shop/old.banner.yaml 'shop/a b.banner.yaml'", "shop", "shop/a b"),
            ("ln -s old.banner.yaml shop/link.banner.yaml", "shop", "shop/link"),
            ("mv shop/old.banner.yaml shop/x.yaml; ln -s x.yaml shop/old.banner.yaml", "shop", "shop/old"),
            ("ln -s shop link", "link/good.banner.yaml", "link/good"),
            (
                "echo >> shop/good.banner.yaml; git update-index --assume-unchanged shop/good.banner.yaml", "shop",
                "shop/good"
            ),
            // A banner that names a picture that has come or gone; validate does not look into it.
            ("rm shop/there.png", "shop", "shop/picture"), ("echo > shop/new.png", "shop", "shop/picture"),
            ("echo changed > shop/there.png", "shop", ""),
            // A history that has nothing in common, and an unknown revision.
            ("git checkout -q --orphan none; commit", "shop", ""),
            ("base=none", "shop", "shop/good shop/old shop/picture"),
            // Back to a commit, to where HEAD has left the later one, or compared with the later one's files; and beside it.
            ("\(Self.replaced); base=$later", "shop", ""), ("\(Self.replaced); base=$later^{tree}", "shop", "shop/old"),
            ("\(Self.replaced); echo >> shop/good.banner.yaml; commit; base=$later", "shop", "shop/good"),
            (
                "\(Self.replaced); echo >> shop/good.banner.yaml; commit; base=$later^{tree}", "shop",
                "shop/good shop/old"
            ),
            // What the repository's settings would run.
            (
                "echo '* filter=x' > .gitattributes; touch shop/*; for key in filter.x.clean core.fsmonitor; do git config $key 'touch ran; cat'; done",
                ".", "home/new"
            ),
        ])
    func `is checked, and nothing else`(change: String, paths: String, files: String) throws {
        let ran = try shell(
            """
            commit() { git add -A && git -c user.name=a -c user.email=a@b commit -qm x; }
            mkdir -p repo/home repo/shop && cd repo && git init -q && echo ignored > .gitignore && echo '{}' > shop/.bannerkit.yaml
            for name in home/good shop/good shop/old shop/plain; do echo 'items: [a, b]' > $name.banner.yaml; done
            mv shop/plain.banner.yaml shop/plain.yaml && touch shop/there.png
            echo 'items: [{ id: a, image: there.png }, { id: b, image: new.png }]' > shop/picture.banner.yaml
            commit && base=$(git rev-parse HEAD) && echo 'items: [a]' > home/new.banner.yaml && commit
            \(change)
            bannerkit validate --list-files --changed-since $base \(paths.contains("*") ? "'\(paths)'" : paths) |
                sed "s/\\.banner\\.yaml$//; s|.*/\\.\\./||" | paste -sd ' ' -
            ls | grep ran
            """)
        #expect(ran.output == "\(files)\n", "\(ran)")
    }

    @Test func `cannot be an option`() throws {
        let ran = try shell("bannerkit validate . --changed-since --all")
        #expect(ran.code == 2, "\(ran)")
    }
}
