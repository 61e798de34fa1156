import BannerModel
import Diagnostics

/// Something that must hold between keys: it gets the banner, and asks the tree where things stand only once it is broken.
struct BannerRule: Sendable {
    /// Reports where the rule does not hold.
    let check: @Sendable (Banner, inout Reading) -> Void

    /// All rules between keys.
    static let all: [BannerRule] = [
        .uniqueIDs, .uniqueScenarioNames, .dwellOutlastsTransition, .cyclesEnd, .inputsInOrder, .nothingAfterTheEnd,
        .stretchesOfTime, .strideIsVisible, .dragsPassFewPages,
    ]
}
