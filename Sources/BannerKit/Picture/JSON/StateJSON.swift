/// A writer of a banner's states as one line of JSON each.
///
/// The keys are in the order of «What a banner means», Events and state.
package struct StateJSON: Sendable {
    private let ids: [String]
    private let style: NumberStyle

    /// A writer for a banner's states.
    package init(_ banner: Banner, numbers style: NumberStyle = .plain) {
        ids = banner.items.map { $0.id }
        self.style = style
    }

    /// Appends a state as one line, including the newline.
    package func append(_ state: Banner.State, to line: inout [UInt8]) {
        line.append("{\"t\":", state.time, style)
        line.append(",\"count\":", state.cast?.count)
        // While there are no items, only the timer's state is written, without the time left.
        let isEmpty = state.cast?.count == 0
        line.append(",\"phase\":", word: isEmpty ? "empty" : state.phase.rawValue)
        if !isEmpty { appendPlace(of: state, to: &line) }
        append(state.timer, withLeft: !isEmpty, to: &line)
        if !isEmpty {
            let scales = state.scales.lazy.filter { ($0.scale * 1_000_000).rounded() != 1_000_000 }
            append(",\"scales\":{", scales.map { ($0.page, $0.scale) }, to: &line)
            if let opacities = state.opacities {
                append(",\"opacities\":{", opacities.lazy.map { ($0.page, $0.opacity) }, to: &line)
            }
            line.append(",\"indicator\":", state.indicator, style)
        }
        line.append("}\n")
    }

    private func appendPlace(of state: Banner.State, to line: inout [UInt8]) {
        line.append(",\"page\":", state.page)
        let item = state.cast.map { Int($0.item) } ?? state.page
        if item >= 0 && item < ids.count { line.append(",\"item\":", text: ids[item]) }
        line.append(",\"position\":", state.position, style)
        line.append(",\"offset\":", state.offset, style)
        line.append(",\"virtual\":", state.virtual)
    }

    /// Appends an object with a value for each page.
    private func append(_ opening: String, _ pages: some Sequence<(Int, Double)>, to line: inout [UInt8]) {
        line.append(opening)
        var isFirst = true
        for (page, value) in pages {
            line.append(isFirst ? "\"" : ",\"", page)
            line.append("\":", value, style)
            isFirst = false
        }
        line.append("}")
    }

    private func append(_ timer: Banner.State.TimerState, withLeft: Bool, to line: inout [UInt8]) {
        let (word, left): (String, Time?) =
            switch timer {
            case .absent: ("none", nil)
            case .running(let left): ("running", left)
            case .suspended(let left): ("suspended", left)
            case .stopped: ("stopped", nil)
            }
        line.append(",\"timer\":{\"state\":", word: word)
        line.append(",\"left\":", withLeft ? left : nil, style)
        line.append("}")
    }
}
