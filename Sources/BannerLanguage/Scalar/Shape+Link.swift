extension Shape where Value == String {
    /// The shape of a link: `https`, `http`, `mailto`, `tel`, an app's own scheme, or a relative
    /// link; never a script or data.
    static let link = text(
        TextForm(
            phrase: "a link",
            pattern:
                "^(https?://[^\\u0000-\\u0020\\u007f-\\u009f/?#][^\\u0000-\\u0020\\u007f-\\u009f]*"
                + "|(mailto|tel):[^\\u0000-\\u0020\\u007f-\\u009f]+"
                + "|(?!(https?|javascript|data|vbscript|file|blob|about|filesystem)://)[a-z][a-z0-9+.-]*"
                + "://[^\\u0000-\\u0020\\u007f-\\u009f]+"
                + "|(?!//|https?([/?#]|$))(?=.)[^\\u0000-\\u0020\\u007f-\\u009f:@/?#\\\\<>\"{}|^`\\[\\]]*"
                + "([/?#][^\\u0000-\\u0020\\u007f-\\u009f\\\\<>\"{}|^`\\[\\]]*)?)$",
            patternMessage:
                "Begin with https://, http://, mailto:, tel: or an app's own scheme such as myapp://, or write /sale.",
            example: "https://example.com/sale", use: .link),
        isPlainly: LinkText.isPlainly, fault: LinkText.fault)
}
