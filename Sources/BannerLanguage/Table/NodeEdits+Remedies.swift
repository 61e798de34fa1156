package import BannerDiagnostics
import BannerKit
package import BannerTree

extension NodeEdits {
    /// An entry to write.
    ///
    /// `from` is the existing key, or `nil` for a new one. `under` is the path of the mapping,
    /// which is created if it is missing, also around a scalar with its short key. `value` is the
    /// new value, or `nil` for the existing one.
    package typealias Entry = (from: Node?, under: [String], key: String, value: JSON?)

    /// The keys that a scalar stands for: `timer: 3s` is short for `timer: { interval: 3s }`.
    package static let shortKeys = [
        "timer": "interval", "transition": "duration", "focus": "scale", "indicator": "style",
    ]

    /// The remedy that replaces a key by other entries: renames it, moves it, or splits it into
    /// several.
    ///
    /// - Parameters:
    ///   - entries: the entries to write.
    ///   - key: the key to replace.
    ///   - mapping: the mapping that contains it.
    ///   - certainty: the certainty of the remedy.
    /// - Returns: the remedy; `nil` if it is not possible.
    package mutating func write(
        _ entries: [Entry], for key: Node, in mapping: Node, _ certainty: Certainty
    ) -> Remedy? {
        var own = entries[0]
        if own.value == own.from?.valueOfKey.map({ JSON($0) }) { own.value = nil }
        let isOnly = entries.count == 1 && own.from?.isSame(as: key) ?? false
        let target = node(at: own.under)
        if isOnly, target?.isSame(as: mapping) ?? false {
            guard var all = rename(key, to: own.key) else { return nil }
            if let value = own.value {
                guard let node = key.valueOfKey, let changed = replace(node, with: value) else {
                    return nil
                }
                all += changed
            }
            return Remedy(
                "write `\(own.value.map { "\(own.key): \(write($0))" } ?? own.key)`", all, certainty
            )
        }
        if isOnly, target?.kind ?? .mapping == .mapping {
            let all = move(key, under: own.under, as: own.key, value: own.value)
            let place = own.under.filter { Int($0) == nil && $0 != "items" }.last
            let new = own.value.map { "\(own.key): \(write($0))" } ?? own.key
            let title: Words =
                "move `\(key.shownText)` \(place.map { "under `\($0)`" } ?? "to the top level")"
            return all.map {
                Remedy(
                    new == key.text ? title : Words([title, "as `\(new)`"], joinedBy: ", "), $0,
                    certainty)
            }
        }
        if mapping.count == 1, mapping.parent == nil {
            guard
                entries.allSatisfy({
                    $0.under.isEmpty && $0.value == nil && $0.from?.text == $0.key
                })
            else {
                return nil
            }
            return unwrap(mapping).map {
                Remedy("remove `\(key.shownText)`, and keep what it contains", $0, certainty)
            }
        }
        let values = entries.map { $0.value ?? $0.from?.valueOfKey.map { JSON($0) } ?? .null }
        guard var all = removeWhole(key) else { return nil }
        var titles: [String] = []
        for place in entries.indices
        where entries[..<place].allSatisfy({ $0.under != entries[place].under }) {
            let same = entries.indices.filter { entries[$0].under == entries[place].under }
            let members = same.map { (key: entries[$0].key, value: values[$0]) }
            guard let added = add(members, under: entries[place].under) else { return nil }
            all += added
            titles += members.map { "`\(write($0))`" }
        }
        guard let all = NodeEdits.merged(all) else { return nil }
        return Remedy("write \(titles.joinedByAnd) in place of `\(key.shownText)`", all, certainty)
    }

    /// Adds entries to a mapping that can be written as a scalar, such as `timer: 3s`.
    private mutating func add(_ members: [(key: String, value: JSON)], under path: [String])
        -> [Edit]?
    {
        guard let node = node(at: path), node.kind == .scalar else {
            return insert(members, under: path)
        }
        return NodeEdits.shortKeys[path.last ?? ""].flatMap { wrap(node, in: $0, with: members) }
    }
}
