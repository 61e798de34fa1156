import BannerDiagnostics
import BannerTestSupport
import BannerYAML

/// A mistake that people make: a text with its only fault between ⟦ and ⟧, the fault's rule, and
/// the text after its advice was followed.
struct Mistake: Sendable {
    let marked: String
    let slug: String
    let followed: String

    /// A mistake; a text without items gets two, unless it is complete.
    init(_ marked: String, _ slug: String, _ followed: String, isComplete: Bool = false) {
        self.marked = isComplete ? marked : Mistake.complete(marked)
        self.slug = slug
        self.followed = Mistake.complete(followed)
    }

    private static func complete(_ text: String) -> String {
        text.contains("items") || text.contains("⟦slides⟧") || text.contains("⟦ITEMS⟧")
            ? text : text + "\nitems: [a, b]"
    }

    static let all = units + words + shorthands + otherCarousels + carried + structure + values
}
