// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "bannerkit",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "bannerkit", targets: ["BannerCommand"]),
        // Plays a banner: pure values, no Foundation, no C.
        .library(name: "BannerKit", targets: ["BannerKit"]),
        // Banners from YAML, with every fault reported.
        .library(name: "BannerYAML", targets: ["BannerYAML", "BannerDiagnostics"]),
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

        // Reading.
        .target(name: "BannerDiagnostics"),
        .target(name: "BannerTree", dependencies: ["CYaml", "BannerDiagnostics"]),
        .target(name: "BannerYAML", dependencies: ["BannerKit", "BannerTree", "BannerDiagnostics"]),

        // Writing.
        .target(name: "BannerReport", dependencies: ["BannerDiagnostics"]),
        .target(name: "BannerRender", dependencies: ["BannerKit", "BannerReport"]),

        // The command line.
        .executableTarget(
            name: "BannerCommand",
            dependencies: [
                "BannerKit", "BannerYAML", "BannerReport", "BannerRender", "BannerDiagnostics", "BannerTree", "CSystem",
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
            dependencies: ["BannerYAML", "BannerKit", "BannerTree", "BannerDiagnostics", "BannerTestSupport"]),
        .testTarget(name: "BannerKitTests", dependencies: ["BannerKit"]),
        .testTarget(
            name: "BannerReportTests", dependencies: ["BannerReport", "BannerDiagnostics", "BannerTestSupport"]),
        .testTarget(
            name: "BannerRenderTests", dependencies: ["BannerRender", "BannerKit", "BannerYAML", "BannerDiagnostics"]),
        .testTarget(
            name: "BannerCommandTests",
            dependencies: ["BannerCommand", "BannerReport", "BannerYAML", "BannerDiagnostics"],
            exclude: ["Golden"]),
    ],
    swiftLanguageModes: [.v6]
)

// Programs that a fuzzer drives; `make fuzz` builds and runs them.
if Context.environment["BANNERKIT_FUZZ"] != nil {
    package.targets += [
        // What every fuzz target shares: the way in, and bytes taken for choices.
        .target(name: "FuzzDriver", path: "Tests/Fuzz/FuzzDriver"),
        .executableTarget(
            name: "FuzzEngine", dependencies: ["FuzzDriver", "BannerKit", "BannerRender"], path: "Tests/Fuzz/FuzzEngine"),
        .executableTarget(
            name: "FuzzYAML",
            dependencies: [
                "FuzzDriver", "BannerKit", "BannerYAML", "BannerReport", "BannerRender", "BannerDiagnostics",
            ],
            path: "Tests/Fuzz/FuzzYAML"),
    ]
}

/// C and pointers live in BannerTree, and at the system's edge in the command line.
let pointersAllowed: Set<String> = ["BannerTree", "InMemoryBenchmark", "FuzzDriver"]

for target in package.targets where target.type != .system && target.name != "CSystem" {
    var settings: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    if !pointersAllowed.contains(target.name) && target.type != .test { settings.append(.strictMemorySafety()) }
    target.swiftSettings = settings
}
