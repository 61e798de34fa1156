extension SyntaxFault {
    private static let indentation = "begin it in the same column as its neighbours"

    /// libyaml's problems, each in our words.
    static let wordings: [String: Wording] = [
        "could not find expected ':'": Wording(
            "a `:` is missing behind the key", help: "write `key: value`"),
        "mapping values are not allowed in this context": Wording(
            "a `:` cannot stand here",
            help: "quote a text that holds `: `; or is the indentation wrong, or a `:` missing in the line above?"),
        "mapping keys are not allowed in this context": Wording(
            "a key cannot stand here", help: "begin the mapping on a line of its own"),
        "block sequence entries are not allowed in this context": Wording(
            "the `-` of a list cannot stand here", help: "begin the list on a line of its own"),
        "did not find expected key": Wording(
            "expected a key of this mapping, or its end", help: indentation),
        "did not find expected '-' indicator": Wording(
            "expected the `-` of another item, or the end of the list", help: indentation),
        "did not find expected ',' or ']'": Wording(
            "expected `,` or `]`", help: "put a `,` between two items; quote a text that holds `: `"),
        "did not find expected ',' or '}'": Wording(
            "expected `,` or `}`", help: "put a `,` between two entries; quote a text that holds `: `"),
        "did not find expected node content": Wording(
            "expected a value", help: "write one, or quote a text that begins with a special character"),
        "did not find expected <document start>": Wording(
            "nothing can follow here: the document has ended", help: "begin all outermost keys in the first column"),
        "found incompatible YAML document": Wording(
            "the file asks for a version of YAML that is not 1.1 or 1.2", help: "remove the line"),
        "found character that cannot start any token": Wording(
            "no value can begin with this character", help: "put the text in quotes"),
        "found unexpected end of stream": Wording(
            "the text between quotes never ends", help: "close it with the quote that it begins with"),
        "found unexpected document indicator": Wording(
            "a line of `---` or `...` stands in a text between quotes", help: "is the closing quote missing?"),
        "found unknown escape character": Wording(
            "there is no such escape", help: "write `\\\\` for a backslash, or use single quotes"),
        "did not find expected hexdecimal number": Wording(
            "expected hexadecimal digits", help: "write `\\x` and 2 digits, `\\u` and 4, or `\\U` and 8"),
        "found invalid Unicode character escape code": Wording(
            "the escape names no character", help: "write a character beyond U+FFFF as `\\U` and 8 digits"),
        "did not find expected alphabetic or numeric character": Wording(
            "expected a name of letters, digits, `-` and `_`, and a blank behind it",
            help: "quote a text that begins with `&` or `*`"),
        "did not find expected comment or line break": Wording(
            "the text of a block begins on the next line", help: "break the line here"),
        "found an indentation indicator equal to 0": Wording(
            "a block is indented by 1 to 9 blanks", help: "remove the `0`"),
        "found unexpected ':'": Wording(
            "a `:` cannot stand here", help: "put a blank behind it, or quote the text"),
    ]
}
