import BannerLanguage
import BannerYAML
import Foundation
import Testing

@Suite(.serialized) struct `The documentation` {
    @Test(arguments: try Page.all())
    func `shows what its commands print, one after the other`(page: Page) throws {
        let shell = try Shell(page.usedFiles())
        defer { shell.remove() }
        try expectReplay(page, shell, in: shell.folder)
    }

    @Test(arguments: try Page.all())
    func `shows banners without findings`(page: Page) throws {
        let names = page.yaml.compactMap(\.fileName)
        #expect(Set(names).count == names.count, "one file a name")
        // The image that the example of every key shows.
        let shell = try Shell(page.files.merging(["images/summer.png": ""]) { file, _ in file })
        defer { shell.remove() }
        for name in names {
            let ran = try shell.run("bannerkit validate -q \(name)")
            #expect(ran == Ran(), "\(name)")
        }
    }

    @Test(arguments: StarterBanner.styles.filter { $0 != "none" })
    func `has a picture of every indicator, made by the program`(style: String) throws {
        let banner = """
            viewport: { width: 360, height: 90 }
            items: [coats, boots, scarves, gloves, hats, bags]
            timer: 1500ms
            indicator: \(style)

            """
        let drawn = try shell(
            "bannerkit preview \(style).banner.yaml -f svg", files: ["\(style).banner.yaml": banner]
        )
        let picture = Page.folder.appendingPathComponent("indicator-\(style).svg")
        if Shell.isRecording {
            try drawn.output.write(to: picture, atomically: true, encoding: .utf8)
        }
        #expect(try drawn == Ran(output: String(contentsOf: picture, encoding: .utf8)))
        #expect(try Page(named: "Indicators").text.contains("\n## \(style)\n\n!["))
    }

    @Test func `has the definition's examples as files, each of them run`() throws {
        let pages = try Page.definition()
        let names = try pages.flatMap(\.yaml).map { try #require($0.fileName, "\($0.text)") }
        #expect(names.count > 15 && Set(names).count == names.count, "one file a name")
        let commands = pages.flatMap(\.blocks).filter { $0.language == "console" }.flatMap(\.lines)
        for name in names {
            #expect(
                name == "every-key.banner.yaml" || commands.contains { $0.contains(" \(name)") },
                "\(name)")
        }
    }

    @Test func `says of each section of the definition what a player needs it for`() throws {
        let pages = try Page.definition()
        let needs = try #require(pages[0].sections.first { $0.title == "What a player needs" })
        let rows = needs.text.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.dropFirst(
            2)
        let listed = rows.flatMap {
            $0.components(separatedBy: " | ")[0].dropFirst(2).components(separatedBy: ", ")
        }
        let titles = Set(pages.flatMap(\.sections).map(\.title))
        #expect(listed.count > 20 && listed.filter { !titles.contains($0) } == [])
        // A row about a page is about all of its sections.
        let missing = pages.dropFirst().flatMap { page in
            let titles = page.sections.filter { $0.level < 3 }.map(\.title)
            return listed.contains(titles[0])
                ? [] : titles.dropFirst().filter { !listed.contains($0) }
        }
        #expect(Set(missing) == ["Overview", "Keys"])
    }

    /// A page, the mark before what is generated in it, and that, up to a second mark or the page's
    /// end.
    static func parts() throws -> [(String, String, String)] {
        let definition = try Page.definition()
        let keys = definition.dropFirst().map { page in
            (
                page.file.deletingPathExtension().lastPathComponent, "keys",
                KeysTable.markdown(of: page)
            )
        }
        return try keys + [
            ("WhatABannerMeans", "sections", SectionsTable.markdown(of: definition)),
            ("LanguageReference", "reference", ReferencePage.markdown),
            ("Rules", "rules", RulesPage.markdown),
            ("CommandLine", "options", OptionsTable.markdown),
            ("WhatABannerCannotSay", "keys", OtherCarousels.withoutCounterpart()),
            ("FromOtherCarousels", "keys", OtherCarousels.withCounterpart()),
        ]
    }

    @Test(arguments: try parts())
    func `has pages that are generated`(name: String, mark: String, generated: String) throws {
        let page = try Page(named: name)
        let halves = page.text.components(separatedBy: "<!-- \(mark) -->\n\n")
        try #require(halves.count == 2)
        let rest = halves[1].components(separatedBy: "\n<!-- end -->\n")
        if Shell.isRecording {
            let text = ([generated] + rest.dropFirst()).joined(separator: "\n<!-- end -->\n")
            return try "\(halves[0])<!-- \(mark) -->\n\n\(text)".write(
                to: page.file, atomically: true, encoding: .utf8)
        }
        let (shown, fresh) = (
            rest[0].components(separatedBy: "\n"), generated.components(separatedBy: "\n")
        )
        let difference = zip(shown, fresh).first { $0 != $1 }
        #expect(difference == nil, "\(name): the first line that differs: shown, then generated")
        #expect(shown.count == fresh.count)
    }

