// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "bannerkit",
    // The oldest systems that have what the libraries use of Swift's own, such as `Identifiable`.
    platforms: [.macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    products: [
        .executable(name: "bannerkit", targets: ["BannerCommand"]),
        // Plays a banner: pure values, no Foundation, no C.
        .library(name: "BannerKit", targets: ["BannerKit"]),
        // Checks a banner that was built in code, and plays its scenarios in an app's own tests; without YAML.
        .library(name: "BannerRules", targets: ["BannerRules", "BannerDiagnostics"]),
        // Banners from YAML, with every fault reported.
        .library(name: "BannerYAML", targets: ["BannerYAML", "BannerRules", "BannerDiagnostics"]),
        // What a change to a banner file does to its schedule.
        .library(name: "BannerDiff", targets: ["BannerDiff"]),
        // Checks a target's banner files in its build, and makes them Swift values.
        .plugin(name: "BannerCode", targets: ["BannerCode"]),
        // `swift package validate-banners` and `swift package fix-banners`.
        .plugin(name: "BannerValidate", targets: ["BannerValidate"]),
        .plugin(name: "BannerFix", targets: ["BannerFix"]),
    ],
    targets: [
        // libyaml as a module.
        .systemLibrary(
            name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        // The system calls that Swift's modules lack, and the pages' parts as bytes, most of which `make page` writes.
        .target(name: "CBannerParts", exclude: ["Parts"]),

        // What an app plays: model, geometry, indicators, machine, schedule, session, pictures; also Embedded Swift.
        target("BannerKit"),
        // When items may be shown: civil time, time zones, sets of items; it reads a zone's file through a closure.
        target("BannerCalendar", "BannerKit"),
        // Source files, ranges, findings, the rules' texts, and the formats of reports.
        target("BannerDiagnostics"),
        // What is judged of a banner: the rules, and the scenarios' verdicts.
        target("BannerRules", "BannerKit", "BannerCalendar", "BannerDiagnostics"),
        // Nodes with ranges, and JSON; public within, as only public code is inlined into other modules.
        target("BannerTree", "BannerDiagnostics"),
        // YAML's nodes; the language: the table of keys, and what is derived from it; a file read with everything.
        target("BannerYAML", "CYaml", "BannerKit", "BannerCalendar", "BannerDiagnostics", "BannerRules", "BannerTree"),
        // What a change does.
        target(
            "BannerDiff", "BannerKit", "BannerCalendar", "BannerDiagnostics", "BannerRules", "BannerTree", "BannerYAML"),
        // Timelines and pictures as NDJSON, CSV, tables, SVG, HTML, and in a terminal.
        target("BannerRender", "BannerKit", "BannerCalendar", "BannerDiagnostics", "CBannerParts"),
        // A text that is being written: its structure, and what can be written next.
        target("BannerEditing", "BannerKit", "BannerCalendar", "BannerDiagnostics", "BannerRules", "BannerYAML"),
        // The editors' server.
        target(
            "BannerLanguageServer", "BannerKit", "BannerCalendar", "BannerDiagnostics", "BannerRules", "BannerTree",
            "BannerYAML", "BannerEditing"),
        // The command line.
        program(
            "BannerCommand", "BannerKit", "BannerCalendar", "BannerDiagnostics", "BannerRules", "BannerTree",
            "BannerYAML", "BannerDiff", "BannerRender", "BannerLanguageServer", "CBannerParts"),
        // Banners as Swift code, for the build plugin.
        program("BannerCodeGenerator", "BannerKit", "BannerDiagnostics", "BannerYAML"),

        // What pages call, built as Embedded Swift by `make page`: the engine, and the playground's checker with libyaml.
        target("BannerWasm", "BannerKit", "CWasmRuntime"),
        target(
            "BannerChecker", "BannerKit", "BannerCalendar", "BannerDiagnostics", "BannerRules", "BannerYAML",
            "BannerEditing", "BannerRender"),
        // What Embedded Swift and libyaml expect of a C library.
        .target(name: "CWasmRuntime", exclude: ["libc"]),

        .plugin(name: "BannerCode", capability: .buildTool(), dependencies: ["BannerCodeGenerator"]),
        .plugin(
            name: "BannerValidate",
            capability: .command(
                intent: .custom(verb: "validate-banners", description: "Check banner files and say what to change")),
            dependencies: ["BannerCommand"]),
        .plugin(
            name: "BannerFix",
            capability: .command(
                intent: .custom(verb: "fix-banners", description: "Apply the safe fixes to banner files"),
                permissions: [.writeToPackageDirectory(reason: "It applies the safe fixes to banner files.")]),
            dependencies: ["BannerCommand"]),

        // The in-memory measurements of `make bench`.
        program("InMemoryBenchmark", "BannerKit", path: "Tests/Benchmarks/InMemory"),
        // Helpers shared by several test targets.
        target("BannerTestSupport", "BannerDiagnostics", "BannerRules", path: "Tests/Support"),
        tests(of: "BannerKit", "BannerTestSupport"),
        tests(of: "BannerCalendar", "BannerKit", "BannerTestSupport"),
        tests(of: "BannerDiagnostics", "BannerTestSupport"),
        tests(of: "BannerRules", "BannerKit", "BannerDiagnostics", "BannerYAML"),
        tests(of: "BannerTree", "BannerDiagnostics", "BannerYAML", "BannerTestSupport"),
        tests(
            of: "BannerYAML", "BannerKit", "BannerDiagnostics", "BannerRules", "BannerTree", "BannerTestSupport",
            data: ["SyntaxMistakes", "Mistakes/Values"]),
        tests(of: "BannerDiff", "BannerKit", "BannerCalendar", "BannerDiagnostics", "BannerTree", "BannerYAML"),
        tests(of: "BannerRender", "BannerKit", "BannerDiagnostics", "BannerYAML"),
        tests(of: "BannerEditing", "BannerDiagnostics", "BannerTree", "BannerYAML", "BannerTestSupport"),
        tests(
            of: "BannerLanguageServer", "BannerKit", "BannerDiagnostics", "BannerRules", "BannerTree", "BannerYAML",
            "BannerEditing", "BannerTestSupport"),
        tests(of: "BannerCodeGenerator", "BannerKit", "BannerDiagnostics"),
        tests(
            of: "BannerCommand", "BannerDiagnostics", "BannerRules", "BannerYAML", "BannerCodeGenerator",
            data: ["Golden"]),
    ],
    swiftLanguageModes: [.v6],
    // For `#embed`.
    cLanguageStandard: .gnu2x
)

func target(_ name: String, _ uses: Target.Dependency..., path: String? = nil) -> Target {
    .target(name: name, dependencies: uses, path: path)
}

func program(_ name: String, _ uses: Target.Dependency..., path: String? = nil) -> Target {
    .executableTarget(name: name, dependencies: uses, path: path)
}

func tests(of name: String, _ uses: Target.Dependency..., data: [String] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + uses, exclude: data)
}

