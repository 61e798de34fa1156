import Diagnostics
import YAMLTree

extension Shape where Value == Bool {
    /// `true` or `false`.
    static let boolean = Shape(
        schema: .boolean, read: { node, reading in reading.boolean(node, wants: .boolean) }, write: { .bool($0) })
}

extension Shape where Value == Bool {
    /// `true`: something happens; that it does not happen is not worth saying.
    static let onlyTrue = Shape(
        schema: .onlyTrue,
        read: { node, reading in
            guard let value = reading.boolean(node, wants: .onlyTrue) else { return nil }
            guard value else {
                reading.outOfRange(node, is: "`true` or absent", help: "leave the key out")
                return nil
            }
            return true
        },
        write: { .bool($0) })
}

extension Reading {
    /// A scalar's boolean; reports what is neither `true` nor `false`.
    mutating func boolean(_ node: Node, wants schema: @autoclosure () -> Schema) -> Bool? {
        guard node.kind == .scalar else {
            wrongType(node, wants: schema())
            return nil
        }
        let mayBeBoolean = node.tag == .none ? node.style == .plain : node.tag == .bool
        if mayBeBoolean {
            if node.equals("true") { return true }
            if node.equals("false") { return false }
        }
        guard !isEmpty(node), !node.isBroken, let meant = OldYAML.boolean(node.bytes) else {
            wrongType(node, wants: schema())
            return nil
        }
        let text = node.shownText
        let fix = Fix("write `\(meant)`", edits: [Edit(node.range, "\(meant)")], isSafe: true)
        if mayBeBoolean {
            fault(
                .oldBoolean, "`\(text)` is no boolean here: only `true` and `false` are", at: node,
                help: "write `\(meant)`", fix: fix)
        } else {
            wrongType(node, wants: schema(), help: "write `\(meant)` without quotes", fix: fix)
        }
        return nil
    }
}
