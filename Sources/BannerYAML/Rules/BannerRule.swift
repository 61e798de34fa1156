import BannerDiagnostics
import BannerKit

/// A rule between keys: it receives the banner, and looks up positions in the tree only if it is broken.
struct BannerRule: Sendable {
    /// Reports where the rule is broken.
    let check: @Sendable (Banner, inout Reading) -> Void

    /// All rules between keys.
    static let all: [BannerRule] = [
        .uniqueIDs, .uniqueScenarioNames, .dwellOutlastsTransition, .cyclesEnd, .inputsInOrder, .nothingAfterTheEnd,
        .stretchesOfTime, .strideIsVisible, .dragsPassFewPages,
    ]
}
