// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ShowingABanner",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "bannerkit", path: "../..")],
    targets: [
        .executableTarget(
            name: "ShowingABanner",
            dependencies: [.product(name: "BannerPlayer", package: "bannerkit")])
    ],
    swiftLanguageModes: [.v6]
)
