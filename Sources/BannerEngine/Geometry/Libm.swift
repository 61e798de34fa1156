// Rounding a Double needs the C library's maths on Linux at link time; nothing else of it is used.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
