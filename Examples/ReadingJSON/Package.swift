// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ReadingJSON",
    platforms: [.macOS(.v10_15)],
    dependencies: [.package(name: "bannerkit", path: "../..")],
    targets: [
        .executableTarget(
            name: "ReadingJSON",
            dependencies: [
                .product(name: "BannerKit", package: "bannerkit"),
                .product(name: "BannerJSON", package: "bannerkit"),
            ],
            // Imports are as exact as the compiler can check.
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
    ]
)
