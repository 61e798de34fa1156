/// The banners that `bannerkit init --kind` writes.
enum KindBanner {
    /// The words for them, each with the file, without the line that names its schema; stories are the example.
    static let all: [(word: String, text: String)] =
        ["hero", "shelf", "product"].map { ($0, PageParts.text("\($0).banner.yaml")) }
        + ExampleBanner.all.filter { $0.name == "stories" }.map { ($0.name, $0.text) }
}
