/// The notation of numbers in messages.
package enum NumberText {
    /// The shortest exact notation of a number, such as `1` or `3.2`.
    package static func exact(_ number: Double) -> String {
        if number == number.rounded(.towardZero) && abs(number) < 1e16 {
            return String(Int64(number))
        }
        return number.description
    }

    /// A number with separated thousands, such as `100 000`.
    package static func grouped(_ number: Double) -> String {
        let text = exact(number)
        let digits = text.utf8.drop { $0 == "-" }
        guard digits.count > 4, digits.allSatisfy({ $0.decimalDigit != nil }) else { return text }
        var result = number < 0 ? "-" : ""
        for (position, digit) in digits.enumerated() {
            if position > 0 && (digits.count - position).isMultiple(of: 3) { result += " " }
            result.unicodeScalars.append(Unicode.Scalar(digit))
        }
        return result
    }
}
