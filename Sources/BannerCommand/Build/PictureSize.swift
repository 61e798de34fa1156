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
        var isTurned = false
        while let marker = bytes.number(at: place, 2), let length = bytes.number(at: place + 2, 2) {
            switch marker {
            case 0xFFFF:
                // A fill byte.
                place += 1
                continue
            case 0xFFE1: isTurned = isTurned || bytes.isTurned(inSegmentAt: place + 4)
            case 0xFFC4, 0xFFC8, 0xFFCC: break
            case 0xFFC0...0xFFCF:
                let (width, height) = (place + 7, place + 5)
                self.init(
                    bytes, width: isTurned ? height : width, height: isTurned ? width : height,
                    count: 2)
                return
            case ...0xFF00: return nil
            default: break
            }
            place += 2 + length
        }
        return nil
    }

    private init?(webP bytes: [UInt8]) {
        switch bytes.dropFirst(12).prefix(4).utf8Text {
        case "VP8 ":
            // The upper two bits scale.
            guard let bits = bytes.number(at: 26, 4, true) else { return nil }
            self.init(width: bits & 0x3FFF, height: bits >> 16 & 0x3FFF)
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

    /// The size in the root element's `viewBox`, or its `width` and `height` in pixels.
    private init?(svg bytes: [UInt8]) {
        guard let start = bytes.place(of: "<svg") else { return nil }
        let tag = bytes[start...].prefix { $0 != ">" }
        let words = tag.split { " \t\r\n=,\"'/".utf8.contains($0) }.map(\.utf8Text)
        func numbers(after key: String, _ count: Int) -> [Double] {
            let values = words.drop { $0 != key }.dropFirst().prefix(count)
            return values.compactMap { Double($0.hasSuffix("px") ? String($0.dropLast(2)) : $0) }
        }
        let box = numbers(after: "viewBox", 4).dropFirst(2)
        let sizes =
            box.count == 2 ? Array(box) : numbers(after: "width", 1) + numbers(after: "height", 1)
        guard sizes.count == 2, sizes.allSatisfy({ $0 >= 1 && $0 < 65_536 }) else { return nil }
        self.init(width: Int(sizes[0].rounded()), height: Int(sizes[1].rounded()))
    }
}

extension [UInt8] {
    /// Whether a segment has the Exif orientation of a camera that was held upright.
    fileprivate func isTurned(inSegmentAt start: Int) -> Bool {
        guard self[Swift.min(start, count)...].starts(with: "Exif\0\0".utf8) else { return false }
        let isLittle = number(at: start + 6, 1) == 0x49
        guard let table = number(at: start + 10, 4, isLittle).map({ start + 6 + $0 }),
            let entries = number(at: table, 2, isLittle)
        else { return false }
        let places = (0..<Swift.min(entries, 64)).map { table + 2 + $0 * 12 }
        let tag = places.first { number(at: $0, 2, isLittle) == 0x0112 }
        return tag.flatMap { number(at: $0 + 8, 2, isLittle) }.map { (5...8).contains($0) } ?? false
    }

    /// The whole number in `count` bytes; `nil` behind the end.
    fileprivate func number(at place: Int, _ count: Int, _ isLittle: Bool = false) -> Int? {
        guard place + count <= self.count else { return nil }
        let digits = self[place..<(place + count)]
        return (isLittle ? digits.reversed() : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }

    /// The position of the first occurrence of a text.
    fileprivate func place(of text: String) -> Int? {
        indices.first { self[$0...].starts(with: text.utf8) }
    }
}
