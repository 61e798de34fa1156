#if canImport(Darwin)
    @_exported public import Darwin
#elseif canImport(Android)
    @_exported public import Android
#elseif canImport(Musl)
    @_exported public import Musl
#else
    @_exported public import Glibc
#endif

// The C library for the whole module, and those of its functions whose names our own types also have, which hide them: the
// library's module, whose name would tell them apart, has another one on every system.

/// `read`: how many bytes were read, or -1.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}

/// `write`: how many bytes were written, or -1.
func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}

/// `open`: the descriptor, or -1.
func systemOpen(_ name: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
    unsafe open(name, flags, mode)
}

/// `close`; a descriptor that is only read or given away has nothing to report.
func systemClose(_ descriptor: Int32) { close(descriptor) }

/// `exit`.
func systemExit(_ code: Int32) -> Never { exit(code) }
