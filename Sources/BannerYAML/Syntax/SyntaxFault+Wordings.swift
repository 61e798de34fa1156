extension SyntaxFault {
    private static let indentation: Words = "start it in the same column as the entries around it"

    /// Our wording for each of libyaml's problems.
    static let wordings: [String: Wording] = [
        "could not find expected ':'": Wording("a `:` is missing after the key", explanation: "write `key: value`"),
        "mapping values are not allowed in this context": Wording(
            "a `:` is not allowed here",
            explanation: "quote text that contains `: `; or is the indentation wrong, or a `:` missing in the line above?"),
        "mapping keys are not allowed in this context": Wording(
            "a key is not allowed here", explanation: "start the mapping on a new line"),
        "block sequence entries are not allowed in this context": Wording(
            "the `-` of a list is not allowed here", explanation: "start the list on a new line"),
        "did not find expected key": Wording("expected a key of this mapping, or its end", explanation: indentation),
        "did not find expected '-' indicator": Wording(
            "expected the `-` of another item, or the end of the list", explanation: indentation),
        "did not find expected ',' or ']'": Wording(
            "expected `,` or `]`", explanation: "put a `,` between two items; quote text that contains `: `"),
        "did not find expected ',' or '}'": Wording(
            "expected `,` or `}`", explanation: "put a `,` between two entries; quote text that contains `: `"),
        "did not find expected node content": Wording(
            "expected a value", explanation: "write one, or quote text that begins with a special character"),
        "did not find expected <document start>": Wording(
            "nothing is allowed here: the document has ended", explanation: "start all top-level keys in the first column"),
        "found incompatible YAML document": Wording(
            "the file requires a version of YAML other than 1.1 or 1.2", explanation: "remove the line"),
        "found character that cannot start any token": Wording(
            "no value can begin with this character", explanation: "put the text in quotes"),
        "found unexpected end of stream": Wording(
            "the quoted text is never closed", explanation: "end it with the same quote that it begins with"),
        "found unexpected document indicator": Wording(
            "a `---` or `...` line is inside quoted text", explanation: "is the closing quote missing?"),
        "found unknown escape character": Wording(
            "this escape does not exist", explanation: "write `\\\\` for a backslash, or use single quotes"),
        "did not find expected hexdecimal number": Wording(
            "expected hexadecimal digits", explanation: "write `\\x` and 2 digits, `\\u` and 4, or `\\U` and 8"),
        "found invalid Unicode character escape code": Wording(
            "the escape is not a character", explanation: "write a character above U+FFFF as `\\U` and 8 digits"),
        "did not find expected alphabetic or numeric character": Wording(
            "expected a name of letters, digits, `-` and `_`, followed by a space",
            explanation: "quote text that begins with `&` or `*`"),
        "did not find expected comment or line break": Wording(
            "the text of a block begins on the next line", explanation: "add a line break here"),
        "found an indentation indicator equal to 0": Wording(
            "a block is indented by 1 to 9 spaces", explanation: "remove the `0`"),
        "found unexpected ':'": Wording("a `:` is not allowed here", explanation: "add a space after it, or quote the text"),
    ]
}
