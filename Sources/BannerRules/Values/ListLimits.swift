extension Rule {
    /// More items than a banner can have; tests create the bad example, which would be huge.
    package static let tooManyItems = Rule(
        "BK3011", "too-many-items", .error, "more than 10 000 items",
        "A banner can have at most 10 000 items. Split it, or show a list instead.")

    /// More inputs than a scenario can have; tests create the bad example, which would be huge.
    package static let tooManyInputs = Rule(
        "BK3012", "too-many-inputs", .error, "more than 1000 inputs in a scenario",
        """
        A scenario can have at most 1000 inputs. Split it into several scenarios; each one starts \
        the banner from 0.
        """
    )

    /// More scenarios than a banner can have; tests create the bad example, which would be huge.
    package static let tooManyScenarios = Rule(
        "BK3013", "too-many-scenarios", .error, "more than 100 scenarios",
        """
        A banner can have at most 100 scenarios. Combine some of them, or move some to a second \
        file.
        """
    )

    /// More expectations than a scenario can have; tests create the bad example, which would be
    /// huge.
    package static let tooManyExpectations = Rule(
        "BK3014", "too-many-expectations", .error, "more than 1000 expectations in a scenario",
        """
        A scenario can have at most 1000 expectations. Split it into several scenarios; each one \
        starts the banner from 0.
        """)

    /// More breakpoints than a banner can have.
    package static let tooManyBreakpoints = Rule(
        "BK3017", "too-many-breakpoints", .error, "more than 10 breakpoints",
        """
        A banner can have at most 10 breakpoints. Combine those whose widths are close to each \
        other.

              items: [red, orange]
              breakpoints:
            ✗   - { minWidth: 400, focus: 1.01 }
            ✗   - { minWidth: 450, focus: 1.02 }
            ✗   - { minWidth: 500, focus: 1.03 }
            ✗   - { minWidth: 550, focus: 1.04 }
                - { minWidth: 600, focus: 1.05 }
            ✗   - { minWidth: 650, focus: 1.06 }
            ✗   - { minWidth: 700, focus: 1.07 }
            ✗   - { minWidth: 750, focus: 1.08 }
            ✗   - { minWidth: 800, focus: 1.09 }
            ✗   - { minWidth: 850, focus: 1.1 }
            ✗   - ⟦{ minWidth: 900, focus: 1.11 }⟧
            ✓   - { minWidth: 900, focus: 1.1 }
        """)
}

extension Banner {
    /// The maximum number of breakpoints in a banner («What a banner means», Limits).
    package static let breakpointLimit = 10
    /// The maximum number of items in a banner («What a banner means», Limits).
    package static let itemLimit = 10_000
    /// The maximum number of scenarios in a banner («What a banner means», Limits).
    package static let scenarioLimit = 100
}

extension Banner.Scenario {
    /// The maximum number of expectations in a scenario («What a banner means», Limits).
    package static let expectationLimit = 1_000
}
