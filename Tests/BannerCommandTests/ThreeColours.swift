/// A banner that the tests of `bannerkit diff` compare others with.
enum ThreeColours {
    static let old = """
        # Three colours.
        name: colours
        items:
          - { id: red, title: Red }
          - orange
          - yellow
        timer: { interval: 2s }

        """

    static func diff(_ new: String, options: String = "") throws -> Ran {
        try shell(
            "bannerkit diff old.yaml new.yaml \(options)",
            files: ["old.yaml": old, "new.yaml": new])
    }
}
