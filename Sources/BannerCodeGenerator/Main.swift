import BannerDiagnostics

/// The program that the plugin BannerCode runs: `BannerCodeGenerator OUTPUT FILE...` checks banner files and writes
/// their Swift code, unless one has an error.
@main
enum Main {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first, arguments.count > 1 else {
            print("usage: BannerCodeGenerator OUTPUT.swift FILE.banner.yaml...")
            System.end(2)
        }
        let files = arguments.dropFirst().map { (name: $0, bytes: System.read($0)) }
        var code = GeneratedCode(files.compactMap { name, bytes in bytes.map { SourceFile(name: name, bytes: $0) } })
        for file in files where file.bytes == nil { code.add(error: "cannot read this file", in: file.name) }
        for line in code.lines { print(line) }
        guard !code.hasErrors else { System.end(1) }
        let text = Array(code.text.utf8)
        // A file that stays as it is need not be compiled again.
        if System.read(output) != text && !System.write(text, to: output) {
            print("\(output): error: cannot write this file")
            System.end(1)
        }
    }
}
