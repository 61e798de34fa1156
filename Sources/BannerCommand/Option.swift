/// An option by its long name, in which `--max-size` is `maxSize`.
///
/// `CommandText` has what it takes and does in each command.
enum Option: String, CaseIterable, Sendable {
    case advice, allowEmpty, asOf, at, check, color, diff, `do`, events, every
    case exitZero, expected, explode, failOn, filesFrom, fix, `for`, force, forceExclude, format, fps, fragment, from
    case help, hours, ignore, install, item, jobs, keep, kind, listFiles, maxBytes, maxEvents, maxSize, noIgnore
    case noImages, noSchema, noSettings, null, output, pictureUrl, pictures, quiet, reducedMotion, resolved
    case sarifCategory, sarifRoot, scenario, select, settings, showSettings, start, stdinFilename, style
    case summary, tag, test, theme, to, unsafeFixes, viewport, watch, with

    /// Whether this is its long name, without the dashes before it.
    func isNamed(_ name: String) -> Bool {
        name.utf8.lazy.filter { $0 != UInt8(ascii: "-") }.elementsEqual(rawValue.utf8.lazy.map { $0 | 0x20 })
    }

    /// The long name, without the dashes before it.
    var name: String { rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined() }
}
