import BannerDiagnostics
import Foundation
import Testing

/// Until there is a release, whoever takes the name of a package, an image or a tag would run in
/// every project that names it.
@Suite struct `What nobody has published` {
    /// How a text names a package on a public registry, an image, a tag, or a file of a release.
    private static let claims = [
        #"\b(pip3?|pipx|uvx?|npx|npm|pnpm|yarn|bunx?|brew|cargo|gem|apt|apt-get|dnf|conda|mint)\b[^\n]*[ '"/=]banner-?kit\b"#,
        #"\b(docker|podman) (run|pull)\b[^\n]* (?!localhost/)([a-z0-9.-]+/)*bannerkit\b"#,
        #"\bbanner-?kit(-hooks)? ?[=~><]=|\bbanner-?kit@v?[0-9]"#, #"\brev: *["']?v?[0-9]"#,
        #"\bbannerkit/(raw/v[0-9]|releases/)"#, #"\b(ghcr|docker|quay)\.io/"#,
        #"\b(pypi\.org|npmjs\.com|unpkg\.com|jsdelivr\.net|marketplace\.visualstudio|open-vsx)\b"#,
        #"\blanguage: *(python|node|golang|rust|docker_image)\b"#, "additional_dependencies",
        #"\.package\(url:[^)]*bannerkit"#,
    ].joined(separator: "|")

    /// The parts of a text that name what is not there.
    private static func found(in text: String) throws -> [String] {
        let regex = try NSRegularExpression(pattern: claims)
        return regex.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
            match in
            let found = Range(match.range, in: text).map { String(text[$0]) }
            // A package that was built here.
            return found?.contains(" .build/dist/bannerkit") == true ? nil : found
        }
    }

    @Test(arguments: [
        ("pip install bannerkit", true),
        ("pipx run --spec bannerkit==0.1.0 bannerkit validate .", true),
        ("uvx bannerkit validate .", true), ("npx banner-kit", true),
        ("npm install 'banner-kit'", true),
        ("docker run --rm bannerkit validate .", true),
        ("docker pull ghcr.io/OWNER/bannerkit", true),
        ("- uses: OWNER/bannerkit@v1", true), ("rev: v0.1.0", true), ("language: python", true),
        ("https://github.com/OWNER/bannerkit/releases/latest/download/banner.schema.json", true),
        ("remote: https://github.com/OWNER/bannerkit/raw/v0.1.0/.gitlab/bannerkit.yml", true),
        (#".package(url: "https://github.com/OWNER/bannerkit", from: "0.1.0")"#, true),
        ("pip install .build/dist/bannerkit-*.whl", false),
        ("- uses: OWNER/bannerkit@COMMIT", false),
        (
            "docker build -t localhost/bannerkit . && docker run --rm localhost/bannerkit validate .",
            false
        ),
        ("language: system", false), (#".package(path: "../bannerkit")"#, false),
        ("make install", false),
    ])
    func `is known by how it is named`(text: String, isFound: Bool) throws {
        #expect(try Self.found(in: text).isEmpty != isFound)
    }

    @Test(.enabled(if: !Release.isPublished))
    func `is named by no document, no program, and no file that the program writes`() throws {
        let ran = try shell(
            "mkdir new && cd new && bannerkit init > log && bannerkit build home.banner.yaml -o site; find . -type f -size -200k -exec cat {} +"
        )
        #expect(
            ran.output.contains("bannerkit validate . --test")
                && ran.output.contains("language: system"))
        #expect(try Self.found(in: ran.output) == [])
        let files = try #require(FileManager.default.enumerator(atPath: Shell.root.path))
        // What makes a release, and what downloads one that is named; tests, and what is built.
        let others = [
            ".build", ".git", "Tests", ".github/workflows", "Sources/Packaging/action/install",
            ".ci",
        ]
        var count = 0
        for case let path as String in files {
            guard !others.contains(path) else {
                files.skipDescendants()
                continue
            }
            guard
                let text = try? String(
                    contentsOf: Shell.root.appendingPathComponent(path), encoding: .utf8)
            else {
                continue
            }
            count += 1
            #expect(try Self.found(in: text) == [], "\(path)")
        }
        #expect(count > 500)
    }
}
