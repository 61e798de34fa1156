public import BannerDiagnostics
import BannerRules
public import Foundation

/// Texts of the repository to try answers on.
public enum Corpus {
    /// A file's name and text.
    public struct File: CustomStringConvertible, Sendable {
        /// The path from the repository, or a rule and its example.
        public let name: String
        /// The text.
        public let bytes: [UInt8]

        public var description: String { name }
        /// The file as a check reads it.
        public var source: BannerSource { SourceFile(name: name, bytes: bytes) }
        /// The text as a string.
        public var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The repository.
    public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The example banners.
    public static let examples = files(in: "Examples")

    /// Every banner in the repository, and those of the rules, with faults and without.
    public static let all: [File] =
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
