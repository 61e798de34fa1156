/// A text's structure.
struct Outline: Sendable {
    init(of bytes: [UInt8]) {}
}
