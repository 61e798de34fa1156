/// A remedy as changes of values, independent of the notation of the banner.
///
///     .write("infinite", at: ["paging", "loop"])  // "write `loop: infinite`"
///     .remove(["timer", "cycles"])                // "remove `cycles`"
package struct RuleRemedy {
    /// The changes, to apply together; empty if they could be wrong, and only the title is shown.
    package let changes: [ValueChange]
    /// The certainty that the author means this.
    package let certainty: Certainty
    private let ownTitle: Words?
    /// The changes that the title names.
    private var named: [ValueChange]

    init(_ title: Words?, _ changes: [ValueChange], _ certainty: Certainty = .possible) {
        (ownTitle, self.changes, self.certainty) = (title, changes, certainty)
        named = Array(changes.prefix(1))
    }

    /// Makes the changes of some remedies together.
    static func all(_ remedies: [RuleRemedy]) -> RuleRemedy {
        let isLikely = remedies.allSatisfy { $0.certainty == .likely }
        var all = RuleRemedy(nil, remedies.flatMap(\.changes), isLikely ? .likely : .possible)
        all.named = remedies.flatMap(\.named)
        return all
    }

    /// Writes a value: replaces the existing one, or adds a key.
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
    static func remove(_ paths: [ValuePath]) -> RuleRemedy {
        RuleRemedy(nil, paths.map(ValueChange.remove))
    }

    /// Removes a value.
    static func remove(_ path: ValuePath) -> RuleRemedy { .remove([path]) }

    /// Swaps two texts.
    static func swap(_ one: ValuePath, _ other: ValuePath) -> RuleRemedy {
        RuleRemedy(nil, [.swap(one, other)], .likely)
    }

    /// The title, as an instruction.
    ///
    /// - Parameters:
    ///   - place: the place of the finding; a value that is written there needs no key.
    ///   - isJSON: whether a key and its value are shown as JSON.
    /// - Returns: the title, such as "write `loop: infinite`".
    package func title(at place: ValuePath, isJSON: Bool = false) -> Words {
        ownTitle
            ?? Words(named.map { $0.title(at: place, isJSON: isJSON) }, joinedBy: " and ")
    }
}

/// One change of a banner's values.
package enum ValueChange {
    /// Writes a value: replaces the existing one, or adds a key.
    case write(JSON, at: ValuePath)
    /// Removes a key or a list's entry.
    case remove(ValuePath)
    /// Swaps two texts.
    case swap(ValuePath, ValuePath)

    /// The paths of the changed values.
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
            return isJSON
                ? "write `\(path.name.quotedAsJSON): \(text)`" : "write `\(path.name): \(text)`"
        }
    }
}

extension Banner {
    /// The ids of the violated rules between keys with which the banner cannot be played.
    private var brokenRules: Set<String> {
        let context = ProgrammaticContext()
        Rulebook.check(Rulebook.between, self, context)
        return Set(context.errors.map(\.rule.id))
    }

    /// The remedy of a rule with one finding, unless the changed banner violates a rule that the
    /// banner does not.
    func remedy(_ remedy: RuleRemedy, _ change: (inout Banner) -> Void) -> [RuleRemedy] {
        var changed = self
        change(&changed)
        return changed.brokenRules.isSubset(of: brokenRules) ? [remedy] : []
    }

    /// The remedy that makes the banner infinite.
    var endless: [RuleRemedy] {
        remedy(.write("infinite", at: ["paging", "loop"])) { $0.paging.loop = .infinite }
    }
}
