// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ReadingYAML",
    platforms: [.macOS(.v10_15)],
    dependencies: [.package(name: "bannerkit", path: "../..")],
    targets: [
        .executableTarget(
            name: "ReadingYAML",
            dependencies: [
                .product(name: "BannerKit", package: "bannerkit"),
                .product(name: "BannerYAML", package: "bannerkit"),
            ],
            // Imports are as exact as the compiler can check.
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
    ]
)
