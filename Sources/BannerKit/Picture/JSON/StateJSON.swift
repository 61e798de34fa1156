/// A banner's state at an instant as one line of JSON, its keys in the order of
/// «What a banner means», Events and state.
package struct StateJSON: Sendable {
    private let ids: [String]
    private let style: NumberStyle

    /// The writer for a banner's states.
    package init(_ banner: Banner, numbers style: NumberStyle = .plain) {
        ids = banner.items.map { $0.id }
        self.style = style
    }

    /// Appends a state as one line, including its end.
    package func append(_ state: Banner.State, to line: inout [UInt8]) {
        line.append("{\"t\":")
        line.append(state.time, as: style)
        if let cast = state.cast {
            line.append(",\"count\":")
            line.append(number: Int(cast.count))
            guard cast.count > 0 else { return appendEmpty(state, to: &line) }
        }
        line.append(",\"phase\":\"")
        line.append(state.phase.word)
        line.append("\",\"page\":")
        line.append(number: state.page)
        let item = state.cast.map { Int($0.item) } ?? state.page
        if item >= 0 && item < ids.count {
            line.append(",\"item\":")
            line.append(jsonString: ids[item])
        }
        line.append(",\"position\":")
        line.append(state.position, as: style)
        line.append(",\"offset\":")
        line.append(state.offset, as: style)
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
            line.append(cell.scale, as: style)
        }
        line.append("}")
        if let opacities = state.opacities { append(opacities, to: &line) }
        if let indicator = state.indicator {
            line.append(",\"indicator\":")
            line.append(indicator, as: style)
        }
        line.append("}\n")
    }

    /// While nothing is shown only the timer has something to say, and not when it would fire.
    private func appendEmpty(_ state: Banner.State, to line: inout [UInt8]) {
        line.append(",\"phase\":\"empty\"")
        append(state.timer, withLeft: false, to: &line)
        line.append("}\n")
    }

    private func append(_ opacities: [Banner.State.CardOpacity], to line: inout [UInt8]) {
        line.append(",\"opacities\":{")
        for (index, card) in opacities.enumerated() {
            line.append(index == 0 ? "\"" : ",\"")
            line.append(number: card.page)
            line.append("\":")
            line.append(card.opacity, as: style)
        }
        line.append("}")
    }

    private func append(_ timer: Banner.State.TimerState, withLeft: Bool = true, to line: inout [UInt8]) {
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
        if withLeft, let left {
            line.append(",\"left\":")
            line.append(left, as: style)
        }
        line.append("}")
    }
}
