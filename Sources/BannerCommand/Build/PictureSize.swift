extension PictureSize {
    /// Reads the size from the first bytes of a picture; `nil` if they do not have it.
    init?(_ bytes: [UInt8]) {
        switch PageImages.type(of: bytes) {
        case "image/png": self.init(bytes, width: 16, height: 20, count: 4)
        case "image/gif": self.init(bytes, width: 6, height: 8, count: 2, isLittle: true)
        case "image/jpeg": self.init(jpeg: bytes)
        case "image/webp": self.init(webP: bytes)
        case "image/avif":
            guard let box = bytes.place(of: "ispe") else { return nil }
            self.init(bytes, width: box + 8, height: box + 12, count: 4)
        case "image/svg+xml": self.init(svg: bytes)
        default: return nil
        }
    }

    /// A size with `count` bytes for each number.
    private init?(
        _ bytes: [UInt8], width: Int, height: Int, count: Int, isLittle: Bool = false
    ) {
        guard let width = bytes.number(at: width, count, isLittle),
            let height = bytes.number(at: height, count, isLittle), width > 0, height > 0
        else { return nil }
        self.init(width: width, height: height)
    }

    /// The size in the frame header, which follows segments of metadata.
    private init?(jpeg bytes: [UInt8]) {
        var place = 2
        while let marker = bytes.number(at: place, 2), let length = bytes.number(at: place + 2, 2) {
            let isFrame = (0xFFC0...0xFFCF).contains(marker)
            if isFrame && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker) {
                self.init(bytes, width: place + 7, height: place + 5, count: 2)
                return
            }
            guard marker > 0xFF00 else { return nil }
            place += 2 + length
        }
        return nil
    }

    private init?(webP bytes: [UInt8]) {
        switch bytes.dropFirst(12).prefix(4).utf8Text {
        case "VP8 ": self.init(bytes, width: 26, height: 28, count: 2, isLittle: true)
        case "VP8L":
            guard let bits = bytes.number(at: 21, 4, true) else { return nil }
            self.init(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        default:
            guard let width = bytes.number(at: 24, 3, true),
                let height = bytes.number(at: 27, 3, true)
            else { return nil }
            self.init(width: width + 1, height: height + 1)
        }
    }

    /// The size in the root element's `viewBox`, which its width and height follow as a rule.
    private init?(svg bytes: [UInt8]) {
        guard let start = bytes.place(of: "viewBox="), start + 9 < bytes.count else { return nil }
        let words = bytes[(start + 9)...].prefix { $0 != bytes[start + 8] }
            .split { " ,".utf8.contains($0) }
        let sizes = words.dropFirst(2).compactMap { Double($0.utf8Text) }
        guard sizes.count == 2, sizes.allSatisfy({ $0 >= 1 && $0 < 65_536 }) else { return nil }
        self.init(width: Int(sizes[0].rounded()), height: Int(sizes[1].rounded()))
    }
}

extension [UInt8] {
    /// The whole number in `count` bytes; `nil` behind the end.
    fileprivate func number(at place: Int, _ count: Int, _ isLittle: Bool = false) -> Int? {
        guard place + count <= self.count else { return nil }
        let digits = self[place..<(place + count)]
        return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }

    /// The position of the first occurrence of a text.
    fileprivate func place(of text: String) -> Int? {
        indices.first { self[$0...].starts(with: text.utf8) }
    }
}
