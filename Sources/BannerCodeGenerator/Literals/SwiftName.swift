/// The name of a banner's constant.
enum SwiftName {
    /// Derives the name from a file: `home-hero.banner.yaml` becomes `homeHero`.
    ///
    /// Letters and digits form words. A leading digit is prefixed with `_`, and a keyword is put in
    /// backticks. The result is `nil` if there are no letters or digits.
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

    /// Whether a word can contain the character.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue && scalar != "_" }

    /// Lower-cases the first word: `Home` becomes `home`, `URLs` becomes `urls`, and `USSale`
    /// becomes `usSale`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        let rest = word.dropFirst(capitals)
        // The last of several capitals begins the next word.
        let isNextWord = capitals > 1 && rest.count > 1 && rest.first?.isLowercase == true
        let count = isNextWord ? capitals - 1 : capitals
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// The reserved words of Swift.
    static let keywords = Set(
        """
        as associatedtype break case catch class continue default defer deinit do else enum extension \
        fallthrough false fileprivate for func guard if import in init inout internal is let nil operator \
        precedencegroup private protocol public repeat rethrows return self static struct subscript super switch \
        throw throws true try typealias var where while
        """.split(separator: " ").map(String.init))
}
