/// A part of a page's data as JSON, already written.
struct PageJSON {
    /// A key of an object with its value; one that is `nil` is left out.
    typealias Member = (key: String, value: PageJSON?)

    private(set) var bytes: [UInt8] = []

    /// A value in this notation, such as a number.
    init(_ notation: String) { bytes.append(notation) }

    /// A text.
    init(text: String) { bytes.append(jsonString: text) }

    /// An object.
    init(_ members: [Member]) {
        for case (let key, let value?) in members {
            bytes.append("\(bytes.isEmpty ? "{" : ",")\"\(key)\":")
            bytes += value.bytes
        }
        bytes.append(bytes.isEmpty ? "{}" : "}")
    }

    /// A list.
    init(list values: [PageJSON]) { self.init(values) { $1 += $0.bytes } }

    /// A list of numbers.
    init(numbers: [Double]) {
        self.init(numbers) { number, bytes in
            if let whole = Int64(exactly: number) { bytes.append(number: whole) } else { bytes.append("\(number)") }
        }
    }

    private init<Value>(_ values: [Value], _ write: (Value, inout [UInt8]) -> Void) {
        for value in values {
            bytes.append(bytes.isEmpty ? "[" : ",")
            write(value, &bytes)
        }
        bytes.append(bytes.isEmpty ? "[]" : "]")
    }
}

extension PageJSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(arrayLiteral values: PageJSON...) { self.init(list: values) }
    init(dictionaryLiteral members: (String, PageJSON?)...) { self.init(members.map { ($0.0, $0.1) }) }
}
