/// The system's time zone files, in the folder of `TZDIR` or in `/usr/share/zoneinfo`.
enum TimeZones {
    static let system: DateSources = {
        let named = Environment.variable("TZDIR") ?? ""
        let folder = named.isEmpty ? "/usr/share/zoneinfo" : named
        return DateSources(places: [folder]) { id in
            try? FileSystem.read(Path("\(folder)/\(id)"), limit: ZoneFile.largestSize)
        }
    }()

    static var files: ZoneFiles { system.files }

    /// The time zone files with a cache, for runs over many banners.
    static func remembered() -> DateSources {
        // Only files that exist are cached, which bounds the size of the cache.
        let known = Locked<[String: [UInt8]]>([:])
        return DateSources(places: system.places) { id in
            known.with { known in
                if known[id] == nil { known[id] = system.zoneData(id) }
                return known[id]
            }
        }
    }
}

extension SourceFile {
    /// Attaches time zones, and the date of `--as-of`.
    consuming func withTimeZones(
        _ sources: DateSources = TimeZones.system, asOf date: String? = nil
    ) -> SourceFile {
        (dateSources, asOf) = (sources, date)
        return self
    }
}
