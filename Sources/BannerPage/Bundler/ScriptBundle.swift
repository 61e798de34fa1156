/// The modules of all pages, and the script of each page: its modules one after the other, each in a scope of its own.
///
/// Errors are what a page would only show when it runs, or never: an import of what no module exports, modules that
/// import each other, and what nothing imports.
struct ScriptBundle {
    private let modules: [String: ScriptModule]

    /// Bundles for pages that begin with these modules; together they use every module and every export.
    init(_ modules: [ScriptModule], entries: [String]) throws(BundleFault) {
        self.modules = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
        var imported: [String: Set<String>] = [:]
        for module in modules {
            for (names, source) in module.imports {
                guard let exporter = self.modules[source] else {
                    throw BundleFault(module: module.name, message: "imports \(source), which does not exist")
                }
                for name in names where !exporter.exports.contains(name) {
                    throw BundleFault(
                        module: module.name, message: "imports `\(name)`, which \(source) does not export")
                }
                imported[source, default: []].formUnion(names)
            }
        }
        for module in modules {
            for name in module.exports where imported[module.name]?.contains(name) != true {
                throw BundleFault(module: module.name, message: "exports `\(name)`, which no module imports")
            }
        }
        var reached: Set<String> = []
        for entry in entries { reached.formUnion(try order(from: entry).map(\.name)) }
        for module in modules where !reached.contains(module.name) {
            throw BundleFault(module: module.name, message: "belongs to no page")
        }
    }

    /// The script of the page that begins with a module.
    func script(from entry: String) throws(BundleFault) -> String {
        let parts = try order(from: entry).map { module in
            var lines = ["const \(ScriptBundle.variable(module.name)) = (() => {"]
            for (names, source) in module.imports {
                lines.append("const {\(names.joined(separator: ", "))} = \(ScriptBundle.variable(source));")
            }
            lines += module.code
            if !module.exports.isEmpty { lines.append("return {\(module.exports.joined(separator: ", "))};") }
            return (lines + ["})();"]).joined(separator: "\n")
        }
        return (["'use strict';"] + parts).joined(separator: "\n") + "\n"
    }

    /// The modules that an entry needs, each after those that it imports.
    private func order(from entry: String) throws(BundleFault) -> [ScriptModule] {
        var done: [ScriptModule] = []
        var open: [String] = []
        func visit(_ name: String) throws(BundleFault) {
            if done.contains(where: { $0.name == name }) { return }
            guard let module = modules[name] else { throw BundleFault(module: name, message: "does not exist") }
            if let start = open.firstIndex(of: name) {
                let cycle = (open[start...] + [name]).joined(separator: " → ")
                throw BundleFault(module: name, message: "imports itself: \(cycle)")
            }
            open.append(name)
            for (_, source) in module.imports { try visit(source) }
            open.removeLast()
            done.append(module)
        }
        try visit(entry)
        return done
    }

    /// `stage.js` is `$stage`.
    private static func variable(_ name: String) -> String { "$" + name.dropLast(".js".count) }
}
