public import BannerDiagnostics

// Tests compare sentences; the program cannot.
extension BannerReport.Words: Equatable {
    public static func == (one: Self, other: Self) -> Bool { one.description == other.description }
}
