extension ControlCharacter {
    /// The first one in a scalar's text, which is valid UTF-8.
    init?(in node: Node) {
        guard let control = node.withBytes({ ControlCharacter(in: $0) }) else { return nil }
        self = control
    }
}

extension Reading {
    /// Text that contains a control character.
    mutating func controlInText(_ node: Node, _ control: ControlCharacter) {
        let text = String(
            node.text.unicodeScalars.filter { scalar in
                scalar == "\t" || scalar == "\n" || scalar == "\r" || 0x20...0x7E ~= scalar.value || scalar.value > 0x9F
            })
        fault(
            .controlInText, "\(title(of: node)) contains the control character \(control.name)", at: node,
            help: "remove it", fix: fix(node, writing: JSON.quoted(text), isSafe: false))
    }
}
