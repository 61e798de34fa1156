// On Linux, rounding a Double needs the C maths library at link time; nothing else of it is used.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif
