import BannerDiagnostics

/// The tool of the plugin BannerCode, `BannerCodeGenerator OUTPUT FILE...`: it checks banner files
/// and generates their Swift code if they have no errors.
@main
enum Main {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first, arguments.count > 1 else {
            print("usage: BannerCodeGenerator OUTPUT.swift FILE.banner.yaml...")
            System.end(2)
        }
        let files = arguments.dropFirst().map { (name: $0, bytes: System.read($0)) }
        var code = GeneratedCode(
            files.compactMap { name, bytes in bytes.map { SourceFile(name: name, bytes: $0) } })
        for file in files where file.bytes == nil {
            code.add(error: "cannot read this file", in: file.name)
        }
        for line in code.lines { print(line) }
        guard !code.hasErrors else { System.end(1) }
        let text = Array(code.text.utf8)
        // An unchanged file is not written, so that it is not compiled again.
        if System.read(output) != text && !System.write(text, to: output) {
            print("\(output): error: cannot write this file")
            System.end(1)
        }
    }
}
