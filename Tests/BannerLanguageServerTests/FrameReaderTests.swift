import Testing

@testable import BannerLanguageServer

@Suite struct `Frames` {
    /// Everything in some bytes, which come in parts of a size.
    private func frames(_ text: String, by size: Int = .max) -> [FrameReader.Frame] {
        var reader = FrameReader()
        var frames: [FrameReader.Frame] = []
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            let end = start + min(size, bytes.count - start)
            reader.add(bytes[start..<end])
            while let frame = reader.next() { frames.append(frame) }
            start = end
        }
        return frames
    }

    private func content(_ text: String) -> FrameReader.Frame { .content(Array(text.utf8)) }

    @Test(arguments: [1, 2, 3, 5, 7, 20, 1_000])
    func `messages are found wherever the bytes are split`(size: Int) {
        let text =
            "Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: x; charset=utf-8\r\n\r\n[1]"
            + "CONTENT-LENGTH: \t0 \n\nContent-Length: 4\r\n\r\n\r\n\r\n"
        #expect(
            frames(text, by: size) == [
                content("{}"), content("[1]"), content(""), content("\r\n\r\n"),
            ])
    }

    @Test(arguments: [
        "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length:\r\n\r\n",
        "X: 1\r\n\r\n",
        "\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
        "Content-Length: 2 2\r\n\r\n", String(repeating: "a", count: 10_000),
    ])
    func `after a header that is not one the next is found`(broken: String) {
        for size in [1, 7, 100_000] {
            #expect(
                frames(broken + "Content-Length: 2\r\n\r\n{}", by: size) == [
                    .malformed, content("{}"),
                ])
        }
    }

    @Test func `a message that is too large is skipped and not stored`() {
        var reader = FrameReader()
        reader.add("Content-Length: 1000000000\r\n\r\n".utf8)
        #expect(reader.next() == .tooLarge(1_000_000_000))
        let part = [UInt8](repeating: 0x20, count: 1_000_000)
        for _ in 0..<1_000 {
            reader.add(part)
            #expect(reader.next() == nil)
            #expect(reader.count == 0)
        }
        reader.add("Content-Length: 2\r\n\r\n[]".utf8)
        #expect(reader.next() == content("[]"))
    }
}
