import BannerDiagnostics
import BannerEditing
import BannerLanguage
import BannerTestSupport
import BannerTree
import BannerYAML
import Testing

@testable import BannerLanguageServer

struct HalfTypedTests {
    @Test(arguments: Corpus.examples) func `Prefixes of an example have answers`(
        _ file: Corpus.File
    ) {
        for end in file.bytes.indices where end % Sample.step == 0 {
            let snapshot = Snapshot(
                SourceFile(name: file.name, bytes: Array(file.bytes[..<end])), kind: .banner)
            for completion in snapshot.completions(at: end) {
                #expect(completion.range.upperBound == end && completion.range.lowerBound >= 0)
            }
            if let hover = snapshot.hover(at: end) { #expect(hover.range.upperBound <= end) }
        }
    }

    /// The tree of the whole file says which mapping a new line in it belongs to, and which keys it
    /// has.
    @Test(arguments: Corpus.examples) func `A new line is offered the keys that its mapping lacks`(
        _ file: Corpus.File
    ) {
        var report = Report()
        guard let document = Document.parse(file.source, into: &report) else { return }
        var oracle = KeyOracle(document)
        oracle.visit(document.root, Language.banner)
        #expect(oracle.places.count > 0)
        for place in oracle.places {
            // The new line follows the entry, which can be of several lines; what follows it is
            // left out half the time.
            for isBroken in [false, true] {
                var bytes = Array(file.source.bytes[..<place.end])
                bytes += Array("\n".utf8) + Array(repeating: 0x20, count: place.column)
                let offset = bytes.count
                bytes += isBroken ? Array("\n{ [".utf8) : Array(file.source.bytes[place.end...])
                let snapshot = Snapshot(SourceFile(name: file.name, bytes: bytes), kind: .banner)
                let keys = snapshot.completions(at: offset).filter { $0.kind == .key }
                    .map(\.label)
                #expect(Set(keys) == Set(isBroken ? place.keysBefore : place.keys), "\(place)")
            }
        }
    }
}

/// The keys that can be added after each entry of a tree's block mappings.
private struct KeyOracle {
    struct Place {
        /// The end of the entry's line in bytes, and the column of the mapping's keys.
        let end, column: Int
        /// The keys that the mapping lacks, and those that it lacks if it ends here.
        let keys, keysBefore: [String]
    }

    let bytes: [UInt8]
    var cursor: TextCursor
    var places: [Place] = []

    init(_ document: Document) {
        bytes = document.file.bytes
        cursor = TextCursor(document)
    }

    mutating func visit(_ node: Node, _ schema: Schema) {
        switch schema {
        case .record(let record): visit(node, record)
        case .variants(let variants):
            let word = node["style"]?.text ?? variants.defaultWord
            if let record = variants.variants.first(where: { $0.word.text == word })?.record {
                visit(node, record)
            }
        case .either(_, let long): if node.kind == .mapping { visit(node, long) }
        case .list(let element, _): for item in node.items { visit(item, element) }
        case .text, .number, .boolean, .onlyTrue, .duration, .choice, .tuple, .page: break
        }
    }

    private mutating func visit(_ node: Node, _ record: RecordSchema) {
        guard node.kind == .mapping else { return }
        let all = node.entries.map(\.key.text)
        var before: [String] = []
        for entry in node.entries {
            before.append(entry.key.text)
            let start = cursor.byteOffset(of: node.range.start)
            if bytes[start] != UInt8(ascii: "{") {
                let lineStart = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
                let last = cursor.byteOffset(of: entry.value.range.end)
                let end = bytes[last...].firstIndex(of: 0x0A) ?? bytes.count
                places.append(
                    Place(
                        end: end, column: start - lineStart, keys: lacking(record, all),
                        keysBefore: lacking(record, before)))
            }
            if let key = record.keys.first(where: { $0.key == entry.key.text }) {
                visit(entry.value, key.schema)
            }
        }
    }

    private func lacking(_ record: RecordSchema, _ present: [String]) -> [String] {
        let all = record.forms.flatMap(\.keys)
        let forms = record.forms.filter { form in
            present.allSatisfy { form.keys.contains($0) || !all.contains($0) }
        }
        return record.keys.map(\.key).filter { key in
            !present.contains(key)
                && (!all.contains(key) || forms.contains { $0.keys.contains(key) })
        }
    }
}
