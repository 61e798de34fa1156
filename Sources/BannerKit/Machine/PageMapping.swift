/// A replacement of the shown items, which renumbers the pages («What a banner means», Live
/// sessions).
struct PageMapping {
    /// The constants of the banner with the new items.
    let parameters: EngineParameters
    /// The page of the current item, or of its successor.
    let page: Int
    /// The new page of each old page; `nil` if its item is no longer shown.
    let places: [Int?]

    /// Whether the item on a page is the current one afterwards.
    func keeps(_ page: Int) -> Bool {
        !parameters.isEmpty && page < places.count && places[page] == self.page
    }
}

extension Machine {
    /// The new value of `base`, with the same number of rounds.
    private func base(after next: PageMapping) -> Int {
        next.page + (base - page) / parameters.count * next.parameters.count
    }

    /// Whether the movement can continue after a change of items.
    ///
    /// It can if the current item stays, and all cards between the shown place and the goal keep
    /// their relative places.
    func goesOn(after next: PageMapping) -> Bool {
        guard !parameters.isEmpty, next.keeps(page), parameters.moves(like: next.parameters),
            parameters.timer?.rules == next.parameters.timer?.rules,
            parameters.fades == next.parameters.fades,
            parameters.fadesStraight == next.parameters.fadesStraight, !parameters.isShelf,
            !next.parameters.isShelf
        else { return false }
        let shift = base(after: next) - base
        let shown = position(at: now)
        var ahead = goal
        if case .drifting = motion {
            let step = Double(parameters.timerStep)
            ahead = ((shown * step).rounded(.down) + 1) * step
        }
        var first = Int(clamped: min(min(shown, ahead), Double(base)).rounded(.down))
        var last = Int(clamped: max(max(shown, ahead), Double(base)).rounded(.up))
        if parameters.loop != .infinite {
            (first, last) = (max(0, first), min(parameters.count - 1, last))
        }
        return (first...last).allSatisfy { place in
            let after = place + shift
            guard next.parameters.loop == .infinite || (after >= 0 && after < next.parameters.count)
            else { return false }
            return next.places[parameters.page(at: place)] == next.parameters.page(at: after)
        }
    }

    /// Renumbers the pages without changing what is shown.
    mutating func renumber(_ next: PageMapping) {
        let base = base(after: next)
        let shift = Double(base - self.base)
        let shown = position(at: now) + shift
        switch motion {
        case .resting, .dragging, .drifting: break
        case .moving(let from, let start): motion = .moving(from: from + shift, start: start)
        case .gliding(let from, let start, let over):
            motion = .gliding(from: from + shift, start: start, over: over)
        }
        goal += shift
        self.base = base
        parameters = next.parameters
        number(next.page)
        hold(shown)
    }

    /// Whether a change leaves pages, times and movements as they are, so that only sizes differ.
    func isPlayed(like next: PageMapping) -> Bool {
        page == next.page && next.places.indices.allSatisfy { next.places[$0] == $0 }
            && parameters.isPlayed(like: next.parameters)
    }
}

extension EngineParameters {
    /// Whether a banner with other constants is played in the same way, except for sizes.
    func isPlayed(like other: EngineParameters) -> Bool {
        count == other.count && isEmpty == other.isEmpty
            && (timer.map { timer in other.timer.map(timer.plays) ?? false }
                ?? (other.timer == nil))
            && rotation == other.rotation
            && moves(like: other)
    }

    /// Whether content and timer follow the same rules, whatever the items and sizes.
    func moves(like other: EngineParameters) -> Bool {
        loop == other.loop && pages.group == other.pages.group && hasEnd == other.hasEnd
            && transition == other.transition
            && curve == other.curve
            && focus == other.focus && reducesMotion == other.reducesMotion
            && (free == nil) == (other.free == nil)
    }
}

extension ScaleTrack {
    /// Renumbers the cards.
    mutating func renumber(_ next: PageMapping) {
        var renumbered = [Run?](repeating: nil, count: next.parameters.count)
        for (page, place) in next.places.enumerated() {
            if let place { renumbered[place] = runs[page] }
        }
        runs = renumbered
        if let place = next.places[focused] { focused = place }
    }
}
