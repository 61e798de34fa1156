/// The contents of files in git, read with one run of git for many of them.
struct GitObjects {
    /// The sizes by name, and whether it is a file.
    private var known: [[UInt8]: (size: Int, isFile: Bool)] = [:]
    /// The largest file to read.
    private let limit: Int
    private let git: Git
    private static let doing = "cannot read files from git"
    /// How many bytes of files are read at once.
    private static let mostAtOnce = 32 << 20

    /// A file's content, or why there is none.
    enum Content {
        case bytes([UInt8])
        case tooLarge
        case missing
    }

    /// Looks up the sizes of files.
    init(_ ids: [[UInt8]], limit: Int, _ git: Git) throws(Failure) {
        (self.limit, self.git) = (limit, git)
        guard !ids.isEmpty else { return }
        let answer = try git.ask(
            ["cat-file", "--batch-check=%(objectname) %(objectsize) %(objecttype)"], input: GitObjects.lines(ids),
            doing: GitObjects.doing)
        for line in answer.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: " "))
            guard fields.count == 3, let size = Int(String(decoding: fields[1], as: UTF8.self)) else { continue }
            known[Array(fields[0])] = (size, fields[2].elementsEqual("blob".utf8))
        }
    }

    /// Whether it is a file, and not a tree or a commit.
    func isFile(_ id: [UInt8]) -> Bool { known[id]?.isFile == true }

    /// Calls `body` with some elements at a time, and the contents of their files.
    func inParts<Element>(
        _ elements: [Element], _ ids: (Element) -> [[UInt8]],
        _ body: (ArraySlice<Element>, [[UInt8]: Content]) throws(Failure) -> Void
    ) throws(Failure) {
        var rest = elements[...]
        while !rest.isEmpty {
            var size = 0
            let some = rest.prefix { element in
                defer { size += ids(element).map { min(known[$0]?.size ?? 0, limit) }.reduce(0, +) }
                return size <= GitObjects.mostAtOnce
            }
            rest = rest.dropFirst(some.count)
            try body(some, try contents(of: some.flatMap(ids)))
        }
    }

    /// The contents of some files.
    func contents(of ids: [[UInt8]]) throws(Failure) -> [[UInt8]: Content] {
        var contents: [[UInt8]: Content] = [:]
        for id in ids { contents[id] = known[id].map { $0.size > limit ? .tooLarge : .missing } ?? .missing }
        let wanted = ids.filter { known[$0].map { $0.size <= limit } ?? false }
        guard !wanted.isEmpty else { return contents }
        let answer = try git.ask(
            ["cat-file", "--batch=%(objectname) %(objectsize)"], input: GitObjects.lines(wanted),
            doing: GitObjects.doing)
        var rest = answer[...]
        for id in wanted {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
            let (start, size) = (end + 1, known[id]?.size ?? 0)
            guard rest[..<end].starts(with: id), rest.endIndex - start > size else { break }
            contents[id] = .bytes(Array(rest[start..<start + size]))
            // A line break follows each file.
            rest = rest[(start + size + 1)...]
        }
        return contents
    }

    private static func lines(_ ids: [[UInt8]]) -> [UInt8] { ids.flatMap { $0 + [UInt8(ascii: "\n")] } }
}
