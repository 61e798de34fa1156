/// Numbers read one after the other; after the end there are zeros, and the list is not valid.
package struct NumberReader: NumberPass {
    /// Every number is below; up to here all whole numbers are exact.
    package static let limit = 9e15

    static var writes: Bool { false }
    private let numbers: [Double]
    private var place = 0
    private(set) var isValid = true

    init(_ numbers: [Double]) { self.numbers = numbers }

    /// How many numbers remain.
    var rest: Int { numbers.count - place }

    mutating func next() -> Double {
        guard place < numbers.count, abs(numbers[place]) < NumberReader.limit else {
            isValid = false
            return 0
        }
        place += 1
        return numbers[place - 1]
    }

    mutating func whole() -> Int { Int(held: next()) }

    mutating func time() -> Time { Time(microseconds: Int64(held: next())) }

    mutating func pass(_ number: inout Double) { number = next() }

    mutating func pass(count: inout Int) {
        count = whole()
        if count < 0 || count > rest { refuse() }
        if !isValid { count = 0 }
    }

    func hasMore(_ has: Bool) -> Bool { rest > 0 }

    mutating func refuse() { isValid = false }
}

extension Time {
    /// The latest instant that a page can request: 10 000 years.
    package static let latestOfPages = Time(microseconds: 10_000 * 366 * 86_400 * 1_000_000)

    /// The instant at a number of microseconds; one that a page cannot request becomes the nearest one that it can.
    package static func reachable(_ microseconds: Double) -> Time {
        let latest = Double(latestOfPages.microseconds)
        return Time(microseconds: Int64(held: max(0, min(latest, microseconds.rounded(.toNearestOrEven)))))
    }
}
