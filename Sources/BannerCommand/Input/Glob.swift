import BannerYAML

/// A pattern for paths: `*` stands for any part of a name, `?` for one letter, `**` for any number of folders, and `\` takes the
/// next letter as it is.
struct Glob: Sendable {
    private enum Sign: Equatable {
        case letter(UInt8), anyLetter, anyLetters
    }

    /// The signs of each name; none stand for any folders.
    private var names: [[Sign]]

    /// A pattern's names: what is between its slashes.
    init(_ pattern: [ArraySlice<UInt8>]) {
        let star = UInt8.star
        names = pattern.map { $0.count > 1 && $0.allSatisfy { $0 == star } ? [] : Glob.signs($0) }
        // `ads/**` is what is in the folder, and not the folder itself.
        if names.last?.isEmpty == true { names.append([.anyLetters]) }
    }

    /// What a pattern with braces stands for; `nil` if that is too much.
    static func all(_ pattern: Path) -> [Glob]? {
        Braces.alternatives(of: pattern.bytes)?.map { Glob(Path(bytes: $0).names) }
    }

    private static func signs(_ name: ArraySlice<UInt8>) -> [Sign] {
        var (signs, rest): ([Sign], ArraySlice<UInt8>) = ([], name)
        while let byte = rest.popFirst() {
            switch byte {
            case .star: signs.append(.anyLetters)
            case UInt8(ascii: "?"): signs.append(.anyLetter)
            // At the end it matches nothing, as no name has a slash.
            case UInt8(ascii: "\\"): signs.append(.letter(rest.popFirst() ?? .slash))
            default: signs.append(.letter(byte))
            }
        }
        return signs
    }

    /// Whether it stands for the path with these names.
    func matches(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        Glob.match(names, path, isAny: \.isEmpty) { signs, name in
            Glob.match(signs, name, isAny: { $0 == .anyLetters }, one: { $0 == .anyLetter || $0 == .letter($1) })
        }
    }

    /// Whether signs stand for values, where some stand for any number of them.
    ///
    /// Only the last of those takes other numbers of values, so that this takes no more than the product of both counts.
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
