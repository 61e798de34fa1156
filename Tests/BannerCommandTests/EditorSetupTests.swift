import Foundation
import Testing

/// Whether a program that is not ours is installed; `make test` requires them, but for editors only on Linux.
private func has(_ program: String) -> Bool {
    #if os(Linux)
        if ProcessInfo.processInfo.environment["BANNERKIT_TOOLS"] == "required" { return true }
    #endif
    return ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
}

@Suite struct `The set-ups of editors` {
    private let tests = Shell.root.appendingPathComponent("Tests/Editors").path
    private let editors = Shell.root.appendingPathComponent("Editors").path
    private let program = Shell.products.appendingPathComponent("bannerkit").path
    private let broken = ["a.banner.yaml": "items: [a, b]\ntimmer: 2s\n"]

    @Test(.enabled(if: Shell.hasTools)) func `are valid, as far as that can be seen without the editors`() throws {
        let ran = try shell("python3 -B \(tests)/setups.py")
        #expect(ran == Ran(output: "the set-ups are what the article says\n"), "\(ran.errors)")
    }

    @Test(.enabled(if: has("node"))) func `for VS Code do what they offer`() throws {
        let ran = try shell(
            "node \(tests)/extension.js \(editors)/vscode \(program) \"$PWD/a b.banner.yaml\"",
            files: ["a b.banner.yaml": "items: [a, b]\n"])
        #expect(ran == Ran(output: "the extension does what it offers\n"), "\(ran.errors)")
    }

    @Test(.enabled(if: has("nvim"))) func `for Neovim show findings`() throws {
        let ran = try shell(
            "HOME=\"$PWD\" nvim --clean --headless -c 'luafile \(tests)/neovim.lua'",
            files: broken, environment: ["BANNERKIT": program, "SETUP": editors])
        #expect(ran.code == 0 && ran.errors.contains("`timmer` is not a key of a banner"), "\(ran)")
    }

    @Test(.enabled(if: has("emacs"))) func `for Emacs show findings`() throws {
        let ran = try shell(
            "HOME=\"$PWD\" LC_ALL=C.UTF-8 emacs -Q --batch -l \(tests)/emacs.el",
            files: broken, environment: ["BANNERKIT": program, "SETUP": editors])
        #expect(ran.code == 0 && ran.errors.contains("`timmer` is not a key of a banner"), "\(ran)")
    }
}
