import Foundation
import Testing

@Suite(.serialized) struct `The README` {
    static let file = Shell.root.appendingPathComponent("README.md")

    @Test func `shows what its commands print, one after the other`() throws {
        let page = try Page(Self.file)
        let shell = try Shell()
        defer { shell.remove() }
        try expectReplay(page, shell, in: Shell.root)
        #expect(page.text.components(separatedBy: "\n").count { $0.hasPrefix("$ bannerkit ") } >= 5)
    }

    @Test func `begins with make demo, which ends with the path of a page`() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        #expect(text.contains("\nmake demo  "))
        let shell = try Shell()
        defer { shell.remove() }
        // With the program that is built already.
        let page = shell.folder.appendingPathComponent("page.html").path
        let program = Shell.products.appendingPathComponent("bannerkit").path
        let ran = try shell.run(
            "make -s -o '\(program)' BINARY='\(program)' DEMO='\(page)' demo", in: Shell.root)
        #expect(ran.code == 0, "\(ran.errors)")
        #expect(ran.output.hasSuffix("\n\(page)\n"))
        #expect(
            try String(contentsOfFile: page, encoding: .utf8).contains(
                "<title>hello – bannerkit</title>"))
    }

    @Test func `keeps what it shows within a terminal's width`() throws {
        let shown = try Page(Self.file).blocks.filter { $0.language == "console" }.flatMap(\.lines)
        #expect(!shown.isEmpty)
        #expect(shown.filter { !$0.hasPrefix("$ ") && $0.count > 80 } == [])
    }

    @Test(arguments: ["README.md", "CONTRIBUTING.md"])
    func `names files that are there`(name: String) throws {
        let text = try String(contentsOf: Shell.root.appendingPathComponent(name), encoding: .utf8)
        let named = text.pathsNamed
        #expect(named.count >= 5)
        let missing = named.filter {
            !FileManager.default.fileExists(atPath: Shell.root.appendingPathComponent($0).path)
        }
        #expect(missing == [], "\(name)")
    }

    @Test(arguments: ["README.md", "CONTRIBUTING.md"])
    func `has at most 200 lines`(name: String) throws {
        let text = try String(contentsOf: Shell.root.appendingPathComponent(name), encoding: .utf8)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
    }

    @Test func `leaves it to every script to say what it does`() throws {
        for folder in [".ci", "Sources/Scripts"] {
            let names = try FileManager.default.contentsOfDirectory(
                atPath: Shell.root.appendingPathComponent(folder).path
            )
            .filter { !$0.hasSuffix(".txt") }
            #expect(names.count >= 4)
            for name in names {
                let script = try String(
                    contentsOf: Shell.root.appendingPathComponent("\(folder)/\(name)"),
                    encoding: .utf8)
                #expect(
                    script.contains(try Regex("^#!/usr/bin/env (bash|python3)\n(# |\"\"\")\(name)"))
                )
            }
        }
    }
}

/// Runs a page's commands one after the other, and expects them to print what the page says; or
/// writes that anew.
func expectReplay(_ page: Page, _ shell: Shell, in folder: URL) throws {
    let replayed = try page.replayed { line in try shell.run("{ \(line)\n} 2>&1", in: folder).output
    }
    if Shell.isRecording && replayed != page.text {
        return try replayed.write(to: page.file, atomically: true, encoding: .utf8)
    }
    let shown = page.text.components(separatedBy: "\n")
    let printed = replayed.components(separatedBy: "\n")
    let difference = zip(shown, printed).first { $0 != $1 }
    #expect(difference == nil, "\(page): the first line that differs: shown, then printed")
    #expect(shown.count == printed.count, "\(page)")
}

extension String {
    /// The paths of this repository that a text names, between backticks or as the target of a
    /// link.
    fileprivate var pathsNamed: [String] {
        let folders = ["Sources/", "Tests/", "Examples/", "Schemas/", ".ci/", ".github/"]
        let words = split { " `()[]{}\n,;".contains($0) }.map { word in
            word.last == "." || word.last == ":" ? String(word.dropLast()) : String(word)
        }
        return words.filter { word in
            folders.contains { word.hasPrefix($0) && word.count > $0.count }
        }
    }
}
