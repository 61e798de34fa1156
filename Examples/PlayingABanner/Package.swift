// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "PlayingABanner", platforms: [.macOS(.v10_15)], dependencies: [.package(name: "bannerkit", path: "../..")],
    targets: [
        .executableTarget(name: "PlayingABanner", dependencies: [.product(name: "BannerKit", package: "bannerkit")])
    ])
