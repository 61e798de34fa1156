/// The files of the working tree that git tracks, compared with its index without git opening one of them.
struct GitWorkingTree {
    /// The files of the index, each once.
    private(set) var records: [Record] = []
    private let root: Path
    /// The size, the time in two numbers, and the number on the disk of the index itself.
    private let written: [Int]

    /// A file of the index.
    struct Record {
        let path: Path
        /// Its content there, under this name.
        let id: [UInt8]
        /// Its size, the time of its last change in two numbers, and its number on the disk, as git saw them.
        fileprivate var stamp = [0, 0, 0, 0]
        /// Whether a sparse checkout leaves it out.
        fileprivate var isLeftOut = false
    }

    /// What became of a file since git looked at it.
    enum State {
        case same, touched, absent
    }

    /// Asks git which files it tracks, and what it knows about them.
    init(_ paths: [Path], _ git: Git, doing: String) throws(Failure) {
        root = git.root
        let index = try git.ask(["rev-parse", "--git-path", "index"], doing: doing).dropLast()
        written = FileSystem.stamp(root.resolving(Path(bytes: Array(index)))) ?? [0, 0, 0, 0]
        let answer = try git.ask(["ls-files", "-z", "--stage", "--debug", "--"], paths, doing: doing)
        var rest = answer[...]
        while let tab = rest.firstIndex(of: UInt8(ascii: "\t")), let end = rest[tab...].firstIndex(of: 0) {
            let fields = rest[..<tab].split(separator: UInt8(ascii: " "))
            let path = Path(bytes: Array(rest[(tab + 1)..<end]))
            rest = rest[(end + 1)...]
            var facts: [[Int]] = []
            // Lines such as `  size: 24	flags: 0`; without them, each file is read.
            while rest.first == UInt8(ascii: " ") {
                let line = rest.prefix { $0 != UInt8(ascii: "\n") }
                rest = rest.dropFirst(line.count + 1)
                facts.append(GitWorkingTree.numbers(line))
            }
            // A file with conflicts has up to three records.
            guard fields.count == 3, fields[0].starts(with: "100".utf8), records.last?.path != path else { continue }
            var record = Record(path: path, id: Array(fields[1]))
            if facts.map(\.count) == [2, 2, 2, 2, 2] {
                record.stamp = [facts[4][0], facts[1][0], facts[1][1], facts[2][1]]
                record.isLeftOut = facts[4][1] & 0x4000_0000 != 0
            }
            records.append(record)
        }
    }

    /// What the system says about a file.
    func state(of record: Record) -> State {
        let place = root.appending(record.path.bytes)
        // What is reached through a link is another file.
        guard (try? FileSystem.kind(of: place, followingLinks: false)) == .file,
            FileSystem.resolved(place.folder) == place.folder
        else { return record.isLeftOut ? .same : .absent }
        guard let stamp = FileSystem.stamp(place) else { return .touched }
        let isOlder = (record.stamp[1], record.stamp[2]) < (written[1], written[2])
        let isSame = zip(stamp, record.stamp).allSatisfy {
            UInt32(truncatingIfNeeded: $0) == UInt32(truncatingIfNeeded: $1)
        }
        return isSame && isOlder ? .same : .touched
    }

    /// The numbers after the colons; the last one of a line with `flags` is hexadecimal.
    private static func numbers(_ line: ArraySlice<UInt8>) -> [Int] {
        let text = String(decoding: line, as: UTF8.self)
        let words = text.split { !$0.isHexDigit && !$0.isLetter }
        return words.enumerated().compactMap { place, word in
            Int(word, radix: place > 0 && words[place - 1] == "flags" ? 16 : 10)
        }
    }
}
