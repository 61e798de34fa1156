/// The example banners, without the comment that names a schema.
enum ExampleBanner {
    typealias Entry = (name: String, text: String)

    /// Every banner in `Examples`, by file name.
    static let all: [Entry] = PageParts.examples.filter { !$0.name.contains("/") }.map { name, text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let namesSchema = lines.first?.hasPrefix("# yaml-language-server:") == true
        return (name, namesSchema ? lines.dropFirst(2).joined(separator: "\n") : text)
    }

    /// The banners of `init --kind`.
    static let kinds: [Entry] =
        ["hero", "shelf", "product"].map { ($0, PageParts.text("\($0).banner.yaml")) }
        + all.filter { $0.name == "stories" }

    /// The example for new users.
    static let first = all.first { $0.name == "home" }

    /// The pictures that a banner refers to, by relative path.
    static func pictures(of text: String) -> [Entry] {
        let bytes = Array(text.utf8)
        return PageParts.examples.filter { picture in
            let key = "image: \(picture.name)".utf8
            return picture.name.contains("/") && bytes.indices.contains { bytes[$0...].starts(with: key) }
        }
    }
}
