extension ControlCharacter {
    /// The first control character in a scalar's text, which is valid UTF-8; fails if there is
    /// none.
    init?(in node: Node) {
        guard let control = node.withBytes({ ControlCharacter(in: $0) }) else { return nil }
        self = control
    }
}

extension Reading {
    /// Reports text that contains a control character.
    mutating func controlInText(_ node: Node, _ control: ControlCharacter) {
        fault(
            .controlInText, "\(title(of: node)) contains the control character \(control.name)", at: node,
            explanation: "remove it")
    }
}
