extension BannerCalendar {
    /// A source of time zones: the system's files, or the data of an app.
    public struct Zones: Sendable {
        /// Returns the zone with an IANA id; `nil` if it is unknown.
        let zone: @Sendable (String) -> Zone?

        /// Only UTC, which needs no data.
        public static let utc = Zones { _ in nil }

        /// The folders in which systems store time zone files: Linux and older Apple systems,
        /// macOS, iOS, and Android.
        package static let folders = [
            "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/share/zoneinfo.default", "/usr/lib/zoneinfo",
            "/etc/zoneinfo",
        ]

        /// The system's time zones: `file` returns the bytes of the file at a path, or `nil`.
        public static func system(reading file: @escaping @Sendable (String) -> [UInt8]?) -> Zones {
            Zones { id in
                for folder in folders {
                    if let bytes = file("\(folder)/\(id)"), let zone = try? ZoneFile.read(bytes) { return zone }
                }
                return nil
            }
        }

        /// Time zones from files in the TZif format (RFC 9636): `bytes` returns the file of an id,
        /// or `nil`.
        public static func files(_ bytes: @escaping @Sendable (String) -> [UInt8]?) -> Zones {
            Zones { id in bytes(id).flatMap { try? ZoneFile.read($0) } }
        }

        /// Time zones from an app's own clock, from 1970 to 2100; after that, the last offset
        /// applies.
        ///
        /// - Parameters:
        ///   - offset: returns the offset from UTC in seconds at an instant; `nil` for an unknown
        ///     id.
        ///   - next: returns the next instant at which the offset changes; `nil` for never.
        /// - Returns: the time zones that the app's clock knows.
        public static func clocks(
            offset: @escaping @Sendable (_ id: String, _ at: Instant) -> Int?,
            next: @escaping @Sendable (_ id: String, _ after: Instant) -> Instant?
        ) -> Zones {
            Zones { id in
                var at = Instant(seconds: 0)
                guard let first = offset(id, at) else { return nil }
                var stretches = [Zone.Stretch(start: Instant(seconds: .min), offset: Int64(first))]
                while stretches.count < mostStretches, let change = next(id, at), change > at, change < lastChange {
                    at = change
                    stretches.append(Zone.Stretch(start: at, offset: Int64(offset(id, at) ?? first)))
                }
                guard stretches.allSatisfy({ abs($0.offset) <= Zone.largestOffset }) else { return nil }
                return Zone(stretches, until: Instant(seconds: .max))
            }
        }

        /// The year 2100, and a number of changes that no clock exceeds until then.
        private static let (lastChange, mostStretches) = (Instant(seconds: 4_102_444_800), 2_000)

        /// The time zone of a banner's dates; `nil` if it is unknown.
        func zone(of banner: Banner) -> Zone? {
            let id = banner.timeZone ?? ZoneID.utc
            return id.utf8.elementsEqual(ZoneID.utc.utf8) || id.utf8.elementsEqual("Etc/UTC".utf8) ? .utc : zone(id)
        }
    }
}
