/// The system's time zones: files in the folder that `TZDIR` names, or in the usual one.
enum TimeZones {
    /// What dates are read with.
    static let system: DateSources = {
        let named = Environment.variable("TZDIR") ?? ""
        let folder = named.isEmpty ? "/usr/share/zoneinfo" : named
        return DateSources(places: [folder]) { id in
            try? FileSystem.read(Path("\(folder)/\(id)"), limit: ZoneFile.largestSize)
        }
    }()

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
