/// A reader of a list of numbers; after the end it returns zeros and is not valid.
package struct NumberReader: NumberPass {
    /// The exclusive upper bound of every number; whole numbers are exact up to here.
    package static let limit = 9e15

    static var writes: Bool { false }
    private let numbers: [Double]
    private var place = 0
    private(set) var isValid = true

    init(_ numbers: [Double]) { self.numbers = numbers }

    /// The number of numbers left.
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

    /// The instant nearest to a number of microseconds that a page can request.
    package static func reachable(_ microseconds: Double) -> Time {
        let latest = Double(latestOfPages.microseconds)
        return Time(microseconds: Int64(held: max(0, min(latest, microseconds.rounded(.toNearestOrEven)))))
    }
}
