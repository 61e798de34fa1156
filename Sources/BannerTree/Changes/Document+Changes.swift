/// A document that was read before, and what has happened to its text since.
package struct PreviousDocument: Sendable {
    let document: Document
    let change: TextChange

    /// A document, and what was changed in its text to get the new one.
    package init(_ document: Document, _ change: TextChange) { (self.document, self.change) = (document, change) }
}

extension Document {
    /// The document of a text that differs from one before only inside one entry, of which alone anything is read.
    ///
    /// An entry is one of a block's keys with its value, or an item of a list below such a key, with all lines up to the next
    /// one. Read alone, it must be one entry at the same column, with nothing open at its end; then a reading of the whole
    /// text does the same before, in and after it. Where that is not certain, such as with anchors, the result is `nil`, and
    /// the whole text is to be read.
    static func continued<Events: EventSource & ~Copyable>(
        from previous: PreviousDocument, _ file: SourceFile, _ events: Events.Type, _ limits: Limits,
        _ screening: Screening, _ guesses: SyntaxGuesses
    ) -> Document? {
        let (old, change) = (previous.document, previous.change)
        guard old.isSelfContained, !file.isJSON, old.file.bytes.count + change.shift == file.bytes.count,
            let entry = ChangedEntry(in: old, change)
        else { return nil }
        let bytes = Array(file.bytes[entry.bytes.lowerBound..<entry.bytes.upperBound + change.shift])
        guard !ChangedEntry.hasDocumentMark(bytes) else { return nil }
        let part = SourceFile(name: file.name, bytes: bytes)
        let screened = Screening(bytes, maxDirectives: 0)
        guard part.bytes.count == bytes.count, screened.fault == nil, screened.directives == 0 else { return nil }
        var builder = TreeBuilder(part, limits: limits, screened: screened, guesses: guesses)
        var reader = Events(bytes)
        guard builder.read(&reader), builder.isSelfContained, entry.isReplaced(by: builder, screened.codePoints, limits)
        else { return nil }
        let count = old.records.count - entry.records.count + builder.records.count - 1
        // Texts that are no longer used stay, for a while.
        guard count <= limits.maxNodes, old.text.count <= 2 * file.bytes.count else { return nil }
        return old.replacing(entry, by: builder, file, screening)
    }

    /// This document with another entry in place of one: the first record of `part` is only what it is in.
    private func replacing(
        _ entry: ChangedEntry, by part: borrowing TreeBuilder, _ file: SourceFile, _ screening: Screening
    ) -> Document {
        let added = part.records.count - 1
        let moved = Move(
            records: added - entry.records.count, codePoints: screening.codePoints - entry.codePointsOfText)
        var all = GrowingBuffer<Record>(capacity: records.count + added)
        all.append(records, 0..<entry.records.lowerBound)
        let first = UInt32(truncatingIfNeeded: entry.records.lowerBound)
        for index in 1...added {
            var record = part.records[index]
            record.start += entry.startPoint
            record.end += entry.startPoint
            record.first += record.kind == .scalar ? UInt32(truncatingIfNeeded: text.count) : first - 1
            record.next += first - 1
            record.ordinal += record.parent == 0 ? entry.ordinal : 0
            record.parent = record.parent == 0 ? entry.parent : record.parent + first - 1
            all.append(record)
        }
        all.append(records, entry.records.upperBound..<records.count)
        for index in entry.records.lowerBound + added..<all.count {
            all[index].move(by: moved, after: entry.records.lowerBound)
        }
        widen(entry, to: part.records[0].end + entry.startPoint, moved, &all)
        var texts = GrowingBuffer<UInt8>(capacity: text.count + part.text.count)
        texts.append(text, 0..<text.count)
        texts.append(part.text, 0..<part.text.count)
        return Document(
            file: file, records: all, text: texts, isASCII: screening.isASCII, comments: screening.comments,
            isSelfContained: true)
    }

    /// Moves the ends of the collections that contain an entry, whose own end is now `end`.
    private func widen(_ entry: ChangedEntry, to end: UInt32, _ moved: Move, _ all: inout GrowingBuffer<Record>) {
        var index = Int(entry.parent)
        while true {
            let record = records[index]
            let endsWithEntry = Int(record.next) == entry.records.upperBound
            all[index].end = endsWithEntry ? end : record.end &+ moved.codePoints
            all[index].next = record.next &+ moved.records
            guard index > 0 else { return }
            index = Int(record.parent)
        }
    }
}

/// How far everything after a change is moved.
struct Move {
    let records, codePoints: UInt32

    init(records: Int, codePoints: Int) {
        // A move back is one forward around the whole range.
        self.records = UInt32(truncatingIfNeeded: records)
        self.codePoints = UInt32(truncatingIfNeeded: codePoints)
    }
}

extension Record {
    /// Moves a record that comes after a change; collections from `start` on have been moved, too.
    mutating func move(by move: Move, after start: Int) {
        self.start &+= move.codePoints
        end &+= move.codePoints
        next &+= move.records
        if kind != .scalar { first &+= move.records }
        if parent >= start { parent &+= move.records }
    }
}
