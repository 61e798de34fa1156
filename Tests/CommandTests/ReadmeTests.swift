import BannerSchema
import Foundation
import Testing

/// A document whose fenced `console` blocks show command lines, after `$ `, and what they print.
struct ConsoleDocument {
    let text: String

    /// The document with the output of `run` for each command line in place of the shown one.
    func replayed(_ run: (String) throws -> String) rethrows -> String {
        var result: [String] = []
        var isConsole = false
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") { isConsole = line == "```console" }
            if isConsole && line.hasPrefix("$ ") {
                let output = try run(String(line.dropFirst(2)))
                result += [line] + (output.isEmpty ? [] : output.dropLastNewline.components(separatedBy: "\n"))
            } else if !isConsole || line.hasPrefix("```") {
                result.append(line)
            }
        }
        return result.joined(separator: "\n")
    }
}

extension String {
    fileprivate var dropLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}

@Suite(.serialized) struct `The README` {
    static let file = Shell.root.appendingPathComponent("README.md")

    @Test func `shows what its commands print, one after the other`() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let shell = try Shell()
        defer { shell.remove() }
        let replayed = try ConsoleDocument(text: text).replayed { line in
            try shell.run("{ \(line)\n} 2>&1", in: Shell.root).output
        }
        if Shell.isRecording { try replayed.write(to: Self.file, atomically: true, encoding: .utf8) }
        let shown = text.components(separatedBy: "\n")
        let printed = replayed.components(separatedBy: "\n")
        let difference = zip(shown, printed).first { $0 != $1 }
        #expect(difference == nil, "the first line that differs: shown, then printed")
        #expect(shown.count == printed.count)
        #expect(shown.count { $0.hasPrefix("$ bannerkit ") } >= 5)
    }

    @Test func `has the language on one page, derived from the table`() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let parts = text.components(separatedBy: "<!-- reference -->\n")
        let rest = try #require(parts.last?.components(separatedBy: "<!-- /reference -->"))
        let reference = "\n\(Reference.markdown)\n"
        if Shell.isRecording {
            let fresh = parts[0] + "<!-- reference -->\n" + reference + "<!-- /reference -->" + rest[1]
            try fresh.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(parts.count == 2 && rest.count == 2)
        #expect(rest[0] == reference)
    }

    @Test func `keeps what it shows within a terminal's width`() throws {
        let lines = try String(contentsOf: Self.file, encoding: .utf8).components(separatedBy: "\n")
        var isConsole = false
        var wide: [String] = []
        for line in lines {
            if line.hasPrefix("```") { isConsole = line == "```console" }
            if isConsole && !line.hasPrefix("$ ") && line.count > 80 { wide.append(line) }
        }
        #expect(wide.isEmpty)
    }
}
