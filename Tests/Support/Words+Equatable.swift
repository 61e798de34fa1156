public import BannerDiagnostics

// Only tests compare messages, so the library does not conform the type to Equatable.
extension BannerReport.Words: Equatable {
    public static func == (one: BannerReport.Words, other: BannerReport.Words) -> Bool {
        one.description == other.description
    }
}
