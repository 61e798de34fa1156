// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "bannerkit",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "bannerkit", targets: ["BannerCommand"]),
        // Plays a banner: pure values, no Foundation, no C.
        .library(name: "BannerKit", targets: ["BannerKit"]),
        // Checks a banner that was built in code: the same rules as for a file, without YAML.
        .library(name: "BannerRules", targets: ["BannerRules", "BannerDiagnostics"]),
        // Banners from YAML, with every fault reported.
        .library(name: "BannerYAML", targets: ["BannerYAML", "BannerRules", "BannerDiagnostics"]),
        .library(name: "BannerReport", targets: ["BannerReport"]),
        .library(name: "BannerRender", targets: ["BannerRender"]),
    ],
    targets: [
        // C: libyaml as a module, and the few calls that Swift's modules lack.
        .systemLibrary(
            name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CSystem"),

        // The pure core; also built as Embedded Swift for wasm32.
        .target(name: "BannerKit"),

        // Rules: their texts, and the checks that are functions of a banner.
        .target(name: "BannerDiagnostics"),
        .target(name: "BannerRules", dependencies: ["BannerKit", "BannerDiagnostics"]),

        // Reading.
        .target(name: "BannerTree", dependencies: ["CYaml", "BannerDiagnostics"]),
        .target(name: "BannerYAML", dependencies: ["BannerKit", "BannerRules", "BannerTree", "BannerDiagnostics"]),

        // Writing.
        .target(name: "BannerReport", dependencies: ["BannerDiagnostics"]),
        .target(name: "BannerRender", dependencies: ["BannerKit", "BannerReport"]),

        // The command line.
        .executableTarget(
            name: "BannerCommand",
            dependencies: [
                "BannerKit", "BannerYAML", "BannerRules", "BannerReport", "BannerRender", "BannerDiagnostics",
                "BannerTree", "CSystem",
            ]),

        // The in-memory measurements of `make bench`.
        .executableTarget(
            name: "InMemoryBenchmark", dependencies: ["BannerKit"], path: "Tests/Benchmarks/InMemory"),

        // Helpers shared by several test targets.
        .target(name: "BannerTestSupport", dependencies: ["BannerDiagnostics"], path: "Tests/Support"),

        // One test target per target.
        .testTarget(name: "BannerDiagnosticsTests", dependencies: ["BannerDiagnostics"]),
        .testTarget(name: "BannerTreeTests", dependencies: ["BannerTree", "BannerDiagnostics", "BannerTestSupport"]),
        .testTarget(
            name: "BannerYAMLTests",
            dependencies: [
                "BannerYAML", "BannerKit", "BannerRules", "BannerTree", "BannerDiagnostics", "BannerTestSupport",
            ]),
        .testTarget(name: "BannerKitTests", dependencies: ["BannerKit"]),
        .testTarget(
            name: "BannerRulesTests", dependencies: ["BannerRules", "BannerKit", "BannerYAML", "BannerDiagnostics"]),
        .testTarget(
            name: "BannerReportTests", dependencies: ["BannerReport", "BannerDiagnostics", "BannerTestSupport"]),
        .testTarget(
            name: "BannerRenderTests", dependencies: ["BannerRender", "BannerKit", "BannerYAML", "BannerDiagnostics"]),
        .testTarget(
            name: "BannerCommandTests",
            dependencies: ["BannerCommand", "BannerReport", "BannerYAML", "BannerRules", "BannerDiagnostics"],
            exclude: ["Golden"]),
    ],
    swiftLanguageModes: [.v6]
)

/// C and pointers live in BannerTree, and at the system's edge in the command line.
let pointersAllowed: Set<String> = ["BannerTree", "InMemoryBenchmark"]

for target in package.targets where target.type != .system && target.name != "CSystem" {
    var settings: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    if !pointersAllowed.contains(target.name) && target.type != .test { settings.append(.strictMemorySafety()) }
    target.swiftSettings = settings
}
