// swift-tools-version: 6.2
import PackageDescription

// An app that uses BannerKit as a library. Elsewhere the dependency is a URL with a version; here it is this repository.
let package = Package(
    name: "DrivingAView",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "bannerkit", path: "../..")],
    targets: [
        .executableTarget(
            name: "DrivingAView",
            dependencies: [
                .product(name: "BannerKit", package: "bannerkit"),
                .product(name: "BannerYAML", package: "bannerkit"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
