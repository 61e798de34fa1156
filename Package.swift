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
        // When the items of a banner are on; time zones come from the app or its system.
        .library(name: "BannerCalendar", targets: ["BannerCalendar", "BannerKit"]),
        // Checks a banner that was built in code, and plays its scenarios in an app's own tests; without YAML.
        .library(name: "BannerRules", targets: ["BannerRules", "BannerDiagnostics"]),
        // Banners from YAML, with every fault reported.
        .library(name: "BannerYAML", targets: ["BannerYAML", "BannerRules", "BannerDiagnostics"]),
        // Banners from JSON at run time, also for an app that is older than the file, and back; without libyaml.
        .library(name: "BannerJSON", targets: ["BannerJSON", "BannerRules", "BannerDiagnostics"]),
        .library(name: "BannerDiff", targets: ["BannerDiff"]),
        // Checks a target's banner files in its build, and makes them Swift values.
        .plugin(name: "BannerCode", targets: ["BannerCode"]),
        .plugin(name: "BannerValidate", targets: ["BannerValidate"]),
        .plugin(name: "BannerFix", targets: ["BannerFix"]),
    ],
    targets: [
        // libyaml as a module.
        .systemLibrary(name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        // System calls that Swift's modules lack; as bytes, the words that authors write and the pages' parts of `make page`.
        .target(name: "CBannerParts", exclude: ["Parts", "Texts", "Words"]),
        // What an app plays: model, geometry, indicators, machine, schedule, session, pictures; also Embedded Swift.
        target("BannerKit"),
        // When items may be shown: civil time, time zones, sets of items; it reads a zone's file through a closure.
        target("BannerCalendar", ["BannerKit"]),
        // Source files, ranges, findings, the rules' texts, and values of JSON.
        target("BannerDiagnostics"),
        // What is judged of a banner: the rules, however it was made, and what came of its scenarios.
        target("BannerRules", ["BannerKit", "BannerCalendar", "BannerDiagnostics"]),
        // Nodes with ranges, and JSON; public within, as only public code is inlined into other modules.
        target("BannerTree", ["BannerDiagnostics"]),
        // The language: the table of keys, and reading a tree into a banner.
        target("BannerLanguage", judging + ["BannerTree"]),
        // What an author probably meant: nothing else guesses.
        target("BannerMeant", judging + ["CBannerParts", "BannerTree", "BannerLanguage"]),
        // YAML's nodes, a file read with everything, settings, and what is derived from the table.
        target("BannerYAML", judging + ["CYaml", "BannerTree", "BannerLanguage", "BannerMeant"]),
        // A banner from JSON at run time, and back.
        target("BannerJSON", ["BannerKit", "BannerDiagnostics", "BannerTree", "BannerLanguage"]),
        // What a change does.
        target("BannerDiff", reading + ["BannerRender"]),
        // Findings, timelines and pictures as text, JSON, SARIF and more, SVG, HTML, and in a terminal.
        target("BannerRender", ["BannerKit", "BannerCalendar", "BannerDiagnostics", "CBannerParts"]),
        // A text that is being written: its structure, and what can be written next.
        target("BannerEditing", judging + ["BannerLanguage", "BannerMeant", "BannerYAML"]),
        // The editors' server.
        target("BannerLanguageServer", reading + ["BannerEditing"]),
        // The command line.
        program(
            "BannerCommand",
            reading + ["BannerDiff", "BannerRender", "BannerLanguageServer", "CBannerParts"]),
        // Banners as Swift code, for the build plugin.
        program("BannerCodeGenerator", ["BannerKit", "BannerDiagnostics", "BannerYAML"]),
        // What pages call, built as Embedded Swift by `make page`: the engine, and the playground's checker with libyaml.
        target("BannerWasm", ["BannerKit", "CWasmRuntime"]),
        target("BannerElement", ["BannerKit", "CWasmRuntime"]),
        target("BannerChecker", judging + ["BannerYAML", "BannerEditing", "BannerRender"]),
        // What Embedded Swift and libyaml expect of a C library.
        .target(name: "CWasmRuntime", exclude: ["libc"]),
        .plugin(name: "BannerCode", capability: .buildTool(), dependencies: ["BannerCodeGenerator"]),
        command("BannerValidate", "validate-banners", "Check banner files and say what to change"),
        command(
            "BannerFix", "fix-banners", "Apply the safe fixes to banner files",
            [.writeToPackageDirectory(reason: "It applies the safe fixes to banner files.")]),
        // The measurements of `make bench`, and helpers shared by several test targets.
        program("InMemoryBenchmark", ["BannerKit"], path: "Tests/Benchmarks/InMemory"),
        target("BannerTestSupport", ["BannerDiagnostics", "BannerRules"], path: "Tests/Support"),
        tests(of: "BannerKit", judging), tests(of: "BannerCalendar", judging),
        tests(of: "BannerDiagnostics", judging),
        tests(of: "BannerLanguage", judging + ["BannerTree", "BannerMeant"]), tests(of: "BannerRules"),
        tests(of: "BannerTree"),
        tests(of: "BannerYAML", data: ["SyntaxMistakes", "Mistakes/Values"]),
        tests(of: "BannerJSON"), tests(of: "BannerDiff"), tests(of: "BannerRender"),
        tests(of: "BannerEditing"),
        tests(of: "BannerLanguageServer", reading + ["BannerEditing"]), tests(of: "BannerCodeGenerator", judging),
        tests(of: "BannerCommand", reading + ["BannerRender", "BannerCodeGenerator"], data: ["Golden"]),
    ],
    cLanguageStandard: .gnu2x  // For `#embed`.
)

