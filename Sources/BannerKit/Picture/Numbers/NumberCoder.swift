/// Encodes values as numbers or decodes them, one after the other.
protocol NumberCoder: ParameterList {
    /// Whether it writes; a reader ignores the values that it replaces.
    static var writes: Bool { get }
    /// Writes a number, or replaces it with the next one.
    mutating func code(_ number: inout Double)
    /// Writes or reads the number of values that follow.
    mutating func code(count: inout Int)
    /// Whether optional numbers follow: `has` for a writer, the rest of the list for a reader.
    func hasMore(_ has: Bool) -> Bool
    /// Marks the list as invalid, after a number without a meaning.
    mutating func markInvalid()
}

/// What goes through as numbers.
protocol NumberCodable {
    /// Encodes or decodes each value, in the order of the table.
    mutating func code(through numbers: inout some NumberCoder)
}

/// A writer: appends the numbers to a list.
struct NumberWriter: NumberCoder {
    static var writes: Bool { true }
    private(set) var numbers: [Double]

    mutating func code(_ number: inout Double) { numbers.append(number) }

    mutating func code(count: inout Int) { code(&count) }

    func hasMore(_ has: Bool) -> Bool { has }

    mutating func markInvalid() {}
}

extension NumberCoder {
    /// A parameter of a style is -1 where there is none.
    @inline(__always)
    mutating func add(_ number: inout Double?, _ parameter: (Double?) -> IndicatorParameter) {
        var value = number ?? -1
        code(&value)
        number = value < 0 ? nil : value
    }

    mutating func special(_ key: String, _ value: inout some NumberCodable) {
        value.code(through: &self)
    }

    mutating func code(_ whole: inout Int) {
        var number = Double(whole)
        code(&number)
        whole = Int(clamped: number)
    }

    mutating func code(_ time: inout Time) {
        var number = Double(time.microseconds)
        code(&number)
        time = Time(microseconds: Int64(clamped: number))
    }

    mutating func code(_ flag: inout Bool) {
        var number = flag ? 1.0 : 0
        code(&number)
        flag = number == 1
    }

    mutating func code(_ color: inout Banner.Color) {
        var number = color.number
        code(&number)
        color = Banner.Color(number: number) ?? color
    }

    /// Encodes or decodes an enum as the index of its case.
    mutating func code<Word: CaseIterable & Equatable>(_ word: inout Word) {
        let words = Array(Word.allCases)
        var place = Self.writes ? words.firstIndex(of: word) ?? 0 : 0
        code(&place)
        guard words.indices.contains(place) else { return markInvalid() }
        word = words[place]
    }

    /// Encodes or decodes an easing as an index; a custom curve has the last one, followed by its
    /// control
    /// points.
    mutating func code(_ easing: inout Banner.Easing) {
        let named = [Banner.Easing.linear, .easeIn, .easeOut, .easeInOut]
        var place = Self.writes ? named.firstIndex(of: easing) ?? named.count : 0
        code(&place)
        guard place < 0 || place >= named.count else { return easing = named[place] }
        var (x1, y1, x2, y2) = easing.controls
        code(&x1)
        code(&y1)
        code(&x2)
        code(&y2)
        easing = .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    }
}

/// A reader of a list of numbers; after the end it returns zeros and is not valid.
package struct NumberReader: NumberCoder {
    /// The exclusive upper bound of every number; whole numbers are exact up to here.
    package static let limit = 9_007_199_254_740_992.0

    static var writes: Bool { false }
    private let numbers: [Double]
    private var place = 0
    private(set) var isValid = true

    init(_ numbers: [Double]) { self.numbers = numbers }

    /// The number of numbers left.
    var rest: Int { numbers.count - place }

    @inline(never)
    mutating func next() -> Double {
        guard place < numbers.count, abs(numbers[place]) < NumberReader.limit else {
            isValid = false
            return 0
        }
        place += 1
        return numbers[place - 1]
    }

    mutating func whole() -> Int { Int(clamped: next()) }

    mutating func time() -> Time { Time(microseconds: Int64(clamped: next())) }

    mutating func code(_ number: inout Double) { number = next() }

    mutating func code(count: inout Int) {
        count = whole()
        if count < 0 || count > rest { markInvalid() }
        if !isValid { count = 0 }
    }

    func hasMore(_ has: Bool) -> Bool { rest > 0 }

    mutating func markInvalid() { isValid = false }
}

extension Time {
    /// The latest instant that a page can request: 10 000 years.
    package static let latestOfPages = Time(microseconds: 10_000 * 366 * 86_400 * 1_000_000)

    /// The instant nearest to a number of microseconds that a page can request.
    package static func reachable(_ microseconds: Double) -> Time {
        let latest = Double(latestOfPages.microseconds)
        return Time(
            microseconds: Int64(
                clamped: max(0, min(latest, microseconds.rounded(.toNearestOrEven)))))
    }
}
