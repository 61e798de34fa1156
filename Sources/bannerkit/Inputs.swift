/// The banner files that a command line names: files, folders with everything below them, and `-`.
struct Inputs {
    /// The files, in order of their names, each once.
    private(set) var files: [Path] = []
    /// What could not be looked at, and why.
    private(set) var faults: [String] = []

    /// Folders that hold other people's files.
    private static let skipped = ["node_modules", "vendor"].map { Array($0.utf8) }

    /// Looks up every operand.
    init(_ operands: [Path]) {
        for operand in operands { add(operand) }
        files = Array(Set(files)).sorted()
    }

    private mutating func add(_ operand: Path) {
        if operand.isStandardStream {
            files.append(operand)
            return
        }
        let path = operand.tidied
        do throws(SystemFault) {
            switch try FileSystem.kind(of: path) {
            case .file: files.append(path)
            case .folder: try addFolder(path)
            case .link: faults.append("cannot read `\(path.text)`: it leads nowhere")
            case .other(let what):
                faults.append("cannot read `\(path.text)`: it is \(what), not a file; `-` reads standard input")
            }
        } catch {
            faults.append("cannot read `\(path.text)`: \(error.message)")
        }
    }

    /// Adds the banner files below a folder; hidden ones are skipped, and links to folders are not followed.
    private mutating func addFolder(_ root: Path) throws(SystemFault) {
        let before = files.count
        let faultsBefore = faults.count
        var folders = [(path: root, names: try FileSystem.names(in: root))]
        while let (folder, names) = folders.popLast() {
            for name in names where name.first != UInt8(ascii: ".") && !Inputs.skipped.contains(name) {
                let path = folder.appending(name)
                do throws(SystemFault) {
                    if try FileSystem.kind(of: path, followingLinks: false) == .folder {
                        folders.append((path, try FileSystem.names(in: path)))
                    } else if path.isBannerFile {
                        files.append(path)
                    }
                } catch {
                    faults.append("cannot read `\(path.text)`: \(error.message)")
                }
            }
        }
        if files.count == before && faults.count == faultsBefore {
            faults.append("no banner files in `\(root.text)`: their names end in `.banner.yaml` or `.banner.yml`")
        }
    }
}