// Programs that a fuzzer drives, and what they share; `make fuzz` builds and runs them.
if Context.environment["BANNERKIT_FUZZ"] != nil {
    let fuzz = "Tests/Outside/Fuzz/"
    package.targets += [
        target("FuzzDriver", path: fuzz + "FuzzDriver"),
        program("FuzzEngine", "FuzzDriver", "BannerKit", path: fuzz + "FuzzEngine"),
        program("FuzzZone", "FuzzDriver", "BannerKit", "BannerCalendar", path: fuzz + "FuzzZone"),
        program("FuzzYAML", "FuzzDriver", "BannerKit", "BannerDiagnostics", "BannerYAML", path: fuzz + "FuzzYAML"),
        program(
            "FuzzLanguageServer", "FuzzDriver", "BannerDiagnostics", "BannerTree", "BannerLanguageServer",
            path: fuzz + "FuzzLanguageServer"),
    ]
}

// Pointers live in BannerYAML, which wraps libyaml, in BannerTree's buffers, and where a page hands numbers to its engine; in
// BannerCommand/System and where a page takes its parts each use is marked `unsafe`. The benchmark reads the clock through a pointer.
let pointersAllowed: Set<String> = [
    "BannerTree", "BannerYAML", "BannerWasm", "BannerChecker", "InMemoryBenchmark", "FuzzDriver",
]

for target in package.targets where ![.system, .plugin].contains(target.type) && !target.name.hasPrefix("C") {
    target.swiftSettings =
        ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
        + (pointersAllowed.contains(target.name) || target.type == .test ? [] : [.strictMemorySafety()])
    // With the compilers that it is tested with; a package that uses this one by its address is not asked.
    #if compiler(<6.4)
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    #endif
}
