/// The files of the element's npm package.
package enum ElementParts {
    /// The names and contents of the files.
    package static var files: [(name: String, text: String)] {
        let package: JSON = [
            "name": "banner-kit", "version": .string(Release.version), "type": "module", "main": "banner-kit.js",
            "types": "banner-kit.d.ts", "sideEffects": ["./banner-kit.js"],
            "exports": [".": ["types": "./banner-kit.d.ts", "default": "./banner-kit.js"], "./*": "./*"],
        ]
        return [
            ("banner-kit.js", PageParts.elementScript + "\n"), ("banner-kit.d.ts", PageParts.elementTypes + "\n"),
            ("package.json", package.document() + "\n"),
        ]
    }
}
