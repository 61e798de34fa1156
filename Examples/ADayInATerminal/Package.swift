// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ADayInATerminal",
    platforms: [.macOS(.v10_15)],
    dependencies: [.package(name: "bannerkit", path: "../..")],
    targets: [
        .executableTarget(
            name: "ADayInATerminal",
            dependencies: [
                .product(name: "BannerKit", package: "bannerkit"),
                .product(name: "BannerJSON", package: "bannerkit"),
                .product(name: "BannerCalendar", package: "bannerkit"),
            ],
            // Imports are as exact as the compiler can check.
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
    ]
)
