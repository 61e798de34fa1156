import BannerDiagnostics
import BannerKit

extension BuiltInspection {
    /// The parameters of an indicator are within their bounds; a faulty one takes the style back to its defaults.
    mutating func check(_ indicator: inout Banner.Indicator, at path: ValuePath) {
        for parameter in indicator.parameters {
            let path = path + .key(parameter.key)
            var number = parameter.number
            switch parameter.kind {
            case .size: check(&number, .visibleSize, at: path)
            case .gap: check(&number, .gap, at: path)
            case .color: break
            case .duration:
                var time = number.map { Time(microseconds: Int64(held: $0)) }
                check(&time, at: path)
            }
        }
        if !trusts(path) { indicator = .none(indicator.base) }
    }
}
