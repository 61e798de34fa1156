import BannerDiagnostics
import BannerJSON

extension Diagnostic {
    /// Why a text is not JSON.
    init(_ fault: JSONFault, in file: SourceFile) {
        let bytes = file.bytes
        if let conflict = MergeConflict.first(in: bytes) {
            let table = file.lineTable()
            let start = table.codePoint(atByte: conflict.lowerBound)
            let end = table.codePoint(atByte: conflict.upperBound)
            self.init(
                .mergeConflict, MergeConflict.message, at: SourceRange(start, end), help: MergeConflict.help)
            return
        }
        let isEmpty = bytes.allSatisfy { Screening.isBlank($0) }
        guard !isEmpty else {
            self.init(
                .emptyFile, "the file contains no banner", at: .fileStart,
                help: "the smallest banner is `{ \"items\": [\"red\", \"orange\"] }`")
            return
        }
        let slip = JSONSlip(fault, in: bytes)
        let table = file.lineTable()
        let range = SourceRange(
            table.codePoint(atByte: slip.bytes.lowerBound), table.codePoint(atByte: slip.bytes.upperBound))
        let fix = slip.replacement.map {
            Fix($0.isEmpty ? "remove it" : "write `\($0)`", edits: [Edit(range, $0)], isSafe: slip.isSafe)
        }
        self.init(.jsonSyntax, slip.message, at: range, help: slip.help, fix: fix)
    }
}

/// What people write where JSON does not allow it, in words.
private struct JSONSlip {
    var message: String
    var help: String?
    /// The bytes that are wrong.
    var bytes: Range<Int>
    /// What to write in their place, if it is clear.
    var replacement: String?
    /// Whether that is certain to be what the author meant.
    var isSafe = false

    init(_ fault: JSONFault, in bytes: [UInt8]) {
        let place = min(fault.position, bytes.count)
        self.bytes = place..<min(place + 1, bytes.count)
        switch fault.reason {
        case .incomplete:
            message = "the text ends before the JSON does"
            help = "close every `{`, `[` and `\"`"
        case .number:
            message = "this is not a number of JSON"
            help = "write digits on both sides of a point, and no zeros or `+` before them"
            self.bytes = place..<JSONSlip.wordEnd(bytes, place)
        case .escape:
            message = "this escape is not part of JSON"
            help = "write `\\\\` for a backslash"
            self.bytes = place..<min(place + 2, bytes.count)
        case .control:
            message = "text in JSON ends on the line on which it begins"
            help = "close the quote, or write `\\n` for a line break and `\\t` for a tab"
        case .encoding: message = "this text is not UTF-8"
        case .depth(let limit): message = "more than \(limit) nested lists and objects"
        case .count(let limit): message = "more than \(limit) values"
        case .rest:
            message = "there is text after the end of the JSON"
            help = "remove it; a file has one banner"
        case .unexpected(let byte):
            self = JSONSlip(byte, at: place, in: bytes)
        }
    }

    private init(_ byte: UInt8, at place: Int, in text: [UInt8]) {
        bytes = place..<place + 1
        let word = place..<JSONSlip.wordEnd(text, place)
        let comma = text[..<place].lastIndex { !Screening.isBlank($0) }.flatMap {
            text[$0] == UInt8(ascii: ",") ? $0 : nil
        }
        switch byte {
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            message = "`\(Character(Unicode.Scalar(byte)))` cannot stand here"
            guard let comma else { break }
            bytes = comma..<comma + 1
            (message, help) = ("in JSON there is no `,` after the last value", "remove it")
            (replacement, isSafe) = ("", true)
        case UInt8(ascii: "'"):
            (message, help) = ("text in JSON is between double quotes", "write `\"` at both ends")
        case UInt8(ascii: "/"), UInt8(ascii: "#"):
            message = "JSON has no comments"
            help = "remove it, or name the file `*.banner.yaml`, where `#` begins a comment"
        case UInt8(ascii: "="):
            (message, help) = ("a `:` separates a key from its value", "write `:`")
            replacement = ":"
        default:
            let isWord = !word.isEmpty && (byte | 0x20).isLetter
            let shown = String(decoding: text[isWord ? word : bytes], as: UTF8.self)
            if isWord { bytes = word }
            guard isWord else {
                message = byte > 0x20 && byte < 0x7F ? "`\(shown)` cannot stand here" : "this cannot stand here"
                help = "put `,` between values, `:` after a key, and text between double quotes"
                break
            }
            let known = ["true", "false", "null"].first { $0 == shown.lowercased() }
            message = known == nil ? "text in JSON is between double quotes" : "JSON writes `\(known ?? "")`"
            replacement = known ?? "\"\(shown)\""
            help = "write `\(replacement ?? "")`"
            isSafe = known != nil
        }
    }

    private static func wordEnd(_ text: [UInt8], _ start: Int) -> Int {
        text[start...].firstIndex { !$0.isLetter && !(0x30...0x39).contains($0) && !"_-.+".utf8.contains($0) }
            ?? text.count
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
