import BannerYAML
import Yams

let source = BannerSource(name: "ads.banner.yaml", bytes: Array("items: [a, b]".utf8))
print(BannerFile.read(source).banner?.items.count ?? 0, "items, read beside", libraryName)
