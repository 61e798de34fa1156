/// The calendar's sets of a banner as a list of numbers, for the engine in a page.
///
/// The list begins with the number of items at the start and their places in the file. Each change
/// follows with its time in microseconds, the number of items that come or go, and their places.
package enum CompactSets {
    /// Decodes the sets; `nil` if there are none, or if the numbers are not valid.
    package static func read(_ numbers: [Double], items count: Int) -> SetTimeline? {
        guard !numbers.isEmpty else { return nil }
        var reader = NumberReader(numbers)
        guard let first = reader.places(below: count) else { return nil }
        var timeline = SetTimeline(first: first)
        var last = Time.zero
        while reader.rest > 0 {
            let time = reader.time()
            guard time > last, let items = reader.places(below: count), !items.isEmpty else { return nil }
            timeline.add(at: time, toggling: items)
            last = time
        }
        return reader.isValid ? timeline : nil
    }
}

extension NumberReader {
    /// Reads a count and as many places; `nil` if they are not in order or not below `limit`.
    fileprivate mutating func places(below limit: Int) -> [Int]? {
        let count = whole()
        guard count >= 0, count <= min(limit, rest) else { return nil }
        var places: [Int] = []
        for _ in 0..<count {
            let place = whole()
            guard place > places.last ?? -1, place < limit else { return nil }
            places.append(place)
        }
        return places
    }
}
