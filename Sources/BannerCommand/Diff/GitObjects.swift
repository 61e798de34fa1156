/// The contents of files in git, read with one run of git for many of them.
struct GitObjects {
    /// The sizes by name.
    private var sizes: [[UInt8]: Int] = [:]
    /// The largest file to read.
    private let limit: Int
    private static let doing = "cannot read files from git"

    /// A file's content, or why there is none.
    enum Content {
        case bytes([UInt8])
        case tooLarge
        case missing
    }

    /// Looks up the sizes of files.
    init(_ ids: [[UInt8]], limit: Int) throws(Failure) {
        self.limit = limit
        guard !ids.isEmpty else { return }
        let answer = try Git.ask(
            ["cat-file", "--batch-check=%(objectname) %(objectsize)"], input: GitObjects.lines(ids),
            doing: GitObjects.doing)
        for line in answer.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: " "))
            guard fields.count == 2, let size = Int(String(decoding: fields[1], as: UTF8.self)) else { continue }
            sizes[Array(fields[0])] = size
        }
    }

    /// How many bytes a file will take.
    func size(of id: [UInt8]) -> Int { min(sizes[id] ?? 0, limit) }

    /// The contents of some files.
    func contents(of ids: [[UInt8]]) throws(Failure) -> [[UInt8]: Content] {
        var contents: [[UInt8]: Content] = [:]
        for id in ids { contents[id] = sizes[id].map { $0 > limit ? .tooLarge : .missing } ?? .missing }
        let wanted = ids.filter { id in sizes[id].map { $0 <= limit } ?? false }
        guard !wanted.isEmpty else { return contents }
        let answer = try Git.ask(
            ["cat-file", "--batch=%(objectname) %(objectsize)"], input: GitObjects.lines(wanted),
            doing: GitObjects.doing)
        var rest = answer[...]
        for id in wanted {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
            let size = sizes[id] ?? 0
            let start = end + 1
            guard rest[..<end].starts(with: id), rest.endIndex - start > size else { break }
            contents[id] = .bytes(Array(rest[start..<start + size]))
            // A line break follows each file.
            rest = rest[(start + size + 1)...]
        }
        return contents
    }

    private static func lines(_ ids: [[UInt8]]) -> [UInt8] { ids.flatMap { $0 + [UInt8(ascii: "\n")] } }
}
