/// The path from a banner to one of its values: keys of the language, and indices of lists.
package struct ValuePath: Hashable, ExpressibleByArrayLiteral {
    /// The steps in order; empty for the banner itself.
    package var steps: [Step]

    /// A step: a key, or the index of an entry.
    package enum Step: Hashable, ExpressibleByStringLiteral {
        /// The value of this key.
        case key(String)
        /// The entry with this index, from 0.
        case item(Int)

        package init(stringLiteral key: String) { self = .key(key) }
    }

    package init(arrayLiteral steps: Step...) { self.steps = steps }

    /// The path to a value one step further.
    package static func + (path: ValuePath, step: Step) -> ValuePath {
        var longer = path
        longer.steps.append(step)
        return longer
    }
}

extension ValuePath {
    /// The last key for messages, such as `interval`, or `items[2]` for an entry of a list.
    var name: String {
        var name = ""
        for step in steps.reversed() {
            switch step {
            case .key(let key): return key + name
            case .item(let number): name = "[\(number)]" + name
            }
        }
        return name
    }
}
