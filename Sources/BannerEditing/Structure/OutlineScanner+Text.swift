// Where texts, keys and lines end.

extension OutlineScanner {
    func byte(_ place: Int) -> UInt8 { place >= 0 && place < bytes.count ? bytes[place] : 0x0A }

    /// Whether a byte is a comma or a bracket.
    static func isFlowMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
        default: false
        }
    }

    func isBlank(_ place: Int) -> Bool {
        let byte = byte(place)
        return byte == 0x20 || byte == 0x09 || Outline.isBreak(byte)
    }

    mutating func skipSpaces() {
        while byte(position) == 0x20 || byte(position) == 0x09 { position += 1 }
    }

    /// Moves past a line break.
    mutating func skipBreak() {
        if byte(position) == 0x0D && byte(position + 1) == 0x0A { position += 1 }
        position += 1
    }

    func lineEnd(from start: Int) -> Int {
        var end = start
        while !Outline.isBreak(byte(end)) { end += 1 }
        return end
    }

    /// Moves to the next line, and keeps the comment that is left on this one.
    mutating func skipLine() {
        if isBeforeLine {
            isBeforeLine = false
            return
        }
        skipSpaces()
        if byte(position) == UInt8(ascii: "#") && isAfterSpace { skipComment() }
        position = lineEnd(from: position)
        skipBreak()
    }

    mutating func skipComment() {
        let end = lineEnd(from: position)
        comments.append(position..<end)
        position = end
    }

    var isAfterSpace: Bool { position == 0 || isBlank(position - 1) }

    /// Whether only a comment, or nothing, is left of a line.
    func endsLine(_ place: Int) -> Bool {
        Outline.isBreak(byte(place)) || byte(place) == UInt8(ascii: "#") && (place == 0 || isBlank(place - 1))
    }

    /// `---` or `...` at the beginning of a line.
    var isDocumentMark: Bool {
        let first = byte(position)
        return (first == UInt8(ascii: "-") || first == UInt8(ascii: ".")) && byte(position + 1) == first
            && byte(position + 2) == first && isBlank(position + 3)
    }

    func isDash(_ place: Int) -> Bool { byte(place) == UInt8(ascii: "-") && isBlank(place + 1) }

    /// The position after anchors and tags.
    func skippingProperties(from start: Int) -> Int {
        var place = start
        while byte(place) == UInt8(ascii: "&") || byte(place) == UInt8(ascii: "!") {
            while !isBlank(place) && !",]}".utf8.contains(byte(place)) { place += 1 }
            while byte(place) == 0x20 || byte(place) == 0x09 { place += 1 }
        }
        return place
    }

    /// The end of a text without quotes on its line: before a comment, without the spaces after it.
    func textEnd(from start: Int) -> Int {
        var place = start
        var end = start
        while !Outline.isBreak(byte(place)) {
            let isSpace = byte(place) == 0x20 || byte(place) == 0x09
            if byte(place) == UInt8(ascii: "#") && place > start && isBlank(place - 1) { break }
            place += 1
            if !isSpace { end = place }
        }
        return end
    }

    /// The end of a key at a position and its colon; `nil` where no key begins.
    func key(at start: Int) -> (end: Int, colon: Int)? {
        switch byte(start) {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let end = quoteEnd(from: start, indent: .max)
            var colon = end
            while byte(colon) == 0x20 || byte(colon) == 0x09 { colon += 1 }
            return byte(colon) == UInt8(ascii: ":") && isBlank(colon + 1) ? (end, colon) : nil
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "#"): return nil
        default: break
        }
        var place = start
        var end = start
        while !Outline.isBreak(byte(place)) {
            let byte = byte(place)
            if byte == UInt8(ascii: ":") && isBlank(place + 1) { return (end, place) }
            if byte == UInt8(ascii: "#") && isBlank(place - 1) { return nil }
            place += 1
            if byte != 0x20 && byte != 0x09 { end = place }
        }
        return nil
    }

    /// Whether a line's text begins an item, or a key with its colon.
    func looksLikeEntry(_ place: Int) -> Bool {
        if isDash(place) { return true }
        guard let (end, _) = key(at: place) else { return false }
        // A comma or bracket is part of what is in brackets.
        return !bytes[place..<end].contains { OutlineScanner.isFlowMark($0) }
    }

    /// The end of the quoted text that begins at a position.
    ///
    /// It goes on over lines that are indented more than `indent`; a quote that is not closed there ends with its line.
    func quoteEnd(from start: Int, indent: Int) -> Int {
        let quote = byte(start)
        var place = start + 1
        var firstEnd: Int?
        while place < bytes.count {
            let byte = byte(place)
            if Outline.isBreak(byte) {
                if firstEnd == nil { firstEnd = place }
                guard indent < .max else { break }
                var first = place + 1
                while self.byte(first) == 0x20 { first += 1 }
                let isEmpty = Outline.isBreak(self.byte(first))
                guard isEmpty || first - place - 1 > indent else { break }
                place = isEmpty ? place + 1 : first
                continue
            }
            if byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") {
                // A break after it is part of the text, and looked at in its own turn.
                place += Outline.isBreak(self.byte(place + 1)) ? 1 : 2
                continue
            }
            place += 1
            if byte == quote {
                guard quote == UInt8(ascii: "'") && self.byte(place) == quote else { return place }
                place += 1
            }
        }
        return min(firstEnd ?? bytes.count, bytes.count)
    }

    /// Whether a byte after a colon, or the colon's end, lets it end a key between brackets.
    func endsFlowText(_ place: Int) -> Bool { isBlank(place) || OutlineScanner.isFlowMark(byte(place)) }

    /// The end of a text without quotes between brackets: the lines below belong to it as well.
    func flowTextEnd(from start: Int) -> Int {
        var place = start
        var end = start
        while place < bytes.count {
            let byte = byte(place)
            if OutlineScanner.isFlowMark(byte) { break }
            if byte == UInt8(ascii: ":") && endsFlowText(place + 1) { break }
            if byte == UInt8(ascii: "#") && place > start && isBlank(place - 1) { break }
            if Outline.isBreak(byte) { break }
            place += 1
            if byte != 0x20 && byte != 0x09 { end = place }
        }
        return end
    }
}
