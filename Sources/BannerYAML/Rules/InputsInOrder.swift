import BannerDiagnostics
import BannerKit
import BannerTree

extension BannerRule {
    /// Inputs are in order of time, and none begins during a drag or swipe («What a banner means», Interaction).
    static let inputsInOrder = BannerRule { banner, reading in
        for (number, scenario) in banner.scenarios.enumerated() where !isInOrder(scenario.inputs) {
            guard let inputs = reading.root[path: "/scenarios/\(number)/inputs"] else { continue }
            reading.checkOrder(scenario.inputs, Array(inputs.items))
        }
    }

    private static func isInOrder(_ inputs: [Banner.Input]) -> Bool {
        var free = Time.zero
        var last = Time.zero
        for input in inputs {
            if input.at < last || input.at < free { return false }
            last = input.at
            free = max(free, input.releaseTime)
        }
        return true
    }
}

extension Banner.Input {
    /// When the finger of a drag or swipe is lifted; for other inputs, the instant of the input.
    fileprivate var releaseTime: Time {
        switch action {
        case .drag(let drag): at + drag.over
        case .swipe: at + Banner.Input.Swipe.duration
        case .select, .next, .previous, .tap, .pause, .resume, .hide, .show: at
        }
    }
}

extension Reading {
    fileprivate mutating func checkOrder(_ inputs: [Banner.Input], _ nodes: [Node]) {
        var last: (time: Time, node: Node)?
        var drag: (release: Time, node: Node)?
        for (input, node) in zip(inputs, nodes) {
            let at = node["at"] ?? node
            guard trusts(at) && at.kind == .scalar else { continue }
            if let earlier = last, input.at < earlier.time {
                fault(
                    .inputsOutOfOrder, "this input is at `\(DurationText.write(input.at))`, before the one above it",
                    at: at, help: "list the inputs in order of time",
                    notes: [
                        Note("the one above is at `\(DurationText.write(earlier.time))`", at: earlier.node.range)
                    ])
                continue
            }
            last = (input.at, at)
            if let held = drag, input.at < held.release {
                fault(
                    .inputInsideDrag,
                    "this input is at `\(DurationText.write(input.at))`, while a finger is still down", at: at,
                    help: "write `\(DurationText.write(held.release))` or later",
                    notes: [
                        Note("the finger is lifted at `\(DurationText.write(held.release))`", at: held.node.range)
                    ])
                continue
            }
            guard input.releaseTime > input.at, trusts(node) else { continue }
            drag = (input.releaseTime, node["drag"] ?? node["swipe"] ?? node)
        }
    }
}
