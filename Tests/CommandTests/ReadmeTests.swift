import Foundation
import Testing

/// A command line of a document and what it says comes out.
struct Shown: Sendable, CustomTestStringConvertible {
    let line: String
    let output: String

    var testDescription: String { line }

    /// The command lines in the fenced `console` blocks of a document: `$ ` and a line, then what it prints.
    static func all(in document: String) -> [Shown] {
        var shown: [Shown] = []
        var isConsole = false
        var line: String?
        var output = ""
        func end() {
            if let line { shown.append(Shown(line: line, output: output)) }
            line = nil
            output = ""
        }
        for text in document.split(separator: "\n", omittingEmptySubsequences: false) {
            if text.hasPrefix("```") {
                end()
                isConsole = text == "```console"
            } else if isConsole && text.hasPrefix("$ ") {
                end()
                line = String(text.dropFirst(2))
            } else if isConsole {
                output += text + "\n"
            }
        }
        return shown
    }

    /// The README's.
    static var readme: [Shown] {
        let text = try? String(contentsOf: Shell.root.appendingPathComponent("README.md"), encoding: .utf8)
        return all(in: text ?? "")
    }
}

@Suite struct `The README` {
    @Test(arguments: Shown.readme)
    func `shows what its commands print`(shown: Shown) throws {
        let shell = try Shell()
        defer { shell.remove() }
        let ran = try shell.run("{ \(shown.line)\n} 2>&1", in: Shell.root)
        #expect(ran.output == shown.output)
    }

    @Test func `has a tour to take`() {
        #expect(!Shown.readme.isEmpty)
    }

    @Test func `keeps its lines within a terminal's width where it shows output`() {
        #expect(Shown.readme.flatMap { $0.output.split(separator: "\n") }.allSatisfy { $0.count <= 80 })
    }
}
