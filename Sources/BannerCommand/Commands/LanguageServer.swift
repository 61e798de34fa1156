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
        rulings = { path, folders in
            var settings = try? SettingsFiles(arguments)
            for folder in folders { settings?.add(folder: Path(bytes: folder)) }
            // What cannot be read decides nothing; a check of the file says so.
            try? settings?.find(for: Path(bytes: path))
            return settings?.rulings(for: Path(bytes: path)) ?? .standard
        }
        pictureFaults = { PictureLookup.faults(beside: Path(bytes: $0)) }
        pictureSizes = { PictureLookup.sizes(beside: Path(bytes: $0)) }
        dateSources = TimeZones.system
    }
}
