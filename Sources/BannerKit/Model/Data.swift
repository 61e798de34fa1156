extension Banner {
    /// A value of the author's own data, which keys beginning with `x-` have in a banner or an
    /// item.
    ///
    /// It is kept and never interpreted («What a banner means», Own data).
    public indirect enum Data: Sendable {
        /// No value: `null`.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number with the author's digits, as JSON text, because it can exceed `Double` and
        /// `Int`.
        case number(String)
        /// Text.
        case text(String)
        /// A list of values.
        case list([Data])
        /// Names with their values, in the author's order.
        case mapping([Member])

        /// A name with its value.
        public struct Member: Hashable, Sendable {
            /// The name; a member of a banner or an item has one that begins with `x-`.
            public var name: String
            /// The value.
            public var value: Data

            /// A member with this name and value.
            public init(name: String, value: Data) {
                self.name = name
                self.value = value
            }
        }
    }
}

extension Banner.Data {
    /// The whole number; `nil` for another value, for one with a fraction or an exponent, and for
    /// one that an `Int` cannot hold.
    public var int: Int? { digits.flatMap { Int($0) } }

    /// The number, as the nearest `Double`; `nil` for another value.
    public var double: Double? { digits.flatMap { Double($0) } }

    /// The text; `nil` for another value.
    public var string: String? { if case .text(let text) = self { text } else { nil } }

    private var digits: String? { if case .number(let text) = self { text } else { nil } }
}

extension [Banner.Data.Member] {
    /// The value with a name; `nil` if there is none.
    ///
    /// ```swift
    /// let campaign = banner.items[0].data["x-campaign"]?.string
    /// let budget = banner.data["x-budget"]?.double ?? 0
    /// ```
    public subscript(name: String) -> Banner.Data? { first { $0.name == name }?.value }
}

extension Banner.Data: Hashable {
    /// Compares two values; the notation of numbers and the order of names do not matter.
    public static func == (left: Banner.Data, right: Banner.Data) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)):
            left == right || DecimalText(left) == DecimalText(right)
        case (.text(let left), .text(let right)): left == right
        case (.list(let left), .list(let right)): left == right
        case (.mapping(let left), .mapping(let right)):
            left.count == right.count && left.allSatisfy { right[$0.name] == $0.value }
        case (.null, _), (.bool, _), (.number, _), (.text, _), (.list, _), (.mapping, _): false
        }
    }

    /// Hashes a text; a number and a mapping can be written in several ways.
    public func hash(into hasher: inout Hasher) { hasher.combine(string) }
}

/// A decimal number of any length: its digits without leading and trailing zeros, times a power of
/// ten.
package struct DecimalText: Equatable {
    private var isNegative = false
    private var digits: [UInt8] = []
    private var exponent = ""
    private var shift = 0

    /// Parses a JSON number.
    package init(_ text: String) {
        let parts = text.utf8.split(maxSplits: 1, omittingEmptySubsequences: false) {
            $0 | 0x20 == UInt8(ascii: "e")
        }
        var hasPoint = false
        for byte in parts[0] {
            switch byte {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "."): hasPoint = true
            case UInt8(ascii: "0") where digits.isEmpty: shift -= hasPoint ? 1 : 0
            default:
                digits.append(byte)
                shift -= hasPoint ? 1 : 0
            }
        }
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            shift += 1
        }
        let power = parts.count > 1 ? String(Substring(parts[1])) : "0"
        if digits.isEmpty {
            (isNegative, shift) = (false, 0)
        } else if let whole = Int32(power) {
            shift += Int(whole)
        } else {
            exponent = power
        }
    }

    /// A canonical text: equal for equal numbers.
    package var text: String {
        """
        \(isNegative ? "-" : "")\(String(decoding: digits, as: UTF8.self))\
        e\(exponent.isEmpty ? "\(shift)" : "\(exponent)+\(shift)")
        """
    }
}
