/// An option by its long name, in which `--max-size` is `maxSize`.
///
/// `CommandText` has what it takes and does in each command.
enum Option: String, CaseIterable, Sendable {
    case advice, allowEmpty, asOf, at, base, check, color, diff, `do`, events, every, exitZero, expected, explode
    case failOn, filesFrom, fix, `for`, force, forceExclude, format, fragment, from, help, hours, ignore, install, item
    case jobs, keep, kind, listFiles, maxBytes, maxEvents, maxSize, noIgnore, noImages, noSchema, noSettings, null
    case output, quiet, reducedMotion, resolved, sarifCategory, sarifRoot, scenario, select, settings, showSettings
    case start, stdinFilename, style, summary, tag, test, to, unsafeFixes, viewport, watch

    /// Whether this is its long name, without the dashes before it.
    func isNamed(_ name: String) -> Bool {
        name.utf8.lazy.filter { $0 != .dash }.elementsEqual(rawValue.utf8.lazy.map { $0 | 0x20 })
    }

    /// The long name, without the dashes before it.
    var name: String { rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined() }
}
