/// The numbers of a frame, in their order; the cells and the marks follow.
///
/// A page's script has the names, the order and the words from here, by `keys.json`.
package enum FrameNumber: String, CaseIterable {
    case time, phase, page, position, count, timer, left, canResume, deadline, until, canGoBack,
        canGoOn, pagePoints, height, windowTop, stripTop, stripHeight, lowerCover, upperCover,
        group, cards, isPlain, away
}

extension Machine {
    /// A state and its picture as numbers, with its movements.
    func frame(_ state: Banner.State, _ animations: Simulator.Animations = .init()) -> [Double] {
        let strip = parameters.strip
        let geometry = parameters.geometry
        let isEndless = parameters.loop == .infinite
        let timer = state.timer.parts
        func flag(_ flag: Bool) -> Double { flag ? 1 : 0 }
        func instant(_ time: Time?) -> Double { time.map { Double($0.microseconds) } ?? -1 }
        var numbers = FrameNumber.allCases.map { number in
            switch number {
            case .time: instant(state.time)
            case .phase: Double(Banner.State.Phase.allCases.firstIndex(of: state.phase) ?? 0)
            case .page: Double(state.page)
            case .position: state.position
            case .count: Double(parameters.isEmpty ? 0 : parameters.count)
            case .timer: Double(timer.word)
            case .left: instant(timer.left ?? .zero)
            case .canResume: flag(state.canResume)
            case .deadline: instant(animations.next)
            case .until: instant(animations.end)
            case .canGoBack: flag(canMove(by: -1))
            case .canGoOn: flag(canMove(by: 1))
            case .pagePoints: parameters.pagePoints
            case .height: strip.wholeHeight
            case .windowTop: strip.windowTop
            case .stripTop: strip.top
            case .stripHeight: strip.height
            case .lowerCover: strip.lowerCover
            case .upperCover: strip.upperCover
            case .group: Double(geometry.pages.group)
            case .cards: Double(geometry.cards)
            case .isPlain: flag(!parameters.groups)
            case .away:
                geometry.distance(from: state.position, to: state.page, isEndless: isEndless)
            }
        }
        if parameters.isEmpty { return numbers + [0, 0] }
        let picture = Picture(geometry, isEndless: isEndless, strip, state)
        numbers.append(Double(picture.cells.count))
        for cell in picture.cells {
            numbers += [
                Double(cell.place), Double(cell.card), cell.frame.x, cell.frame.y, cell.frame.width,
                cell.frame.height,
                cell.scale, cell.opacity,
            ]
        }
        numbers.append(Double(picture.marks.count))
        for mark in picture.marks {
            numbers += [
                Double(mark.key), mark.frame.x, mark.frame.y, mark.frame.width, mark.frame.height,
                mark.color.number,
                Double(mark.fraction?.count ?? 0),
            ]
        }
        return numbers
    }
}

extension Simulator {
    /// The visible frame.
    var frame: [Double] {
        var judged = self
        let animations = judged.judge()
        return judged.machine.frame(judged.state, animations)
    }
}

extension Session {
    /// The visible frame.
    package var frame: [Double] { simulator.frame }
}

extension Schedule {
    /// The frame at an instant.
    package func frame(at time: Time) -> [Double] {
        machine(at: time.playable).frame(state(at: time))
    }
}
