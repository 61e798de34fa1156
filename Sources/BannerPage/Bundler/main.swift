// BannerPageBundler FILE...: bundles the pages' scripts and styles and prints them as a Swift source.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The text of a file; `nil` if it cannot be read.
func read(_ path: String) -> String? {
    guard let file = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
        let count = unsafe fread(&part, 1, part.count, file)
        if count == 0 { break }
        bytes += part[..<count]
    }
    return String(validating: bytes, as: UTF8.self)
}

func fail(_ message: String) -> Never {
    let line = Array((message + "\n").utf8)
    _ = unsafe write(2, line, line.count)
    exit(1)
}

var files: [String: String] = [:]
for path in CommandLine.arguments.dropFirst() {
    guard let text = read(path) else { fail("cannot read \(path)") }
    files[String(path.split(separator: "/").last ?? "")] = text
}
do {
    print(try PageParts(files).source(), terminator: "")
} catch {
    fail("\(error.module) \(error.message)")
}
