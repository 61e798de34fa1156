/// What values go through as numbers, one after the other, to be written or read.
protocol NumberPass: ParameterList {
    /// Whether it takes values; otherwise nobody asks what they were.
    static var writes: Bool { get }
    /// Takes a number, or replaces it by the next one.
    mutating func pass(_ number: inout Double)
    /// The same for how many values follow.
    mutating func pass(count: inout Int)
    /// Whether more numbers come: those that a writer has, or that a reader is left with.
    func hasMore(_ has: Bool) -> Bool
    /// Notes that a number that was read means nothing.
    mutating func refuse()
}

/// What goes through as numbers.
protocol NumberPassing {
    /// Passes each value, in the order of the table: a writer takes it, a reader replaces it.
    mutating func pass(through numbers: inout some NumberPass)
}

/// Numbers written one after the other.
struct NumberWriter: NumberPass {
    static var writes: Bool { true }
    private(set) var numbers: [Double]

    mutating func pass(_ number: inout Double) { numbers.append(number) }

    mutating func pass(count: inout Int) { pass(&count) }

    func hasMore(_ has: Bool) -> Bool { has }

    mutating func refuse() {}
}

extension NumberPass {
    /// A parameter of a style is -1 where there is none.
    mutating func add(_ number: inout Double?, _ parameter: (Double?) -> IndicatorParameter) {
        var value = number ?? -1
        pass(&value)
        number = value < 0 ? nil : value
    }

    mutating func special(_ key: String, _ value: inout some NumberPassing) { value.pass(through: &self) }

    mutating func pass(_ whole: inout Int) {
        var number = Double(whole)
        pass(&number)
        whole = Int(held: number)
    }

    mutating func pass(_ time: inout Time) {
        var number = Double(time.microseconds)
        pass(&number)
        time = Time(microseconds: Int64(held: number))
    }

    mutating func pass(_ flag: inout Bool) {
        var number = flag ? 1.0 : 0
        pass(&number)
        flag = number == 1
    }

    mutating func pass(_ color: inout Banner.Color) {
        var number = color.number
        pass(&number)
        color = Banner.Color(number: number) ?? color
    }

    /// A word is its place in the list of words.
    mutating func pass<Word: CaseIterable & Equatable>(_ word: inout Word) {
        var place = 0
        if Self.writes {
            for (index, candidate) in Word.allCases.enumerated() where candidate == word { place = index }
        }
        pass(&place)
        for (index, candidate) in Word.allCases.enumerated() where index == place { return word = candidate }
        refuse()
    }

    /// A curve is its place in the list of curves; one with control points comes last, and is followed by them.
    mutating func pass(_ easing: inout Banner.Easing) {
        let named = [Banner.Easing.linear, .easeIn, .easeOut, .easeInOut]
        var place = Self.writes ? named.firstIndex(of: easing) ?? named.count : 0
        pass(&place)
        guard place < 0 || place >= named.count else { return easing = named[place] }
        var points = [0.0, 0, 0, 0]
        if Self.writes, case .cubicBezier(let x1, let y1, let x2, let y2) = easing { points = [x1, y1, x2, y2] }
        for index in points.indices { pass(&points[index]) }
        easing = .cubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    }
}
