/// A module of a page's script: what it imports, what it exports, and its code.
///
/// The forms are the few that our scripts use, each on one line: `import {a, b} from './file.js';` above all code, and
/// `export` before a `const`, a `function` or a `class`. Any other is refused.
struct ScriptModule {
    let name: String
    /// The names that the module imports, by the module that they come from.
    private(set) var imports: [(names: [String], module: String)] = []
    private(set) var exports: [String] = []
    /// The code without its imports and without the word `export`.
    private(set) var code: [String] = []

    /// Reads a module's text.
    init(name: String, text: String) throws(BundleFault) {
        self.name = name
        var beginsCode = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("import") {
                guard !beginsCode, let found = ScriptModule.imported(by: line) else {
                    throw fault("cannot read `\(line)`")
                }
                imports.append(found)
            } else if line.hasPrefix("export") {
                guard let (name, rest) = ScriptModule.exported(by: line) else { throw fault("cannot read `\(line)`") }
                exports.append(name)
                code.append(rest)
                beginsCode = true
            } else {
                code.append(line)
                beginsCode = beginsCode || !(line.isEmpty || line.hasPrefix("//"))
            }
        }
        let words = ScriptModule.words(of: code)
        for name in imports.flatMap(\.names) where !words.contains(name) {
            throw fault("imports `\(name)`, but does not use it")
        }
        while code.last?.isEmpty == true { code.removeLast() }
    }

    private func fault(_ message: String) -> BundleFault { BundleFault(module: name, message: message) }

    /// The names and the module of `import {a, b} from './file.js';`.
    private static func imported(by line: String) -> (names: [String], module: String)? {
        guard line.hasPrefix("import {"), line.hasSuffix(".js';") else { return nil }
        let parts = line.dropFirst("import {".count).dropLast(2).split(separator: "} from './", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let names = parts[0].split(separator: ", ").map(String.init)
        return names.isEmpty || !names.allSatisfy(isName) ? nil : (names, String(parts[1]))
    }

    /// The name after `export const`, `export function` and so on, and the line without `export`.
    private static func exported(by line: String) -> (name: String, rest: String)? {
        for form in ["const ", "async function ", "function ", "class "] where line.hasPrefix("export " + form) {
            let name = line.dropFirst("export ".count + form.count).prefix { isLetter($0) }
            return name.isEmpty ? nil : (String(name), String(line.dropFirst("export ".count)))
        }
        return nil
    }

    private static func isLetter(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber) || character == "_" || character == "$"
    }

    private static func isName(_ text: String) -> Bool { text.allSatisfy(isLetter) }

    private static func words(of code: [String]) -> Set<String> {
        Set(code.flatMap { $0.split { !isLetter($0) } }.map(String.init))
    }
}

/// Why scripts cannot be bundled.
struct BundleFault: Error, Equatable {
    let module: String
    let message: String
}
