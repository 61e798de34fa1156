/// The order and duration of showings («What a banner means», Rotation), used by everything that
/// turns pages.
///
/// Without weights a showing is its page.
extension Course {
    /// The page of a showing.
    func page(ofShowing showing: Int) -> Int { rotation?.pages[showing] ?? showing }

    /// The item of a showing, by its place in the file.
    func item(ofShowing showing: Int) -> Int { item(onPage: page(ofShowing: showing)) }

    /// The first showing of a page.
    func firstShowing(of page: Int) -> Int { rotation?.first(of: page) ?? page }

    /// The next showing of a page after another showing.
    func showing(of page: Int, after showing: Int) -> Int { rotation?.next(of: page, after: showing) ?? page }

    /// The showing after a firing.
    func showing(after showing: Int) -> Int {
        guard let rotation else { return page(at: showing + timerStep) }
        return showing + 1 < rotation.count ? showing + 1 : 0
    }

    /// The showing before a firing that leads to this one.
    func showing(before showing: Int) -> Int {
        guard let rotation else { return page(at: showing - timerStep) }
        return showing > 0 ? showing - 1 : rotation.count - 1
    }

    /// The number of pages that the firing before a showing moves the content, negative for
    /// backward.
    func way(to showing: Int) -> Int {
        guard let rotation else {
            return loop == .infinite ? timerStep : showing - page(at: showing - timerStep)
        }
        let (from, page) = (rotation.pages[self.showing(before: showing)], rotation.pages[showing])
        return loop == .infinite ? Rotation.way(from: from, to: page, count: count) : page - from
    }

    /// The number of firings from a showing until a page is current.
    func firings(from showing: Int, to page: Int) -> Int {
        guard let dwells = timer?.dwells else { return showing == page ? 0 : 1 }
        guard let rotation else { return dwells.steps(from: showing, to: page) }
        return rotation.pages[showing] == page
            ? 0 : dwells.steps(from: showing, to: rotation.next(of: page, after: showing))
    }

    /// The dwell of a showing; 0 without a timer.
    func dwell(of showing: Int) -> Time { timer?.dwells.dwell(of: showing) ?? .zero }

    /// The number of turns of a showing.
    func turns(of showing: Int) -> Int { rotation?.turns[showing] ?? 1 }

    /// The duration of one turn of a showing's item.
    func turn(of showing: Int) -> Time {
        Time(microseconds: dwell(of: showing).microseconds / Int64(turns(of: showing)))
    }
}

extension Machine {
    /// The dwell of the current showing.
    var dwell: Time { course.dwell(of: showing) }
}
