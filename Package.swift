// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "bannerkit",
    // The oldest systems that have what the libraries use of Swift's own, such as `Identifiable`.
    platforms: [.macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    products: [
        .executable(name: "bannerkit", targets: ["BannerCommand"]),
        .library(name: "BannerKit", targets: ["BannerKit"]),
        .library(name: "BannerCalendar", targets: ["BannerCalendar", "BannerKit"]),
        .library(name: "BannerRules", targets: ["BannerRules", "BannerDiagnostics"]),
        .library(name: "BannerYAML", targets: ["BannerYAML", "BannerRules", "BannerDiagnostics"]),
        .library(name: "BannerJSON", targets: ["BannerJSON", "BannerRules", "BannerDiagnostics"]),
        .library(name: "BannerDiff", targets: ["BannerDiff"]),
    ]
        + ["BannerCode", "BannerValidate", "BannerFix"].map { .plugin(name: $0, targets: [$0]) },
    targets: [
        // libyaml as a module.
        .systemLibrary(name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        // System calls that Swift's modules lack; as bytes, the words that authors write and the pages' parts of `make page`.
        .target(name: "CBannerParts", exclude: ["Parts", "Texts", "Words"]),
        // What an app plays: pure values, from the model to what is on screen, without Foundation or C; also Embedded Swift.
        target("BannerKit"),
        // When items may be shown: civil time, time zones, sets of items; it reads a zone's file through a closure.
        target("BannerCalendar", ["BannerKit"]),
        // Source files, ranges, findings, the rules' texts, and values of JSON.
        target("BannerDiagnostics"),
        // What is judged of a banner, also of one that was built in code: the rules, and what came of its scenarios; no YAML.
        target("BannerRules", ["BannerKit", "BannerCalendar", "BannerDiagnostics"]),
        // Nodes with ranges, and JSON; public within, as only public code is inlined into other modules.
        target("BannerTree", ["BannerDiagnostics"]),
        // The language: the table of keys, and reading a tree into a banner.
        target("BannerLanguage", judging + ["BannerTree"]),
        // What an author probably meant: nothing else guesses.
        target("BannerSuggestions", judging + ["CBannerParts", "BannerTree", "BannerLanguage"]),
        // Banners from YAML, with every fault reported; settings, and what is derived from the table.
        target("BannerYAML", judging + ["CYaml", "BannerTree", "BannerLanguage", "BannerSuggestions"]),
        // Banners from JSON at run time, also for an app that is older than the file, and back; without libyaml.
        target("BannerJSON", ["BannerKit", "BannerDiagnostics", "BannerTree", "BannerLanguage"]),
        // What a change does.
        target("BannerDiff", reading + ["BannerRender"]),
        // Findings, timelines and pictures as text, JSON, SARIF and more, SVG, HTML, and in a terminal.
        target("BannerRender", ["BannerKit", "BannerCalendar", "BannerDiagnostics", "CBannerParts"]),
        // A text that is being written: its structure, and what can be written next.
        target("BannerEditing", judging + ["BannerLanguage", "BannerSuggestions", "BannerYAML"]),
        // The editors' server.
        target("BannerLanguageServer", reading + ["BannerEditing"]),
        // The command line.
        program(
            "BannerCommand",
            reading + ["BannerDiff", "BannerEditing", "BannerRender", "BannerLanguageServer", "CBannerParts"]),
        // Banners as Swift code, for the build plugin.
        program("BannerCodeGenerator", ["BannerKit", "BannerDiagnostics", "BannerYAML"]),
        // What pages call, as Embedded Swift: the engine of `make page`, or as `Sources/Scripts/wasm` asks the element's.
        target(
            "BannerWasm", ["BannerKit", "CWasmRuntime"],
            without: [Context.environment["BANNERKIT_WITHOUT"] ?? "Element"]),
        // The playground's checker in the same way, with libyaml.
        target("BannerChecker", judging + ["BannerYAML", "BannerEditing", "BannerRender"]),
        // What Embedded Swift and libyaml expect of a C library.
        .target(name: "CWasmRuntime", exclude: ["libc"]),
        // Checks a target's banner files in its build, and makes them Swift values; two commands do so by hand.
        .plugin(name: "BannerCode", capability: .buildTool(), dependencies: ["BannerCodeGenerator"]),
        command("BannerValidate", "validate-banners", "Check banner files and say what to change"),
        command("BannerFix", "fix-banners", "Apply the safe fixes to banner files", isWriting: true),
        // The measurements of `make bench`.
        program("InMemoryBenchmark", ["BannerKit"], path: "Tests/Benchmarks/InMemory"),
        // Helpers of the test targets, of which there is one for each target.
        target("BannerTestSupport", ["BannerDiagnostics", "BannerRules"], path: "Tests/Support"),
        tests(of: "BannerKit"), tests(of: "BannerCalendar"), tests(of: "BannerDiagnostics"), tests(of: "BannerRules"),
        tests(of: "BannerTree"), tests(of: "BannerLanguage"), tests(of: "BannerSuggestions"), tests(of: "BannerJSON"),
        tests(of: "BannerDiff"),
        tests(of: "BannerRender"), tests(of: "BannerEditing"), tests(of: "BannerCodeGenerator"),
        tests(of: "BannerYAML", data: ["SyntaxMistakes", "Mistakes/Values", "rule-remedies.txt"]),
        tests(
            of: "BannerLanguageServer", reading + ["BannerEditing", "BannerRender", "BannerChecker"],
            data: ["actions.txt"]),
        tests(of: "BannerCommand", reading + ["BannerRender", "BannerCodeGenerator"], data: ["Golden"]),
    ],
    cLanguageStandard: .gnu2x  // For `#embed`.
)

// What judges a banner however it was made, and what reads one from a file.
nonisolated var judging: [String] { ["BannerKit", "BannerCalendar", "BannerDiagnostics", "BannerRules"] }
nonisolated var reading: [String] { judging + ["BannerTree", "BannerLanguage", "BannerSuggestions", "BannerYAML"] }
func target(_ name: String, _ uses: [String] = [], without: [String] = [], path: String? = nil) -> Target {
    .target(name: name, dependencies: uses.map { .byName(name: $0) }, path: path, exclude: without)
}
func program(_ name: String, _ uses: [String], path: String? = nil) -> Target {
    .executableTarget(name: name, dependencies: uses.map { .byName(name: $0) }, path: path)
}
func tests(of name: String, _ uses: [String] = reading, data: [String] = []) -> Target {
    let uses = [name, "BannerTestSupport"] + uses.filter { $0 != name }
    return .testTarget(name: name + "Tests", dependencies: uses.map { .byName(name: $0) }, exclude: data)
}
func command(_ name: String, _ verb: String, _ does: String, isWriting: Bool = false) -> Target {
    let permission = PluginPermission.writeToPackageDirectory(reason: "It applies the safe fixes to banner files.")
    let intent = PluginCommandIntent.custom(verb: verb, description: does)
    let capability = Target.PluginCapability.command(intent: intent, permissions: isWriting ? [permission] : [])
    return .plugin(name: name, capability: capability, dependencies: ["BannerCommand"])
}
// Programs that a fuzzer drives, and what they share; `make fuzz` builds and runs them.
if Context.environment["BANNERKIT_FUZZ"] != nil {
    let programs = [
        ("FuzzEngine", ["BannerKit"]), ("FuzzZone", ["BannerKit", "BannerCalendar"]),
        ("FuzzYAML", reading + ["BannerRender"]), ("FuzzLanguageServer", reading + ["BannerLanguageServer"]),
    ]
    package.targets += [target("FuzzDriver", path: "Tests/Outside/Fuzz/FuzzDriver")]
    package.targets += programs.map { program($0, $1 + ["FuzzDriver"], path: "Tests/Outside/Fuzz/\($0)") }
}

// Where pointers live: around libyaml, in the tree's buffers, where pages hand numbers over, and in a clock; elsewhere each is `unsafe`.
let pointersAllowed = ["BannerTree", "BannerYAML", "BannerWasm", "BannerChecker", "InMemoryBenchmark", "FuzzDriver"]
let quick = [SwiftSetting.unsafeFlags(["-Xfrontend", "-gnone"])]  // A tenth of the tests' build; `[]` for a debugger.
for target in package.targets where ![.system, .plugin].contains(target.type) && !target.name.hasPrefix("C") {
    target.swiftSettings =
        ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
        + (target.type == .test ? quick : pointersAllowed.contains(target.name) ? [] : [.strictMemorySafety()])
    // With the compilers that it is tested with; a package that uses this one by its address is not asked.
    #if compiler(<6.4)
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    #endif
}
