/// An option by its long name in camel case: `maxSize` is `--max-size`.
///
/// Its value and its help are in `OptionLine`, per command.
enum Option: String, CaseIterable, Sendable {
    case advice, allowEmpty, asOf, at, base, check, color, diff, `do`, events, every, exitZero, expected, explode
    case failOn, filesFrom, fix, `for`, force, forceExclude, format, fragment, from, help, hours, ignore, install, item
    case jobs, keep, kind, listFiles, maxBytes, maxEvents, maxSize, noIgnore, noImages, noSchema, noSettings, null
    case output, quiet, reducedMotion, resolved, sarifCategory, sarifRoot, scenario, select, settings, showSettings
    case start, stdinFilename, style, summary, tag, test, to, unsafeFixes, viewport, watch

    /// Whether the long name, without dashes in front, is the option's.
    func isNamed(_ name: String) -> Bool {
        name.utf8.lazy.filter { $0 != .dash }.elementsEqual(rawValue.utf8.lazy.map { $0 | 0x20 })
    }

    /// The long name, without dashes in front.
    var name: String { rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined() }
}