    @Test(
        arguments: try (Page.all() + [Page(`The README`.file)]).filter {
            !$0.program.isEmpty && $0.framework == nil
        })
    func `shows programs that compile, and what they print`(page: Page) throws {
        let shell = try Shell(["main.swift": page.program])
        defer { shell.remove() }
        // What the program under test was linked from, but for its own main file, and the reader of
        // JSON alone.
        let objects = "$PRODUCTS/bannerkit.product/Objects.LinkFileList"
        let built = try shell.run(
            """
            grep -v '/BannerCommand\\.build/' "\(objects)" >objects
            ls "$PRODUCTS"/BannerJSON.build/*.o "$PRODUCTS"/BannerPlayer.build/*.o >>objects
            swiftc -swift-version 6 -warnings-as-errors -I "$PRODUCTS/Modules" -I "$ROOT/Sources/CYaml" \\
                -Xcc -fmodule-map-file="$PRODUCTS/CBannerParts.build/module.modulemap" \\
                $(pkg-config --cflags --libs yaml-0.1 2>/dev/null || echo -lyaml) main.swift @objects -o program
            """, environment: ["PRODUCTS": Shell.products.path])
        try #require(built.code == 0, "\(page): \(built.output)\(built.errors)")
        let ran = try shell.run("./program")
        #expect(ran == Ran(output: page.output), "\(page)")
        #expect(!ran.output.isEmpty)
    }

    /// With the views of `Examples/BannerView`, against the declarations of the frameworks' that they
    /// use, as there are only those here.
    @Test(arguments: try Page.all().filter { $0.framework != nil })
    func `shows views whose types are right`(page: Page) throws {
        for (text, errors) in [
            (page.program, 0), (page.program + "let wrong: Banner.Session = 1\n", 1),
        ] {
            let shell = try Shell(["view.swift": text])
            defer { shell.remove() }
            let ran = try shell.run(
                """
                for name in StandInGeometry UIKit SwiftUI; do
                    swiftc -swift-version 6 -parse-as-library -emit-module -I . -module-name $name \
                        "$ROOT/Tests/Outside/StandIns/$name.swift" || exit 2
                done
                swiftc -swift-version 6 -warnings-as-errors -typecheck -parse-as-library -I . -I "$PRODUCTS/Modules" \
                    -Xcc -fmodule-map-file="$PRODUCTS/CBannerParts.build/module.modulemap" view.swift \
                    "$ROOT"/Examples/BannerView/Sources/BannerView/*.swift
                """, environment: ["PRODUCTS": Shell.products.path])
            #expect(ran.code == errors, "\(page): \(ran.output)\(ran.errors)")
        }
    }

    @Test(arguments: try Page.all().filter { !$0.manifests.isEmpty })
    func `shows manifests that can be read`(page: Page) throws {
        for manifest in page.manifests {
            let shell = try Shell(["Package.swift": manifest])
            defer { shell.remove() }
            let ran = try shell.run("swift package dump-package")
            #expect(ran.code == 0, "\(page): \(ran.errors)")
        }
    }

    @Test func `has pages with programs and pages with manifests`() throws {
        let pages = try Page.all()
        #expect(pages.count { !$0.program.isEmpty } >= 4)
        #expect(pages.contains { !$0.manifests.isEmpty })
        #expect(pages.compactMap(\.framework) == ["SwiftUI", "UIKit"])
    }

    /// The name of the definition's page, and after it the sections that a comment cites.
    private static let citation = try? NSRegularExpression(
        pattern: "«What a banner means», ([A-Z][a-z]+( and [A-Z][a-z]+| [a-z]+)*)")

    @Test func `has the sections of the definition that comments cite`() throws {
        let headings = Set(try Page.definition().flatMap(\.sections).map(\.title))
        let regex = try #require(Self.citation)
        var cited: Set<String> = []
        for file in try Shell.swiftSources() {
            // A citation may go over the end of a comment's line.
            let text = try String(contentsOf: file, encoding: .utf8)
                .replacingOccurrences(of: "\\s*\\n\\s*/// ", with: " ", options: .regularExpression)
            for match in regex.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                let range = try #require(Range(match.range(at: 1), in: text))
                cited.insert(String(text[range]))
            }
        }
        #expect(cited.count >= 8)
        let missing = cited.filter { section in
            !headings.contains(section)
                && !section.components(separatedBy: " and ").allSatisfy(headings.contains)
        }
        #expect(missing == [])
    }
}

extension Shell {
    /// Every Swift file below Sources.
    fileprivate static func swiftSources() throws -> [URL] {
        let files = FileManager.default.enumerator(
            at: root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
        return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter {
            $0.pathExtension == "swift"
        }
    }
}
