extension BannerCalendar {
    /// Where time zones come from: the system's files, or what an app knows of them.
    public struct Zones: Sendable {
        /// The zone with an IANA id; `nil` where it is not known.
        let zone: @Sendable (String) -> Zone?

        /// Only UTC, which needs no data.
        public static let utc = Zones { _ in nil }

        /// The places below which systems keep a zone's file: Linux and older ones of Apple's, macOS, iOS, and Android.
        package static let folders = [
            "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/share/zoneinfo.default", "/usr/lib/zoneinfo",
            "/etc/zoneinfo",
        ]

        /// The system's zones: files below the usual folders, of which a function has the bytes by their paths, or `nil`.
        public static func system(reading file: @escaping @Sendable (String) -> [UInt8]?) -> Zones {
            Zones { id in
                for folder in folders {
                    if let bytes = file("\(folder)/\(id)"), let zone = try? ZoneFile.read(bytes) { return zone }
                }
                return nil
            }
        }

        /// Zones from the bytes of their files (TZif, RFC 9636), by their ids; `nil` where there is none.
        public static func files(_ bytes: @escaping @Sendable (String) -> [UInt8]?) -> Zones {
            Zones { id in bytes(id).flatMap { try? ZoneFile.read($0) } }
        }

        /// Zones as an app's own clock knows them, from 1970 up to 2100; later the last offset stays.
        ///
        /// - Parameters:
        ///   - offset: the seconds by which a zone's clock is before UTC at an instant; `nil` for an id that is not known.
        ///   - next: when the clock is next set after an instant; `nil` for never.
        /// - Returns: the zones that the app's clock knows.
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

        /// The year 2100, and more changes than any clock has until then.
        private static let (lastChange, mostStretches) = (Instant(seconds: 4_102_444_800), 2_000)

        /// The zone of a banner's dates; `nil` where it is not known.
        func zone(of banner: Banner) -> Zone? {
            let id = banner.timeZone ?? ZoneID.utc
            return id.utf8.elementsEqual(ZoneID.utc.utf8) || id.utf8.elementsEqual("Etc/UTC".utf8) ? .utc : zone(id)
        }
    }
}
