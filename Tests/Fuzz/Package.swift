// swift-tools-version: 6.2
import PackageDescription

// Programs that a fuzzer drives; `make fuzz` builds and runs them.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "bannerkit", path: "../..")],
    targets: [
        // What every target shares: the way in, and bytes taken for choices.
        .target(name: "FuzzDriver"),
        .executableTarget(
            name: "FuzzEngine",
            dependencies: [
                "FuzzDriver", .product(name: "BannerKit", package: "bannerkit"),
                .product(name: "BannerRender", package: "bannerkit"),
            ]),
        .executableTarget(
            name: "FuzzYAML",
            dependencies: [
                "FuzzDriver", .product(name: "BannerKit", package: "bannerkit"),
                .product(name: "BannerYAML", package: "bannerkit"),
                .product(name: "BannerRender", package: "bannerkit"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
