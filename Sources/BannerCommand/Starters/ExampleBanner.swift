import BannerRender

/// A banner that `bannerkit init --from` copies.
struct ExampleBanner: Sendable {
    /// The banner's own name.
    let name: String
    /// The file, without the line that names its schema.
    let text: String

    /// Every banner in Examples, by the name of its file.
    static let all = PageParts.examples.map { name, text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let namesSchema = lines.first?.hasPrefix("# yaml-language-server:") == true
        return ExampleBanner(name: name, text: namesSchema ? lines.dropFirst(2).joined(separator: "\n") : text)
    }
}
