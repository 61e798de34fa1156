/// Numbers read one after the other; after the end there are zeros, and the list is not valid.
package struct NumberReader {
    /// Every number is below; up to here all whole numbers are exact.
    package static let limit = 9e15

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

    /// A length; `nil` for a number below 0.
    mutating func length() -> Double? {
        let length = next()
        return length < 0 ? nil : length
    }

    mutating func whole() -> Int { Int(held: next()) }

    mutating func time() -> Time { Time(microseconds: Int64(held: next())) }

    mutating func word<Word: CaseIterable>() -> Word? {
        var index = whole()
        for candidate in Word.allCases {
            if index == 0 { return candidate }
            index -= 1
        }
        isValid = false
        return nil
    }

    mutating func timer() -> Banner.Timer? {
        guard next() == 1 else { return nil }
        var timer = Banner.Timer(interval: time())
        timer.countsFrom = word() ?? .change
        timer.afterInteraction = word() ?? .restart
        timer.whenHidden = word() ?? .pause
        timer.whenHovered = word() ?? .pause
        timer.whenFocused = word() ?? .hold
        timer.whenReduced = word() ?? .stop
        timer.direction = word() ?? .forward
        let cycles = whole()
        timer.cycles = cycles > 0 ? cycles : nil
        return timer
    }

    mutating func easing() -> Banner.Easing {
        switch next() {
        case 0: .linear
        case 1: .easeIn
        case 2: .easeOut
        case 3: .easeInOut
        default: .cubicBezier(x1: next(), y1: next(), x2: next(), y2: next())
        }
    }

    mutating func indicator() -> Banner.Indicator {
        let style: Banner.Indicator.Style = word() ?? .none
        var base = Banner.Indicator.Base()
        base.color = Banner.Color(number: next()) ?? base.color
        base.currentColor = Banner.Color(number: next()) ?? base.currentColor
        base.hidesForSinglePage = next() == 1
        base.placement = word() ?? .below
        base.edge = word() ?? .bottom
        return Banner.Indicator(style, base, from: &self)
    }
}
