extension Command {
    /// Answers an editor.
    static let languageServer = Command(name: "lsp") { context, arguments throws(Failure) in
        if Terminal.isInputTerminal {
            context.note("waiting for an editor's messages on standard input; end with Ctrl-D")
        }
        var conversation = Conversation(LanguageServer(host: Host(arguments)))
        // An editor that leaves without a word has probably crashed.
        return conversation.run() ? .clean : .findings
    }
}

extension Host {
    /// The file system, with the settings that `validate` would obey.
    init(_ arguments: Arguments) {
        self.init()
        read = { path, limit in try? FileSystem.read(Path(bytes: path), limit: limit + 1) }
        files = { folder in
            var search = FolderSearch(below: Path(bytes: folder).tidied, try? SettingsFiles(arguments))
            return { search.step() }
        }
        stamp = { FileSystem.stamp(Path(bytes: $0)) }
        rulings = { path, folders in
            var settings = try? SettingsFiles(arguments)
            for folder in folders { settings?.add(folder: Path(bytes: folder)) }
            // What cannot be read decides nothing; a check of the file says so.
            try? settings?.find(for: Path(bytes: path))
            return settings?.rulings(for: Path(bytes: path)) ?? .standard
        }
        pictureFaults = { PictureLookup.faults(beside: Path(bytes: $0)) }
        pictureSizes = { PictureLookup.sizes(beside: Path(bytes: $0)) }
        entries = { folder in
            let path = Path(bytes: folder)
            return ((try? FileSystem.entries(of: path)) ?? []).map { entry in
                let name = String(decoding: entry.name, as: UTF8.self)
                return entry.isFolder == true
                    ? (name + "/", nil) : (name, FileSystem.size(path.appending(entry.name)))
            }
        }
        today = { TimeZones.today }
        dateSources = TimeZones.system
    }
}

/// A search for the banner files that a check of a folder would check, in pieces.
private struct FolderSearch {
    private var walk: FolderWalk
    private var settings: SettingsFiles?
    private var files: [Path] = []
    /// How many folders a piece is about.
    private static let most = 16

    init(below folder: Path, _ settings: SettingsFiles?) {
        self.settings = settings
        self.settings?.add(folder: folder)
        walk = FolderWalk(below: folder, isIgnoring: true) { $0.isBannerFile }
    }

    /// Looks into more folders; what was found, once there are no more.
    mutating func step() -> Host.Files? {
        do throws(Failure) {
            for _ in 0..<FolderSearch.most {
                guard let found = walk.next() else {
                    files.sort()
                    return (files.map(\.bytes), { [settings] in settings?.rulings(for: Path(bytes: $0)) ?? .standard })
                }
                for file in found { try settings?.find(for: file) }
                files += found.filter { settings?.exclude($0) != true }
            }
            return nil
        } catch {
            // A check of the folder says what is wrong with the settings.
            return ([], { _ in .standard })
        }
    }
}
