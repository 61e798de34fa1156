import BannerDiagnostics

/// The program that the plugin BannerCode runs: `BannerCodeGenerator OUTPUT FILE...` checks banner files and writes
/// their Swift code, unless one has an error.
@main
enum Main {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first, arguments.count > 1 else {
            print("usage: BannerCodeGenerator OUTPUT.swift FILE.banner.yaml...")
            System.exit(2)
        }
        var files: [SourceFile] = []
        var unread: [String] = []
        for name in arguments.dropFirst() {
            if let bytes = System.read(name) {
                files.append(SourceFile(name: name, bytes: bytes))
            } else {
                unread.append(name)
            }
        }
        var code = GeneratedCode(files)
        for name in unread { code.add(error: "cannot read this file", in: name) }
        for line in code.lines { print(line) }
        guard !code.hasErrors else { System.exit(1) }
        let text = Array(code.text.utf8)
        // A file that stays as it is need not be compiled again.
        if System.read(output) != text && !System.write(text, to: output) {
            print("\(output): error: cannot write this file")
            System.exit(1)
        }
    }
}
