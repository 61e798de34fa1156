import Foundation

/// A repository with four commits, the last three of which do to banners what people do.
struct DiffRepository {
    let shell: Shell

    private static let home = """
        # The first thing that everyone sees.
        timer: { interval: 3s, afterInteraction: restart }
        indicator: pill
        items:
          - { id: sale, title: Sale }
          - { id: autumn, title: 가을 }
          - winter
        scenarios:
          - name: a swipe gives the reader the full time again
            duration: 10s
            inputs:
              - { at: 2.9s, swipe: next }
            expect:
              - { at: 7s, page: winter }
              - { changes: 3 }
          - name: nobody is there
            duration: 6s
            expect:
              - { changes: 2 }

        """

    /// The files of the first commit.
    private static let first = [
        "home.banner.yaml": home,
        "ads/order.banner.yaml": "items: [red, orange, yellow]\ntimer: 2s\nindicator: pill\n",
        "ads/gone.banner.yaml": "items: [day, night]\ntimer: { interval: 10s, cycles: 2 }\n",
        "ads/before.banner.yaml":
            "name: counting\nitems:\n  - { id: one, title: One }\n  - { id: two, title: Two }\n  - { id: three, title: Three }\ntimer: 4s\n",
        "ads/moved.banner.yaml":
            "items: [left, right]\ntimer: 5s\nindicator: fraction\nx-owner: the team in the west\n",
        "ads/layout.banner.yaml": "items: [a, b]\ntimer: 2s\n",
        "ads/broken.banner.yaml": "items: [a, b]\ntimer: 2s\n",
        "ads/repaired.banner.yaml": "itmes: [a, b]\ntimer: 2s\n",
        "notes.md": "Not a banner.\n",
    ]

    /// What the commits after it do: a shell command, and files that are written.
    private static let commits: [(line: String, files: [String: String])] = [
        (
            "true",
            [
                "home.banner.yaml": home.replacing("restart }", with: "stop }").replacing(
                    "- winter",
                    with: """
                        - { id: winter, title: Winter }
                          - { id: spring, title: Everything for a short spring, alt: "Snow that melts, and flowers", \
                        link: "https://example.com/spring?from=home" }
                        """),
                "ads/order.banner.yaml":
                    "items: [yellow, red, orange]\ntimer: 2s\nindicator: pill\n",
            ]
        ),
        (
            """
            git rm -q ads/gone.banner.yaml
            git mv ads/before.banner.yaml ads/after.banner.yaml
            git mv ads/moved.banner.yaml elsewhere.banner.yaml
            """,
            [
                "ads/after.banner.yaml": (first["ads/before.banner.yaml"] ?? "").replacing(
                    "4s", with: "5s"),
                "ads/layout.banner.yaml":
                    "# Now with a comment.\nitems:\n  - a\n  - id: b\ntimer: { interval: 2s }\n",
            ]
        ),
        (
            "true",
            [
                "ads/broken.banner.yaml": "items: [a, b]\ntimer: 2 seconds\nindicater: pill\n",
                "ads/repaired.banner.yaml": "items: [a, b]\ntimer: 2s\n",
                "ads/new.banner.yaml": """
                name: "a | `b` @all <b>"
                items: [hello, world]
                timer: 1s
                scenarios:
                  - { name: "@all: | ten", duration: 10s, expect: [{ changes: 9 }] }

                """,
                "notes.md": "Not a banner, still.\n",
            ]
        ),
    ]

    init() throws {
        shell = try Shell(DiffRepository.first)
        let commit = "git add -A && git commit -qm"
        try change("git init -q -b main . && \(commit) 0")
        for (number, commit) in DiffRepository.commits.enumerated() {
            try change(commit.line)
            for (name, text) in commit.files {
                try Data(text.utf8).write(to: shell.folder.appendingPathComponent(name))
            }
            try change("git add -A && git commit -qm \(number + 1)")
        }
    }

    private func change(_ line: String) throws {
        let ran = try run(line)
        guard ran.code == 0 else { throw Unusable(description: ran.errors) }
    }

    struct Unusable: Error, CustomStringConvertible { let description: String }

    /// Runs a command in the repository, with nobody's settings.
    func run(_ line: String, in folder: String = "", environment: [String: String] = [:]) throws
        -> Ran
    {
        let settings = [
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "a",
            "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "a",
            "GIT_COMMITTER_EMAIL": "a@example.com",
        ].merging(environment) { $1 }
        return try shell.run(
            line, environment: settings,
            in: folder.isEmpty ? nil : shell.folder.appendingPathComponent(folder))
    }

    func remove() { shell.remove() }
}
