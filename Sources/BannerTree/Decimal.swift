/// An exact decimal number: an integer times a power of ten.
///
/// The grammar is that of decimal integers and floats in the YAML core schema. `Double(_: String)`
/// is not used, because it also accepts `nan`, `0x1p3` and `1e400`.
package struct Decimal {
    /// Whether it has a minus sign.
    package private(set) var isNegative = false
    /// The digits as an integer, as many as fit.
    package private(set) var digits: UInt64 = 0
    /// The exponent of the power of ten that multiplies `digits`.
    package private(set) var exponent = 0
    /// Whether all digits fit into `digits`.
    package private(set) var isComplete = true

    /// Parses a number such as `12`, `-0.5`, `.5`, `5.` or `1e3`; fails for other text.
    package init?(_ bytes: Span<UInt8>) {
        var position = 0
        let end = bytes.count
        if position < end && (bytes[position] == "-" || bytes[position] == "+") {
            isNegative = bytes[position] == "-"
            position += 1
        }
        let integerStart = position
        while position < end, let digit = bytes[position].decimalDigit {
            append(digit, scale: 0)
            position += 1
        }
        var digitCount = position - integerStart
        if position < end && bytes[position] == "." {
            position += 1
            let fractionStart = position
            while position < end, let digit = bytes[position].decimalDigit {
                append(digit, scale: -1)
                position += 1
            }
            digitCount += position - fractionStart
        }
        guard digitCount > 0 else { return nil }
        guard position < end else { return }
        guard bytes[position] | 0x20 == "e",
            let power = Decimal.power(bytes.extracting((position + 1)...))
        else { return nil }
        exponent += power
    }

    /// Parses a scalar's text.
    package init?(_ node: Node) {
        guard let number = node.withBytes({ Decimal($0) }) else { return nil }
        self = number
    }

    private mutating func append(_ digit: UInt64, scale: Int) {
        let (tenfold, tooLarge) = digits.multipliedReportingOverflow(by: 10)
        let (sum, overflow) = tenfold.addingReportingOverflow(digit)
        guard isComplete && !tooLarge && !overflow else {
            // Dropping a zero of a fraction changes nothing; dropping another digit changes the
            // exponent or the value.
            if scale == 0 { exponent += 1 }
            if digit != 0 || scale == 0 { isComplete = false }
            return
        }
        digits = sum
        exponent += scale
    }

    /// The exponent after an `e`, clamped to a value far beyond any use.
    private static func power(_ bytes: Span<UInt8>) -> Int? {
        guard let sign = bytes.first else { return nil }
        let isSigned = sign == "-" || sign == "+"
        guard !isSigned || bytes.count > 1 else { return nil }
        var power = 0
        for position in (isSigned ? 1 : 0)..<bytes.count {
            guard let digit = bytes[position].decimalDigit else { return nil }
            power = min(100_000, power * 10 + Int(digit))
        }
        return sign == "-" ? -power : power
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
        1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    /// The nearest `Double`, infinite if it is too large; `text` returns the original text.
    package func double(_ text: @autoclosure () -> String) -> Double {
        // Both factors are exact, so the single multiplication or division rounds correctly.
        if isComplete && digits <= 1 << 53 && exponent >= -22 && exponent <= 22 {
            let magnitude =
                exponent < 0
                ? Double(digits) / Decimal.powersOfTen[-exponent]
                : Double(digits) * Decimal.powersOfTen[exponent]
            return isNegative ? -magnitude : magnitude
        }
        return Double(text()) ?? .infinity
    }

    /// The number times `factor` as an integer, without its sign.
    package func multiplied(by factor: UInt64) -> WholeNumber {
        guard digits != 0 else { return .whole(0) }
        guard isComplete else { return exponent >= 0 ? .tooLarge : .fraction }
        var digits = digits
        var exponent = exponent
        while exponent < 0 && digits.isMultiple(of: 10) {
            digits /= 10
            exponent += 1
        }
        var (high, low) = digits.multipliedFullWidth(by: factor)
        while exponent < 0 {
            let upper = high.quotientAndRemainder(dividingBy: 10)
            let (quotient, remainder) = (10 as UInt64).dividingFullWidth((upper.remainder, low))
            guard remainder == 0 else { return .fraction }
            (high, low) = (upper.quotient, quotient)
            exponent += 1
        }
        guard high == 0 else { return .tooLarge }
        while exponent > 0 {
            let (product, overflow) = low.multipliedReportingOverflow(by: 10)
            guard !overflow else { return .tooLarge }
            low = product
            exponent -= 1
        }
        return low <= UInt64(Int64.max) ? .whole(Int64(low)) : .tooLarge
    }

    /// The result of a conversion to an integer.
    package enum WholeNumber: Equatable {
        /// An integer; the caller handles the sign.
        case whole(Int64)
        /// Not an integer.
        case fraction
        /// Too large.
        case tooLarge
    }
}
