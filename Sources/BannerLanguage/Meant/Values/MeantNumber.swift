import BannerRules
import BannerTree

/// A number as people write it: `1,5`, `10 000`, `1/3`, `½`, `80%`, `３９０`.
enum MeantNumber {
    /// The number at the beginning of a text; two where a `,` or a `.` can separate thousands or decimals.
    static func decimals(_ rest: inout Written) -> [String]? {
        guard var whole = digits(&rest) ?? (rest.next == "." ? "0" : nil) else { return nil }
        var isGrouped = false
        while var after = Optional(rest), after.take("'", "_") || after.next == nil {
            guard let (_, count) = after.number(3...3), let group = digits(&rest, skipping: "'", "_"), count == 3 else {
                break
            }
            (whole, isGrouped) = (whole + group, true)
        }
        var after = rest
        var groups: [String] = []
        while after.take(","), let group = after.digits(), group.utf8.count == 3 {
            groups.append(group)
            if groups.count > 1 { rest = after }
        }
        if groups.count > 1 { (whole, isGrouped) = (whole + groups.joined(), true) }
        after = rest
        let mark = after.next
        guard after.take(",", "."), let fraction = digits(&after) else { return [whole] }
        rest = after
        let point = "\(whole).\(fraction)"
        guard mark == ",", fraction.utf8.count == 3, whole.utf8.count < 4, whole != "0", !isGrouped else {
            // `1,000.5`
            guard rest.take("."), let last = digits(&rest) else { return [point] }
            return ["\(whole)\(fraction).\(last)"]
        }
        if rest.take("."), let last = digits(&rest) { return ["\(whole)\(fraction).\(last)"] }
        return [point, whole + fraction]
    }

    private static func digits(_ rest: inout Written, skipping marks: String...) -> String? {
        for mark in marks { _ = rest.take(mark) }
        return rest.digits()
    }

    /// The number that a text means, as YAML writes it.
    static func number(_ text: String, _ schema: Schema) -> [String] {
        var rest = Written(text)
        var numbers: [String] = []
        if let part = rest.meaning(in: .parts) {
            numbers = [part]
        } else if var found = decimals(&rest) {
            if rest.take("/", ":", "of"), let below = rest.number(1...3), below.value > 0, let above = Double(found[0])
            {
                found = [rounded(above / Double(below.value))]
            } else if rest.take("%"), let number = Double(found[0]) {
                guard schema.unit.isEmpty else { return [] }
                found = [rounded(number / 100)]
            } else {
                _ = rest.meaning(in: .numberUnits)
            }
            numbers = found
        }
        return rest.isAtEnd ? numbers.filter { schema.accepts(number: $0) } : []
    }

    private static func rounded(_ number: Double) -> String {
        NumberText.exact((number * 10_000).rounded() / 10_000)
    }
}
