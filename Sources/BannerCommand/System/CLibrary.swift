#if canImport(Darwin)
    @_exported public import Darwin
#elseif canImport(Android)
    @_exported public import Android
#elseif canImport(Musl)
    @_exported public import Musl
#else
    @_exported public import Glibc
#endif

// Wrappers for C functions whose names our own methods hide. The C module has a different name on
// every system, so that calls cannot be qualified.

/// Calls `read`; returns the number of bytes, or -1.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}

/// Calls `write`; returns the number of bytes, or -1.
func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}

/// Calls `open`; returns the descriptor, or -1.
func systemOpen(_ name: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
    unsafe open(name, flags, mode)
}

/// Calls `close` and ignores errors, which matter only for written files.
func systemClose(_ descriptor: Int32) { close(descriptor) }

/// Calls `exit`.
func systemExit(_ code: Int32) -> Never { exit(code) }
