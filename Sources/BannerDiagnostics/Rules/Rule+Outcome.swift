/// Faults that are found by playing a banner's scenarios.
extension Rule {
    /// The rules that `bannerkit test` checks by playing, in order of id; reading a file never
    /// reports them.
    package static let outcome: [Rule] = [expectationFailed]

    /// An expectation that does not hold.
    package static let expectationFailed = Rule(
        "BK6001", "expectation-failed", .error, "a scenario's expectation that does not hold",
        """
        A banner's scenarios are its tests: `bannerkit test` plays the inputs of each one and checks every \
        expectation. The message says what was seen instead, and the notes say what happened around that moment. \
        Either the banner does not behave as intended, or the expectation is wrong.

              items: [red, orange, yellow]
              timer: 2s
              scenarios:
                - name: the first turn
                  duration: 5s
                  expect:
            ✗       - { at: 3s, page: ⟦yellow⟧ }
            ✓       - { at: 3s, page: orange }
        """)
}
