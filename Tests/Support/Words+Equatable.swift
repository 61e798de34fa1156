package import BannerDiagnostics

// Tests compare sentences; the program cannot.
extension Words: @retroactive Equatable {
    public static func == (one: Self, other: Self) -> Bool { one.description == other.description }
}
