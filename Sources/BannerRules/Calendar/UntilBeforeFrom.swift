import BannerCalendar

/// An occasion must end after it begins.
enum UntilBeforeFrom {
    static let rule = Rule(
        "BK4020", "until-before-from", .error, "an `until` that is not after its `from`",
        """
        `until` is the end and not included, so it has to be after `from`. A date alone is the \
        whole day: its beginning in `from`, and its end in `until`.

              timeZone: Asia/Seoul
              items:
                - red
                - id: sale
            ✗     when: { from: 2026-11-29, until: ⟦2026-11-27⟧ }
            ✓     when: { from: 2026-11-27, until: 2026-11-29 }
        """)

    static func check(_ banner: Banner, _ context: any RuleContext) {
        let found = banner.occasions.filter { $0.occasion.from != nil && $0.occasion.until != nil }
        guard !found.isEmpty, context.isValid(["timeZone"]) else { return }
        let zone = context.zone(of: banner)
        for (occasion, path) in found {
            guard let from = occasion.from, let until = occasion.until,
                !isOrdered(from, until, zone),
                context.isValid(path + "from", path + "until")
            else { continue }
            // The local times are in order, but the clock skips both at once.
            let isSkipped =
                zone != nil && from.isLocal && until.isLocal && isOrdered(from, until, nil)
            context.report(
                rule,
                """
                `until: \(DateText.write(until))` is not after `from: \(DateText.write(from))`\
                \(isSkipped ? ", because the clock skips the time between them" : "")
                """,
                at: path + "until",
                remedies: isOrdered(until, from, zone)
                    ? [.swap(path + "from", path + "until")] : [],
                explanation: "write a later date")
        }
    }

    /// Compares two dates; local times are compared as such if the zone is unknown.
    private static func isOrdered(_ from: Banner.Date, _ until: Banner.Date, _ zone: Zone?) -> Bool
    {
        guard let zone else {
            guard from.isLocal == until.isLocal else { return true }
            guard from.isLocal else { return from.instant(in: .utc) < until.instant(in: .utc) }
            return from.clock(isEnd: false) < until.clock(isEnd: true)
        }
        return from.instant(in: zone) < until.instant(in: zone, isEnd: true)
    }
}
