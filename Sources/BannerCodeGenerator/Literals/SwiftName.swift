/// The name of a banner in Swift.
enum SwiftName {
    /// The name for a file: `home-hero.banner.yaml` is `homeHero`; `nil` if the file's name has neither letters nor digits.
    ///
    /// Everything but letters and digits separates words. A name that begins with a digit gets `_` before it, and a word of
    /// the language backticks around it.
    static func name(ofFile path: String) -> String? {
        let file = path.split(separator: "/").last.map(String.init) ?? ""
        let stem = [".banner.yaml", ".banner.yml", ".banner.json"].first(where: file.hasSuffix).map {
            String(file.dropLast($0.count))
        }
        let words = (stem ?? file).unicodeScalars.split { !isPart($0) }.map { String(String.UnicodeScalarView($0)) }
        guard let first = words.first, let start = first.unicodeScalars.first else { return nil }
        let name = lowered(first) + words.dropFirst().map(raised).joined()
        if !start.properties.isXIDStart { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// Whether a word can contain the code point.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue && scalar != "_" }

    /// The first word: `Home` is `home`, `URLs` is `urls`, `USSale` is `usSale`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        let rest = word.dropFirst(capitals)
        // The last capital of several begins the next word.
        let isNextWord = capitals > 1 && rest.count > 1 && rest.first?.isLowercase == true
        let count = isNextWord ? capitals - 1 : capitals
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// The words that Swift reserves.
    static let keywords = Set(
        """
        as associatedtype break case catch class continue default defer deinit do else enum extension \
        fallthrough false fileprivate for func guard if import in init inout internal is let nil operator \
        precedencegroup private protocol public repeat rethrows return self static struct subscript super switch \
        throw throws true try typealias var where while
        """.split(separator: " ").map(String.init))
}
