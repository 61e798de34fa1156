extension Shape where Value == String {
    /// The shape of a picture: a path in or below the banner file's folder, or an `https` URL.
    static let image = text(
        TextForm(
            phrase: "an image",
            pattern:
                "^(https://[^\\u0000-\\u0020\\u007f-\\u009f/?#][^\\u0000-\\u0020\\u007f-\\u009f]*"
                + "|(?![/~]|[A-Za-z][A-Za-z0-9+.-]*:|[.][.](/|$))[^\\u0000-\\u001f\\u007f-\\u009f\\\\]+)$",
            patternMessage: "Write a path relative to this file, such as images/summer.png, or an https address.",
            example: "images/summer.png", use: .image),
        isPlainly: ImageText.isPlainPath, fault: ImageText.fault)
}
