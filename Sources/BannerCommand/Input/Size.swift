/// A file size on the command line.
enum Size {
    /// The upper limit of `--max-size`, in bytes.
    static let most = 64 << 20

    /// The limits for a file, with the value of `--max-size`: `4M`, `512K` or `100000`.
    static func limits(_ arguments: Arguments) throws(Failure) -> Limits {
        var limits = Limits()
        if let word = arguments.value(of: .maxSize) { limits.maxBytes = try bytes(word, of: .maxSize, 1...most) }
        return limits
    }

    /// Parses a size in bytes; the suffixes `K` and `M` mean 1024 and 1024² bytes.
    static func bytes(_ word: String, of option: Option, _ allowed: ClosedRange<Int>) throws(Failure) -> Int {
        let units: [Character: Int] = ["k": 1 << 10, "K": 1 << 10, "m": 1 << 20, "M": 1 << 20]
        let unit = word.last.flatMap { units[$0] }
        let digits = unit == nil ? Substring(word) : word.dropLast()
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits), number > 0 else {
            throw .usage(
                "`--\(option.name)` cannot be `\(word)`", help: "expected a number of bytes, as in 500000, 512K or 4M")
        }
        let (bytes, isTooMuch) = number.multipliedReportingOverflow(by: unit ?? 1)
        try require(
            !isTooMuch && bytes <= allowed.upperBound, "`--\(option.name)` cannot be `\(word)`",
            help: "at most 64M is read")
        try require(
            bytes >= allowed.lowerBound, "`--\(option.name)` cannot be `\(word)`",
            help: "expected at least \(allowed.lowerBound)")
        return bytes
    }
}
