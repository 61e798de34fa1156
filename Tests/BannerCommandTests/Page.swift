import Foundation

/// A page of documentation in Markdown, and what of it can be run.
///
/// Its YAML, Python and TypeScript blocks that begin with `# NAME` or `// NAME` are files. Its
/// `console` blocks show command lines, `$ ` in front, and what they print. Its Swift blocks are
/// one program, and its `output` blocks what that prints; a Swift block that begins with `//
/// swift-tools-version` is a manifest of its own.
struct Page: CustomStringConvertible, Sendable {
    let file: URL
    let text: String
    let blocks: [Block]

    /// A fenced block: the word after the fence, and the lines.
    struct Block: Sendable {
        let language: String
        let lines: [String]

        /// The block as a text, its last line ended.
        var text: String { lines.map { $0 + "\n" }.joined() }
    }

    init(_ file: URL) throws {
        self.file = file
        text = try String(contentsOf: file, encoding: .utf8)
        blocks = Page.blocks(of: text)
    }

    var description: String { file.lastPathComponent }

    /// The folder of the pages.
    static let folder = Shell.root.appendingPathComponent("Sources/BannerKit/BannerKit.docc")

    /// The page of that name in the folder.
    init(named name: String) throws {
        try self.init(Page.folder.appendingPathComponent("\(name).md"))
    }

    /// All pages in the folder, by name.
    static func all() throws -> [Page] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }.map(Page.init)
    }

    /// The pages of the definition, in the order of the catalogue; the first one has its terms.
    static func definition() throws -> [Page] {
        let group = try Page(named: "BannerKit").text.components(
            separatedBy: "### The definition\n\n")
        let list = group.last?.components(separatedBy: "\n\n").first ?? ""
        return try list.components(separatedBy: "\n").map {
            try Page(named: String($0.dropFirst(7).dropLast()))
        }
    }

    /// A heading, and all that is below it, also in parts of it.
    struct Section: Sendable {
        let level: Int
        let title: String
        let text: String
    }

    /// The sections; the first one is the whole page.
    var sections: [Section] {
        let lines = text.components(separatedBy: "\n")
        var isCode = false
        let headings = lines.indices.filter { index in
            if lines[index].hasPrefix("```") { isCode.toggle() }
            return !isCode && lines[index].hasPrefix("#")
        }
        let level = { (index: Int) in lines[index].prefix { $0 == "#" }.count }
        return headings.map { index in
            let end = headings.first { $0 > index && level($0) <= level(index) } ?? lines.count
            return Section(
                level: level(index), title: String(lines[index].dropFirst(level(index) + 1)),
                text: lines[index..<end].joined(separator: "\n"))
        }
    }

    // MARK: What can be run

    /// The files that the page shows, by name.
    var files: [String: String] {
        let programs = blocks.filter { ["python", "typescript"].contains($0.language) }
        return Dictionary(
            (yaml + programs).compactMap { block in block.fileName.map { ($0, block.text) } }
        ) {
            first, _ in first
        }
    }

    /// The files that its commands use: on a page of the definition those of all its pages.
    func usedFiles() throws -> [String: String] {
        let definition = try Page.definition()
        guard definition.contains(where: { $0.description == description }) else { return files }
        return definition.reduce(into: [:]) { files, page in
            files.merge(page.files) { first, _ in first }
        }
    }

    /// The YAML blocks.
    var yaml: [Block] { blocks.filter { $0.language == "yaml" } }

    /// The Swift blocks that are manifests.
    var manifests: [String] { swift.filter(\.isManifest).map(\.text) }

    /// The program that the other Swift blocks make, one after the other.
    var program: String { swift.filter { !$0.isManifest }.map(\.text).joined(separator: "\n") }

    /// The framework that the program needs, which exists on Apple's systems only; `nil` if it
    /// needs none.
    var framework: String? { ["SwiftUI", "UIKit"].first { program.contains("import \($0)\n") } }

    /// What the program prints.
    var output: String { blocks.filter { $0.language == "output" }.map(\.text).joined() }

    private var swift: [Block] { blocks.filter { $0.language == "swift" } }

    /// The page with what `run` prints for each command line in place of what it says.
    func replayed(_ run: (String) throws -> String) rethrows -> String {
        var result: [String] = []
        var isConsole = false
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") { isConsole = line == "```console" }
            if isConsole && line.hasPrefix("$ ") {
                let output = try run(String(line.dropFirst(2)))
                result +=
                    [line]
                    + (output.isEmpty ? [] : output.dropLastNewline.components(separatedBy: "\n"))
            } else if !isConsole || line.hasPrefix("```") {
                result.append(line)
            }
        }
        return result.joined(separator: "\n")
    }

    private static func blocks(of text: String) -> [Block] {
        var result: [Block] = []
        var open: (language: String, lines: [String])?
        for line in text.components(separatedBy: "\n") {
            if let block = open {
                if line == "```" {
                    result.append(Block(language: block.language, lines: block.lines))
                    open = nil
                } else {
                    open?.lines.append(line)
                }
            } else if line.hasPrefix("```") {
                open = (String(line.dropFirst(3)), [])
            }
        }
        return result
    }
}

extension Page.Block {
    /// The file that a YAML block shows.
    var fileName: String? {
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 2, ["#", "//"].contains(words[0]) else { return nil }
        return [".yaml", ".py", ".ts"].contains { words[1].hasSuffix($0) } ? String(words[1]) : nil
    }

    /// Whether a Swift block is a package's manifest.
    var isManifest: Bool { lines.first?.hasPrefix("// swift-tools-version") == true }
}

extension String {
    fileprivate var dropLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
