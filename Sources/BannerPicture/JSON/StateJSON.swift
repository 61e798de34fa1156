package import BannerKit

/// A banner's state at an instant as one line of JSON, its keys in the order of
/// «What a banner means», Events and state.
package struct StateJSON: Sendable {
    private let ids: [String]
    private let unit: TimeUnit

    /// The writer for a banner's states.
    package init(_ banner: Banner, times unit: TimeUnit = .seconds) {
        ids = banner.items.map { $0.id }
        self.unit = unit
    }

    /// Appends a state as one line, including its end.
    package func append(_ state: Banner.State, to line: inout [UInt8]) {
        line.append("{\"t\":")
        line.append(state.time, in: unit)
        line.append(",\"phase\":\"")
        line.append(state.phase.word)
        line.append("\",\"page\":")
        line.append(number: state.page)
        if state.page < ids.count {
            line.append(",\"item\":")
            line.append(jsonString: ids[state.page])
        }
        line.append(",\"position\":")
        line.append(rounded: state.position)
        line.append(",\"offset\":")
        line.append(rounded: state.offset)
        if let virtual = state.virtual {
            line.append(",\"virtual\":")
            line.append(number: virtual)
        }
        append(state.timer, to: &line)
        line.append(",\"scales\":{")
        for (index, cell) in state.scales.enumerated() {
            line.append(index == 0 ? "\"" : ",\"")
            line.append(number: cell.page)
            line.append("\":")
            line.append(rounded: cell.scale)
        }
        line.append("}")
        if let opacities = state.opacities { append(opacities, to: &line) }
        if let indicator = state.indicator {
            line.append(",\"indicator\":")
            line.append(indicator)
        }
        line.append("}\n")
    }

    private func append(_ opacities: [Banner.State.CardOpacity], to line: inout [UInt8]) {
        line.append(",\"opacities\":{")
        for (index, card) in opacities.enumerated() {
            line.append(index == 0 ? "\"" : ",\"")
            line.append(number: card.page)
            line.append("\":")
            line.append(rounded: card.opacity)
        }
        line.append("}")
    }

    private func append(_ timer: Banner.State.TimerState, to line: inout [UInt8]) {
        let (word, left): (String, Time?) =
            switch timer {
            case .none: ("none", nil)
            case .running(let left): ("running", left)
            case .suspended(let left): ("suspended", left)
            case .stopped: ("stopped", nil)
            }
        line.append(",\"timer\":{\"state\":\"")
        line.append(word)
        line.append("\"")
        if let left {
            line.append(",\"left\":")
            line.append(left, in: unit)
        }
        line.append("}")
    }
}
