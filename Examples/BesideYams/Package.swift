// swift-tools-version: 6.2
import PackageDescription

// An app that uses BannerYAML and also Yams, which both have a target `CYaml`. Yams is a stub here: only its targets' names
// matter.
let package = Package(
    name: "BesideYams",
    platforms: [.macOS(.v10_15)],
    dependencies: [.package(name: "bannerkit", path: "../.."), .package(path: "Yams")],
    targets: [
        .executableTarget(
            name: "BesideYams",
            dependencies: [
                .product(name: "BannerYAML", package: "bannerkit"),
                .product(name: "Yams", package: "Yams", moduleAliases: ["CYaml": "YamsCYaml"]),
            ])
    ]
)