// What judges a banner however it was made, and what reads one from a file.
nonisolated var judging: [String] { ["BannerKit", "BannerCalendar", "BannerDiagnostics", "BannerRules"] }
nonisolated var reading: [String] { judging + ["BannerTree", "BannerLanguage", "BannerMeant", "BannerYAML"] }

func target(_ name: String, _ uses: [String] = [], path: String? = nil) -> Target {
    .target(name: name, dependencies: uses.map { .byName(name: $0) }, path: path)
}
func program(_ name: String, _ uses: [String], path: String? = nil) -> Target {
    .executableTarget(name: name, dependencies: uses.map { .byName(name: $0) }, path: path)
}
func tests(of name: String, _ uses: [String] = reading, data: [String] = []) -> Target {
    let uses = [name, "BannerTestSupport"] + uses.filter { $0 != name }
    return .testTarget(name: name + "Tests", dependencies: uses.map { .byName(name: $0) }, exclude: data)
}
func command(_ name: String, _ verb: String, _ does: String, _ permissions: [PluginPermission] = []) -> Target {
    let intent = PluginCommandIntent.custom(verb: verb, description: does)
    return .plugin(
        name: name, capability: .command(intent: intent, permissions: permissions), dependencies: ["BannerCommand"])
}
// Programs that a fuzzer drives, and what they share; `make fuzz` builds and runs them.
if Context.environment["BANNERKIT_FUZZ"] != nil {
    let at = "Tests/Outside/Fuzz/"
    package.targets += [
        target("FuzzDriver", path: at + "FuzzDriver"),
        program("FuzzEngine", ["FuzzDriver", "BannerKit"], path: at + "FuzzEngine"),
        program("FuzzZone", ["FuzzDriver", "BannerKit", "BannerCalendar"], path: at + "FuzzZone"),
        program("FuzzYAML", reading + ["FuzzDriver", "BannerRender"], path: at + "FuzzYAML"),
        program(
            "FuzzLanguageServer", reading + ["FuzzDriver", "BannerLanguageServer"], path: at + "FuzzLanguageServer"),
    ]
}

// Pointers live in BannerYAML, which wraps libyaml, in BannerTree's buffers, and where a page hands numbers to its engine; in
// BannerCommand/System and where a page takes its parts each use is marked `unsafe`. The benchmark reads the clock through a pointer.
let pointersAllowed = [
    "BannerTree", "BannerYAML", "BannerWasm", "BannerElement", "BannerChecker", "InMemoryBenchmark", "FuzzDriver",
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
