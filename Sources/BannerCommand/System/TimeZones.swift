/// The system's time zones: files in the folder that `TZDIR` names, or in the usual one.
enum TimeZones {
    /// What dates are read with.
    static let system: DateSources = {
        let named = Environment.variable("TZDIR") ?? ""
        let folders = named.isEmpty ? ["/usr/share/zoneinfo"] : [named]
        return DateSources(places: folders) { id in
            for folder in folders {
                if let bytes = try? FileSystem.read(Path("\(folder)/\(id)"), limit: ZoneFile.largestSize) {
                    return bytes
                }
            }
            return nil
        }
    }()

    /// The day where the author is: only for what an editor offers to write.
    static var today: Day? {
        var now = time(nil)
        var parts = unsafe tm()
        guard unsafe localtime_r(&now, &parts) != nil else { return nil }
        return unsafe Day(year: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    }

    /// The same as what has zones.
    static var files: ZoneFiles { system.files }

    /// The system's time zones, each read from its file only once: for a run over many banners.
    static func remembered() -> DateSources {
        // What cannot be read is not remembered, so that there are never more entries than files.
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
    /// The file with the system's time zones.
    func withTimeZones(_ sources: DateSources = TimeZones.system, asOf date: String? = nil) -> SourceFile {
        var file = self
        file.dateSources = sources
        file.dateSources?.asOf = date
        return file
    }
}
