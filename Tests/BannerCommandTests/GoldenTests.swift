import Foundation
import Testing

/// Broken banners, each next to its expected findings; to add a case, add a file and run `make
/// record`.
@Suite struct `What is said about` {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Golden")

    static let names =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))
        .map { $0.filter { $0.hasSuffix(".banner.yaml") }.map { String($0.dropLast(12)) }.sorted() }
        ?? []

    @Test(arguments: names)
    func `a broken banner`(name: String) throws {
        let shell = try Shell()
        defer { shell.remove() }
        let ran = try shell.run("bannerkit validate \(name).banner.yaml", in: Self.folder)
        let file = Self.folder.appendingPathComponent("\(name).diagnostics")
        if Shell.isRecording { try Data(ran.output.utf8).write(to: file) }
        #expect(ran.code == 1 && ran.errors.isEmpty)
        #expect(ran.output == String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }

    @Test func `sixty and more of them`() {
        #expect(Self.names.count >= 60)
    }
}
