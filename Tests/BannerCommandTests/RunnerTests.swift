import Testing

/// Text that a build runner reads, in which an author's words are not commands.
@Suite struct `In a runner's log` {
    /// A file in a folder whose name is a command, with keys and values that are also commands.
    private static let make = #"""
        mkdir '::add-mask::e'; cd '::add-mask::e'
        printf 'items: [a, b]\n? "::stop-commands::t"\n: 1\n? "##[error]x"\n: 1\n# x\n::notice::x: 1\ntimmer: 2s\n' > a.yaml
        printf 'items: [a, b]\n"::x::": 1\nx-a: "::error::y"\n' > old.yaml
        printf 'items: [a, b]\nx-a: "##vso[task.complete]"\n"  ::error::y": 2\n' > ':'
        cd ..
        """#

    @Test(arguments: [
        "validate '::add-mask::e/a.yaml'", "validate '::add-mask::e' --diff",
        "validate '::add-mask::e/a.yaml' --diff",
        "validate '::add-mask::e'/* --color always", "validate '::add-mask::e/:'",
        "test '::add-mask::e/a.yaml'",
        "validate '::add-mask::e/gone.yaml'", "validate --list-files '::add-mask::e'/*",
        "validate --fix '::add-mask::e/a.yaml'", "diff '::add-mask::e/old.yaml' '::add-mask::e/:'",
        "diff '::add-mask::e/old.yaml' '::add-mask::e/:' -f markdown",
        "simulate '::add-mask::e/a.yaml'",
        "validate '::add-mask::e'/* -o json", "validate '::add-mask::e'/* -o junit",
        "validate '::add-mask::e'/* -o gitlab", "validate '::add-mask::e'/* -o sarif",
        "validate '::add-mask::e'/* -o jsonl",
        "preview '::add-mask::e/a.yaml'", "explain '::add-mask::e'", "'::add-mask::e'",
        "validate '--::add-mask::e'",
        "simulate '::add-mask::e/old.yaml' -o '::add-mask::e'",
        "cd '::add-mask::e' && bannerkit validate ':'",
    ])
    func `nobody's words are commands`(line: String) throws {
        let line = line.hasPrefix("cd ") ? line : "bannerkit \(line)"
        for variable in ["GITHUB_ACTIONS=true", "TF_BUILD=True", "TEAMCITY_VERSION=2025.1"] {
            let ran = try shell("\(Self.make)\n{ export \(variable); \(line); } 2>&1 | cat")
            #expect(!ran.output.isEmpty)
            let lines = ran.output.split(whereSeparator: \.isNewline)
            let isGitHub = variable.hasPrefix("GITHUB")
            for text in isGitHub ? Self.heeded(lines) : lines {
                // Only GitHub's runner reads `::` as a command.
                let isCommand = isGitHub && text.drop(while: \.isWhitespace).hasPrefix("::")
                #expect(!isCommand && !text.contains("##"), "\(text)")
            }
        }
    }

    @Test(arguments: [
        "validate '::add-mask::e/a.yaml'", "test '::add-mask::e/gone.yaml'", "'::add-mask::e'",
    ])
    func `a pipe may lead into a log that nothing tells of`(line: String) throws {
        let piped = try shell("\(Self.make)\nbannerkit \(line) 2>&1 | cat").output
        let kept = try shell("\(Self.make)\nbannerkit \(line) > out 2>&1; cat out").output
        for text in piped.split(whereSeparator: \.isNewline) {
            #expect(
                !text.drop(while: \.isWhitespace).hasPrefix("::") && !text.contains("##"), "\(text)"
            )
        }
        // Nothing else is different, and what is read from a file is exact.
        #expect(kept.contains("::add-mask::e") && kept == piped.filter { $0 != "\u{200B}" })
    }

    /// The lines in which GitHub's runner looks for commands: a patch can stop and resume them.
    private static func heeded(_ lines: [Substring]) -> [Substring] {
        var heeded: [Substring] = []
        var end: String?
        for line in lines {
            if let word = end {
                if line == word { end = nil }
            } else if line.hasPrefix("::stop-commands::") && line.count == 17 + 64 {
                end = "::\(line.dropFirst(17))::"
            } else {
                heeded.append(line)
            }
        }
        return heeded
    }
}
