/// A way to resolve a finding, as changes of values: it knows the banner, and not how the banner is written.
///
///     .write("infinite", at: ["paging", "loop"])  // "write `loop: infinite`"
///     .remove(["timer", "cycles"])                // "remove `cycles`"
package struct RuleRemedy {
    /// What is changed, all of it together; empty where that could be wrong, and only the title is said.
    package let changes: [ValueChange]
    /// How certain it is that the author means this.
    package let certainty: Certainty
    private let ownTitle: Words?

    init(_ title: Words?, _ changes: [ValueChange], _ certainty: Certainty = .possible) {
        (ownTitle, self.changes, self.certainty) = (title, changes, certainty)
    }

    /// Writes a value: in place of the one that is there, or as a new key.
    static func write(
        _ value: JSON, at path: ValuePath, _ certainty: Certainty = .possible, _ title: Words? = nil
    ) -> RuleRemedy {
        RuleRemedy(title, [.write(value, at: path)], certainty)
    }

    /// Writes a duration.
    static func write(
        _ time: Time, at path: ValuePath, _ certainty: Certainty = .possible, _ title: Words? = nil
    ) -> RuleRemedy {
        .write(.string(DurationText.write(time)), at: path, certainty, title)
    }

    /// Removes values, all of the same key.
    static func remove(_ paths: [ValuePath]) -> RuleRemedy { RuleRemedy(nil, paths.map(ValueChange.remove)) }

    /// Removes a value.
    static func remove(_ path: ValuePath) -> RuleRemedy { .remove([path]) }

    /// Writes each of two texts in the place of the other.
    static func swap(_ one: ValuePath, _ other: ValuePath) -> RuleRemedy {
        RuleRemedy(nil, [.swap(one, other)], .likely)
    }

    /// The change as a command.
    ///
    /// - Parameters:
    ///   - place: where the finding is: a value that is written there needs no key.
    ///   - isJSON: whether a key and its value are written as in JSON.
    /// - Returns: the title: "write `loop: infinite`".
    package func title(at place: ValuePath, isJSON: Bool = false) -> Words {
        ownTitle ?? changes.first?.title(at: place, isJSON: isJSON) ?? ""
    }
}

/// One change of a banner's values.
package enum ValueChange {
    /// A value, in place of the one that is there, or as a new key.
    case write(JSON, at: ValuePath)
    /// A key or a list's entry, which goes.
    case remove(ValuePath)
    /// Two texts, each of which goes to the place of the other.
    case swap(ValuePath, ValuePath)

    /// The values that it is about.
    var paths: [ValuePath] {
        switch self {
        case .write(_, let path), .remove(let path): [path]
        case .swap(let one, let other): [one, other]
        }
    }

    fileprivate func title(at place: ValuePath, isJSON: Bool) -> Words {
        switch self {
        case .remove(let path): return "remove `\(path.name)`"
        case .swap(let one, let other): return "swap `\(one.name)` and `\(other.name)`"
        case .write(let value, let path):
            let text = isJSON ? value.line : value.string ?? value.line
            if path == place { return "write `\(text)`" }
            return isJSON ? "write `\(path.name.quotedAsJSON): \(text)`" : "write `\(path.name): \(text)`"
        }
    }
}
