import Foundation
import Testing

/// Whether programs that are not ours are installed; `make test` requires them, but for editors only on Linux, where
/// `.ci/install` has them.
private func has(_ program: String) -> Bool {
    #if os(Linux)
        if ProcessInfo.processInfo.environment["BANNERKIT_TOOLS"] == "required" { return true }
    #endif
    return ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
}

@Suite struct `The language server as editors run it` {
    private let program = Shell.products.appendingPathComponent("bannerkit").path
    private let scripts = Shell.root.appendingPathComponent("Tests/LanguageServer").path

    @Test func `it reports and fixes what validate does, for every golden and for random texts`() throws {
        let ran = try shell("python3 -B \(scripts)/equal.py 200 --bannerkit \(program)")
        #expect(ran.code == 0, "\(ran.output)\(ran.errors)")
        #expect(ran.output.hasSuffix("all the same\n"))
    }

    @Test func `it keeps to the protocol`() throws {
        let ran = try shell("python3 -B \(scripts)/protocol.py \(program)")
        #expect(ran.code == 0, "\(ran.output)\(ran.errors)")
    }

    @Test(.enabled(if: Shell.hasTools)) func `every answer is valid for every editor that pytest-lsp knows`() throws {
        let ran = try shell(
            "python3 -B -m pytest -q -p no:cacheprovider -c \(scripts)/pytest.ini --rootdir \(scripts) \(scripts)/test_clients.py",
            environment: ["BANNERKIT": program])
        #expect(ran.code == 0, "\(ran.output)\(ran.errors)")
    }

    @Test(.enabled(if: has("nvim"))) func `Neovim shows diagnostics, and applies a fix, a completion and a rename`()
        throws
    {
        let ran = try shell(
            "FOLDER=\"$PWD\" HOME=\"$PWD\" nvim --clean --headless -c 'luafile \(scripts)/neovim.lua'",
            environment: ["BANNERKIT": program])
        #expect(ran.code == 0 && ran.errors.contains("diagnostics, fix, completion, hover, rename"), "\(ran)")
    }

    @Test(.enabled(if: has("emacs"))) func `Emacs shows diagnostics, and applies a fix, a completion and a rename`()
        throws
    {
        let ran = try shell(
            "FOLDER=\"$PWD\" HOME=\"$PWD\" LC_ALL=C.UTF-8 emacs -Q --batch -l \(scripts)/eglot.el",
            environment: ["BANNERKIT": program])
        #expect(ran.code == 0 && ran.errors.contains("diagnostics, fix, completion, hover, rename"), "\(ran)")
    }
}
