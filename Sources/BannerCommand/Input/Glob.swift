import BannerYAML

/// A glob pattern: `*` matches any part of a name, `?` one byte, `**` any number of folders, and
/// `\` escapes the next character.
struct Glob: Sendable {
    private enum Sign: Equatable {
        case letter(UInt8), anyLetter, anyLetters
    }

    /// The tokens of each path component; an empty list matches any number of components.
    private var names: [[Sign]]

    /// Parses the components of a pattern.
    init(_ pattern: [ArraySlice<UInt8>]) {
        let star = UInt8.star
        names = pattern.map { $0.count > 1 && $0.allSatisfy { $0 == star } ? [] : Glob.signs($0) }
        // `ads/**` matches the contents of the folder, not the folder.
        if names.last?.isEmpty == true { names.append([.anyLetters]) }
    }

    /// Expands a pattern with braces; `nil` if it has too many alternatives.
    static func all(_ pattern: Path) -> [Glob]? {
        Braces.alternatives(of: pattern.bytes)?.map { Glob(Path(bytes: $0).names) }
    }

    private static func signs(_ name: ArraySlice<UInt8>) -> [Sign] {
        var (signs, rest): ([Sign], ArraySlice<UInt8>) = ([], name)
        while let byte = rest.popFirst() {
            switch byte {
            case .star: signs.append(.anyLetters)
            case UInt8(ascii: "?"): signs.append(.anyLetter)
            // A trailing backslash matches nothing, because no component contains a slash.
            case UInt8(ascii: "\\"): signs.append(.letter(rest.popFirst() ?? .slash))
            default: signs.append(.letter(byte))
            }
        }
        return signs
    }

    /// Whether the pattern matches the components of a path.
    func matches(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        Glob.match(names, path, isAny: \.isEmpty) { signs, name in
            Glob.match(signs, name, isAny: { $0 == .anyLetters }, one: { $0 == .anyLetter || $0 == .letter($1) })
        }
    }

    /// Matches a pattern with wildcards.
    ///
    /// Only the last wildcard backtracks, so that the time is at most the product of both lengths.
    private static func match<Sign, Value>(
        _ signs: [Sign], _ values: ArraySlice<Value>, isAny: (Sign) -> Bool, one: (Sign, Value) -> Bool
    ) -> Bool {
        var (sign, value) = (0, values.startIndex)
        var last: (sign: Int, value: Int)?
        while value < values.endIndex {
            if sign < signs.count, isAny(signs[sign]) {
                sign += 1
                last = (sign, value)
            } else if sign < signs.count, one(signs[sign], values[value]) {
                (sign, value) = (sign + 1, value + 1)
            } else if let old = last {
                (sign, value) = (old.sign, old.value + 1)
                last = (sign, value)
            } else {
                return false
            }
        }
        return signs[sign...].allSatisfy(isAny)
    }
}
