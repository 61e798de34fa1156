/// An option by its long name, in which `--max-size` is `maxSize`.
///
/// `CommandText` has what it takes and does in each command.
enum Option: String, Sendable {
    case addIgnore, advice, allowEmpty, asOf, at, baseline, changedSince, check, color, diff, `do`, events, every
    case exitZero, expected, explode, failOn, filesFrom, fix, `for`, force, forceExclude, format, fps, fragment, from
    case help, hours, ignore, install, item, jobs, json, keep, kind, listFiles, maxBytes, maxEvents, maxSize, noIgnore
    case noImages, noSchema, noSettings, null, output, pictureUrl, pictures, quiet, reducedMotion, resolved
    case sarifCategory, sarifRoot, scenario, select, settings, showSettings, start, statistics, stdinFilename, style
    case summary, tag, test, theme, to, unsafeFixes, updateBaseline, viewport, watch, with

    /// The option with a long name, without the dashes before it.
    init?(named name: String) {
        let words = name.utf8.split(separator: UInt8(ascii: "-")).map { String($0) ?? "" }
        self.init(rawValue: words.reduce("") { $0 + ($0.isEmpty ? $1 : $1.prefix(1).uppercased() + $1.dropFirst()) })
    }

    /// The long name, without the dashes before it.
    var name: String { rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined() }
}
