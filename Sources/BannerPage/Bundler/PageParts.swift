/// The scripts and styles of the pages as a Swift source.
struct PageParts {
    /// The files by their names without folders.
    private let files: [String: String]
    private let bundle: ScriptBundle

    /// The parts that these files make; each file has a use.
    init(_ files: [String: String]) throws(BundleFault) {
        self.files = files
        var modules: [ScriptModule] = []
        for name in files.keys.sorted() where name.hasSuffix(".js") {
            modules.append(try ScriptModule(name: name, text: files[name] ?? ""))
        }
        bundle = try ScriptBundle(
            modules, entries: ["banner.js", "diff.js", "gallery.js", "list.js", "playground.js", "worker.js"])
    }

    /// The Swift source.
    func source() throws(BundleFault) -> String {
        """
        // Made by `make page` from Sources/BannerPage; not to be edited.

        /// The scripts and styles of the pages.
        enum PageParts {
        \(try constant("pageScript", "The script of a banner's page.", bundle.script(from: "banner.js")))
        \(try constant("diffScript", "The script of a change's page.", bundle.script(from: "diff.js")))
        \(try constant("galleryScript", "The script of a gallery.", bundle.script(from: "gallery.js")))
        \(try constant("changesScript", "The script of a list of changes.", bundle.script(from: "list.js")))
        \(try constant("playgroundScript", "The script of the playground.", bundle.script(from: "playground.js")))
        \(try constant("workerScript", "The script of the playground's worker.", bundle.script(from: "worker.js")))
        \(try constant("pageStyle", "The style of a banner's page.", style("base.css") + style("page.css")))
        \(try constant("diffStyle", "What a change's page has besides the style of a banner's.", style("diff.css")))
        \(try constant("galleryStyle", "The style of a gallery.", style("base.css") + style("gallery.css")))
        \(try constant("changesStyle", "The style of a list of changes.", style("base.css") + style("changes.css")))
        \(try constant("playgroundStyle", "The style of the playground.", style("base.css") + style("playground.css")))
        }

        """
    }

    private func style(_ name: String) throws(BundleFault) -> String {
        guard let text = files[name] else { throw BundleFault(module: name, message: "does not exist") }
        return text
    }

    private func constant(_ name: String, _ summary: String, _ text: String) throws(BundleFault) -> String {
        guard !text.contains("\"\"\"##") else {
            throw BundleFault(module: name, message: "contains the end of a Swift string")
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
            $0.isEmpty ? "" : "        " + $0
        }
        return
            "\n    /// \(summary)\n    static let \(name) = ##\"\"\"\n\(lines.joined(separator: "\n"))\n        \"\"\"##"
    }
}
