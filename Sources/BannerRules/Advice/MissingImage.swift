extension Rule {
    /// A picture that does not exist; found only when a file in a folder is checked.
    package static let missingImage = Rule(
        "BK5011", "missing-image", .warning, "an image that is not there",
        """
        An image that is a path must be a file, relative to the banner file's folder. Letters in \
        another case are another file on most servers and devices. Addresses are not looked up, \
        and neither are the images of a banner on standard input, which is in no folder.

            ✓ items: [{ id: red, image: "https://example.com/red.png", alt: A red square }]
            ✓
        """)
}
