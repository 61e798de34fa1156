// On Linux, rounding a Double links the C maths library; nothing else of it is used.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif
