public import BannerDiagnostics
import BannerRules
public import Foundation

/// Banner files of the repository and of the rules' examples, as test input.
public enum Corpus {
    /// A file in memory.
    public struct File: CustomStringConvertible, Sendable {
        /// The path relative to the repository's root, or a rule's id and `bad` or `good`.
        public let name: String
        /// The text as UTF-8.
        public let bytes: [UInt8]

        public var description: String { name }
        /// The file as input of the parser.
        public var source: BannerSource { SourceFile(name: name, bytes: bytes) }
        /// The text as a string.
        public var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The root folder of the repository.
    public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The banners in `Examples`.
    public static let examples = files(in: "Examples")

    /// All banners in `Examples` and `Tests`, and the bad and good examples of all rules.
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
        let paths =
            FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".yaml") && !$0.contains(".build/") }.sorted().compactMap
        { path in
            guard
                let data = FileManager.default.contents(
                    atPath: url.appendingPathComponent(path).path)
            else {
                return nil
            }
            return File(name: "\(folder)/\(path)", bytes: Array(data))
        }
    }
}
