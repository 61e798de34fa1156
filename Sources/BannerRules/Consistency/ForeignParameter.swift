extension Rule {
    /// A parameter of another style.
    package static let foreignParameter = Rule(
        "BK4005", "foreign-parameter", .error, "a parameter of another indicator style",
        """
        Each indicator style has its own parameters; a parameter of another style would have no \
        effect. `color`, `currentColor`, `hidesForSinglePage`, `placement` and `edge` belong to \
        all styles.

              items: [red, orange]
            ✗ indicator: { style: pill, ⟦size⟧: 8 }
            ✓ indicator: { style: pill, dot: 8 }
        """)
}
