/// A banner that `bannerkit init --from` copies.
struct ExampleBanner: Sendable {
    /// The banner's own name.
    let name: String
    /// The file, without the line that names its schema.
    let text: String

    /// Every banner in Examples, by the name of its file.
    static let all = PageParts.examples.filter { !$0.name.contains("/") }.map { name, text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let namesSchema = lines.first?.hasPrefix("# yaml-language-server:") == true
        return ExampleBanner(name: name, text: namesSchema ? lines.dropFirst(2).joined(separator: "\n") : text)
    }

    /// The one that newcomers start from.
    static let first = all.first { $0.name == "home" }

    /// The pictures that a banner among them shows, by their paths beside it.
    static func pictures(of text: String) -> [(name: String, text: String)] {
        let bytes = Array(text.utf8)
        return PageParts.examples.filter { picture in
            let key = "image: \(picture.name)".utf8
            return picture.name.contains("/") && bytes.indices.contains { bytes[$0...].starts(with: key) }
        }
    }
}
