import BannerDiagnostics
import BannerKit
import BannerYAML
import Foundation

/// The repository's `Tests` folder.
let testsFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

/// The banner in a text.
func read(_ text: String) throws -> Banner {
    let file = BannerFile.read(SourceFile(name: "test.banner.yaml", bytes: Array(text.utf8)))
    guard let banner = file.banner else {
        throw Unreadable(messages: file.report.findings.map(\.message.description))
    }
    return banner
}

struct Unreadable: Error {
    var messages: [String]
}

/// What a closure appends, as text.
func text(_ body: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    body(&bytes)
    return String(decoding: bytes, as: UTF8.self)
}

/// A time of this many seconds, to the microsecond.
func time(_ seconds: Double) -> Time { Time(microseconds: Int64((seconds * 1_000_000).rounded())) }
