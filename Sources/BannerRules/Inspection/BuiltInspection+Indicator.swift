import BannerDiagnostics
import BannerKit

extension BuiltInspection {
    /// The parameters of an indicator are within their bounds; a faulty one takes the style back to its defaults.
    mutating func check(_ indicator: inout Banner.Indicator, at path: ValuePath) {
        switch indicator {
        case .none, .fraction: return
        case .dots(let dots): sizes(["size": dots.size], gaps: ["spacing": dots.spacing], at: path)
        case .scalingDots(let dots):
            sizes(
                ["big": dots.big, "medium": dots.medium, "small": dots.small], gaps: ["spacing": dots.spacing], at: path
            )
        case .pill(let pill):
            sizes(
                ["width": pill.width, "height": pill.height, "dot": pill.dot], gaps: ["spacing": pill.spacing], at: path
            )
        case .scrollBar(var bar):
            sizes(
                ["track": bar.track, "thumb": bar.thumb, "height": bar.height],
                gaps: ["inset": bar.inset, "spacing": bar.spacing], at: path)
            check(&bar.hidesAfter, at: path + "hidesAfter")
        case .progressBar(let bar): sizes(["width": bar.width, "height": bar.height], gaps: [:], at: path)
        case .timerBar(let bar): sizes(["height": bar.height], gaps: ["spacing": bar.spacing], at: path)
        }
        if !trusts(path) { indicator = .none(indicator.base) }
    }

    private mutating func sizes(
        _ sizes: KeyValuePairs<String, Double?>, gaps: KeyValuePairs<String, Double>, at path: ValuePath
    ) {
        for (key, size) in sizes {
            var size = size
            check(&size, .visibleSize, at: path + .key(key))
        }
        for (key, gap) in gaps {
            var gap = gap
            check(&gap, .gap, else: 0, at: path + .key(key))
        }
    }
}
