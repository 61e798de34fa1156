/// A number exactly as written: a whole number times a power of ten.
///
/// The grammar is that of the YAML core schema for decimal integers and floats. It has its own code, because `Double(_:
/// String)` also accepts `nan`, `0x1p3` and `1e400`.
package struct Decimal: Sendable {
    /// Whether it has a minus sign.
    package private(set) var isNegative = false
    /// The digits as one whole number, as many as fit.
    package private(set) var digits: UInt64 = 0
    /// The power of ten that `digits` is multiplied by.
    package private(set) var exponent = 0
    /// Whether all digits fitted.
    package private(set) var isComplete = true

    /// The number, if the bytes are one: `12`, `-0.5`, `.5`, `5.`, `1e3`.
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

    /// The number in a scalar's text.
    package init?(_ node: Node) {
        guard let number = node.withBytes({ Decimal($0) }) else { return nil }
        self = number
    }

    private mutating func append(_ digit: UInt64, scale: Int) {
        let (tenfold, tooLarge) = digits.multipliedReportingOverflow(by: 10)
        let (sum, overflow) = tenfold.addingReportingOverflow(digit)
        guard isComplete && !tooLarge && !overflow else {
            // A dropped zero of a fraction loses nothing; any other dropped digit changes the power, or is lost.
            if scale == 0 { exponent += 1 }
            if digit != 0 || scale == 0 { isComplete = false }
            return
        }
        digits = sum
        exponent += scale
    }

    /// The power after an `e`, limited to a value far beyond any use.
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
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    /// The nearest `Double`, infinite if it is too large; `text` is what the number was read from.
    package func double(_ text: @autoclosure () -> String) -> Double {
        // Both factors are exact, so one multiplication or division rounds once and correctly.
        if isComplete && digits <= 1 << 53 && exponent >= -22 && exponent <= 22 {
            let magnitude =
                exponent < 0
                ? Double(digits) / Decimal.powersOfTen[-exponent] : Double(digits) * Decimal.powersOfTen[exponent]
            return isNegative ? -magnitude : magnitude
        }
        return Double(text()) ?? .infinity
    }

    /// The number times `factor` as a whole number; the second element is `nil` if it is not whole, the first if it is
    /// too large.
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
            let quotient: UInt64
            let remainder: UInt64
            let upper = high.quotientAndRemainder(dividingBy: 10)
            (quotient, remainder) = (10 as UInt64).dividingFullWidth((upper.remainder, low))
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

    /// A number converted to a whole one.
    package enum WholeNumber: Equatable, Sendable {
        /// It is this whole number; the caller handles the sign.
        case whole(Int64)
        /// It is not whole.
        case fraction
        /// It is too large.
        case tooLarge
    }
}
