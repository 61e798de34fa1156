import BannerDiagnostics
import BannerKit
import BannerTree

extension BannerRule {
    /// No two items have the same id.
    static let uniqueIDs = BannerRule { banner, reading in
        guard hasDuplicates(banner.items, \.id), let items = reading.root["items"] else { return }
        reading.duplicates(
            of: items.items.compactMap(Pages.id), rule: .duplicateID,
            message: { "two items have the id `\($0)`" }, help: "give each item a unique id")
    }

    /// No two scenarios have the same name.
    static let uniqueScenarioNames = BannerRule { banner, reading in
        guard hasDuplicates(banner.scenarios, \.name), let scenarios = reading.root["scenarios"] else { return }
        reading.duplicates(
            of: scenarios.items.compactMap { $0["name"] }, rule: .duplicateScenarioName,
            message: { "two scenarios have the name `\($0)`" }, help: "give each scenario a unique name")
    }

    /// Whether two elements have the same text; a few are compared without a table.
    private static func hasDuplicates<Element>(_ elements: [Element], _ text: (Element) -> String) -> Bool {
        if elements.count > 16 {
            var seen = Set<String>(minimumCapacity: elements.count)
            return !elements.allSatisfy { seen.insert(text($0)).inserted }
        }
        for later in elements.indices.dropFirst() {
            let wanted = text(elements[later])
            for earlier in 0..<later where text(elements[earlier]) == wanted { return true }
        }
        return false
    }
}

extension Reading {
    /// Reports each node that has the text of an earlier one.
    fileprivate mutating func duplicates(
        of nodes: [Node], rule: Rule, message: (String) -> String, help: String
    ) {
        var first: [[UInt8]: SourceRange] = [:]
        for node in nodes where node.kind == .scalar && node.type == .text && trusts(node) {
            let bytes = Array(node.bytes)
            guard let earlier = first[bytes] else {
                first[bytes] = node.range
                continue
            }
            fault(rule, message(node.shownText), at: node, help: help, notes: [Note("the first is here", at: earlier)])
        }
    }
}
