/// Random changes to a banner's text, always the same for one seed: what people mistype, and words
/// of other programs.
struct Mutation {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number from 0 up to, but without, `count`.
    private mutating func choose(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: (state >> 33) % UInt64(max(1, count)))
    }

    /// The text with one to three changed words.
    mutating func mutate(_ text: String) -> String {
        var text = text
        for _ in 0...choose(3) { text = changeWord(text) }
        return text
    }

    private mutating func changeWord(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let starts = scalars.indices.filter {
            isWord(scalars[$0]) && ($0 == 0 || !isWord(scalars[$0 - 1]))
        }
        guard !starts.isEmpty else { return text }
        let start = starts[choose(starts.count)]
        let end = scalars[start...].firstIndex { !isWord($0) } ?? scalars.count
        let word = String(String.UnicodeScalarView(scalars[start..<end]))
        var result = String.UnicodeScalarView(scalars[..<start])
        result.append(contentsOf: changed(word).unicodeScalars)
        result.append(contentsOf: scalars[end...])
        return String(result)
    }

    private func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "."
            || scalar == "#"
    }

    private mutating func changed(_ word: String) -> String {
        let letters = Array(word)
        let place = choose(letters.count)
        switch choose(12) {
        case 0: return String(letters[..<place] + letters[(place + 1)...])
        case 1: return String(letters[...place] + [letters[place]] + letters[(place + 1)...])
        case 2: return String(letters[..<place] + letters[place...].reversed())
        case 3: return word.uppercased()
        case 4: return letters.map { $0.isUppercase ? "_\($0.lowercased())" : String($0) }.joined()
        case 5: return letters.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
        case 6: return "\"\(word)\""
        case 7: return word + ["%", "px", " sec", " ms", "000", "s", ",5", "_000"][choose(8)]
        case 8:
            return letters.first?.isNumber == true
                ? "\(choose(20_000))" : Mutation.words[choose(Mutation.words.count)]
        case 9, 10: return Mutation.words[choose(Mutation.words.count)]
        default: return Mutation.values[choose(Mutation.values.count)]
        }
    }

    private static let words = [
        "autoplay", "speed", "gap", "spaceBetween", "slides", "delay", "duration", "colour",
        "backgroundColor", "url",
        "inactiveColor", "activeColor", "type", "style", "loop", "direction", "interval", "easing",
        "goto", "current",
        "startIndex", "slidesPerView", "timer", "paging", "repeat", "size", "width", "name", "id",
        "src", "time",
        "page", "pagination", "background", "length", "thickness", "timingFunction",
        "cell_width_multiplier", "prev",
    ]

    private static let values = [
        "true", "false", "yes", "no", "on", "off", "none", "null", "~", "0", "1", "100", "300",
        "5000", "0x1F", "1_000",
        "1:30", "100%", "20px", "1.5 s", "PT2S", "3 sec", "1,5s", "ease", "ease-in-out", "swing",
        "red", "0xff0000",
        "rgb(1)", "FF6B35", "rtl", "bullets", "stories", "infinity", "summer sale", "café", "-1",
        "1e3", "2026",
        "www.example.com", "progress", "forward", "slow",
    ]
}
