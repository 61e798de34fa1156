public import BannerDiagnostics

// Tests compare sentences; the program cannot.
extension BannerReport.Words: Equatable {
    public static func == (one: BannerReport.Words, other: BannerReport.Words) -> Bool {
        one.description == other.description
    }
}
