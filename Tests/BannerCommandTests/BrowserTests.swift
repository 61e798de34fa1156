import Foundation
import Testing

/// The tests of `Tests/BrowserTests`, in a real browser; `.ci/install tests` installs it.
@Suite(.enabled(if: Shell.hasBrowser)) struct `In a browser` {
    @Test(arguments: [
        "test_engine", "test_page", "test_motion", "test_lanes", "test_recording", "test_keyboard", "test_appearance",
        "test_conditions", "test_axe", "test_watch", "test_svg", "test_play", "test_calendar", "test_address",
        "test_diff", "test_barriers", "test_viewing", "test_devices", "test_picture", "test_gallery", "test_playground",
        "test_completing", "test_scriptless",
    ])
    func `pages do what they must`(file: String) throws {
        let line = "cd \"$ROOT/Tests/BrowserTests\" && python3 -B -m unittest -b \(file)"
        let ran = try shell(line)
        #expect(ran.code == 0, "\(ran.errors)")
        #expect(ran.errors.contains(/\nRan [1-9][0-9]* tests? in/), "no test ran")
    }
}

extension Shell {
    /// Whether a browser and its driver are installed.
    fileprivate static let hasBrowser: Bool = {
        if ProcessInfo.processInfo.environment["BANNERKIT_TOOLS"] == "required" {
            #if os(Linux)
                return true
            #endif
        }
        let hasDriver = FileManager.default.fileExists(atPath: tools.appendingPathComponent("playwright").path)
        let names = ["chromium", "chromium-browser"].flatMap { ["/usr/bin/\($0)", "/usr/local/bin/\($0)"] }
        return hasDriver && names.contains { FileManager.default.fileExists(atPath: $0) }
    }()
}
