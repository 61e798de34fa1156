import BannerDiagnostics
import BannerRules
import Foundation
import Testing

/// Texts of the repository to try answers on.
enum Corpus {
    /// A file's name and text.
    struct File: CustomTestStringConvertible, Sendable {
        let name: String
        let bytes: [UInt8]

        var testDescription: String { name }
        var source: SourceFile { SourceFile(name: name, bytes: bytes) }
        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The example banners.
    static let examples = files(in: "Examples")

    /// Every banner in the repository, and those of the rules, with faults and without.
    static let all: [File] =
        examples + files(in: "Tests")
        + Rule.all.flatMap { rule in
            [("bad", rule.bad), ("good", rule.good)].map { name, text in
                let plain = text.filter { $0 != "⟦" && $0 != "⟧" }
                return File(name: "\(rule.id) \(name)", bytes: Array(plain.utf8))
            }
        }

    private static func files(in folder: String) -> [File] {
        let url = root.appendingPathComponent(folder)
        let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".yaml") && !$0.contains(".build/") }.sorted().compactMap { path in
            guard let data = FileManager.default.contents(atPath: url.appendingPathComponent(path).path) else {
                return nil
            }
            return File(name: "\(folder)/\(path)", bytes: Array(data))
        }
    }
}
