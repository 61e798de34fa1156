#if canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// File access and exit: the only calls to the C library.
enum System {
    /// Reads a file; `nil` if it cannot be read.
    static func read(_ name: String) -> [UInt8]? {
        guard let file = unsafe fopen(name, "rb") else { return nil }
        defer { unsafe fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe fread(&part, 1, part.count, file)
            bytes += part[..<count]
            if count < part.count { return unsafe ferror(file) == 0 ? bytes : nil }
        }
    }

    /// Writes a file; `false` if it cannot be written.
    static func write(_ bytes: [UInt8], to name: String) -> Bool {
        guard let file = unsafe fopen(name, "wb") else { return false }
        let count = unsafe fwrite(bytes, 1, bytes.count, file)
        return unsafe fclose(file) == 0 && count == bytes.count
    }

    static func end(_ code: Int32) -> Never { exit(code) }
}
