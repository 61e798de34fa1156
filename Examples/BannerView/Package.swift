// swift-tools-version: 6.2
import PackageDescription

// Views to copy into an app. On Linux the package is empty: SwiftUI and UIKit are Apple's.
let package = Package(
    name: "BannerView",
    platforms: [.iOS(.v17), .macCatalyst(.v17), .macOS(.v14), .visionOS(.v1)],
    products: [.library(name: "BannerView", targets: ["BannerView"])],
    dependencies: [.package(name: "bannerkit", path: "../..")],
    targets: [
        .target(
            name: "BannerView",
            dependencies: [.product(name: "BannerPlayer", package: "bannerkit")])
    ],
    swiftLanguageModes: [.v6]
)
