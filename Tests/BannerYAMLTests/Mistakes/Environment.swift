#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a run of the tests is told from outside.
enum Environment {
    /// The whole number in a variable, if there is one.
    static func number(_ name: String) -> Int? {
        guard let text = unsafe getenv(name) else { return nil }
        return unsafe Int(String(cString: text))
    }
}
