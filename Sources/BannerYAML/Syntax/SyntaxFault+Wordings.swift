extension SyntaxFault {
    private static let indentation: Words = "start it in the same column as the entries around it"

    /// Our wording for each of libyaml's problems.
    static let wordings: [String: (message: Words, explanation: Words)] = [
        "could not find expected ':'": ("a `:` is missing after the key", "write `key: value`"),
        "mapping values are not allowed in this context": (
            "a `:` is not allowed here",
            "quote text that contains `: `; or is the indentation wrong, or a `:` missing in the line above?"
        ),
        "mapping keys are not allowed in this context": (
            "a key is not allowed here", "start the mapping on a new line"
        ),
        "block sequence entries are not allowed in this context": (
            "the `-` of a list is not allowed here", "start the list on a new line"
        ),
        "did not find expected key": ("expected a key of this mapping, or its end", indentation),
        "did not find expected '-' indicator": (
            "expected the `-` of another item, or the end of the list", indentation
        ),
        "did not find expected ',' or ']'": (
            "expected `,` or `]`", "put a `,` between two items; quote text that contains `: `"
        ),
        "did not find expected ',' or '}'": (
            "expected `,` or `}`", "put a `,` between two entries; quote text that contains `: `"
        ),
        "did not find expected node content": (
            "expected a value", "write one, or quote text that begins with a special character"
        ),
        "did not find expected <document start>": (
            "this is not part of the document",
            "start all top-level keys in the first column; after lines with `%` comes a `---` line"
        ),
        "found incompatible YAML document": (
            "the file requires a version of YAML other than 1.1 or 1.2", "remove the line"
        ),
        "found character that cannot start any token": (
            "no value can begin with this character", "put the text in quotes"
        ),
        "found unexpected end of stream": (
            "the quoted text is never closed", "end it with the same quote that it begins with"
        ),
        "found unexpected document indicator": (
            "a `---` or `...` line is inside quoted text", "is the closing quote missing?"
        ),
        "found unknown escape character": (
            "this escape does not exist", "write `\\\\` for a backslash, or use single quotes"
        ),
        "did not find expected hexdecimal number": (
            "expected hexadecimal digits", "write `\\x` and 2 digits, `\\u` and 4, or `\\U` and 8"
        ),
        "found invalid Unicode character escape code": (
            "the escape is not a character", "write a character above U+FFFF as `\\U` and 8 digits"
        ),
        "did not find expected alphabetic or numeric character": (
            "expected a name of letters, digits, `-` and `_`, followed by a space",
            "quote text that begins with `&` or `*`"
        ),
        "did not find expected comment or line break": (
            "the text of a block begins on the next line", "add a line break here"
        ),
        "found an indentation indicator equal to 0": (
            "a block is indented by 1 to 9 spaces", "remove the `0`"
        ),
        "found unexpected ':'": ("a `:` is not allowed here", "add a space after it, or quote the text"),
    ]
}
