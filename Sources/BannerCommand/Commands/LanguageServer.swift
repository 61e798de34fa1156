extension Command {
    /// Runs the language server on standard input and output.
    static let languageServer = Command(name: "lsp") { context, arguments throws(Failure) in
        if Terminal.isInputTerminal {
            context.note("waiting for an editor's messages on standard input; end with Ctrl-D")
        }
        var transport = StdioTransport(LanguageServer(host: Host(arguments)))
        // An editor that closes the connection without `exit` has probably crashed.
        return transport.run() ? .clean : .findings
    }
}

extension Host {
    /// A host with the file system, time zones, and the settings that `validate` would use.
    init(_ arguments: Arguments) {
        self.init()
        configuration = { path, folders in
            var settings = try? SettingsFiles(arguments)
            for folder in folders { settings?.add(folder: Path(bytes: folder)) }
            // Unreadable settings are ignored here; the check of the settings file reports them.
            try? settings?.find(for: Path(bytes: path))
            return settings?.configuration(for: Path(bytes: path)) ?? .standard
        }
        pictureFaults = { PictureLookup.faults(beside: Path(bytes: $0)) }
        pictureSizes = { PictureLookup.sizes(beside: Path(bytes: $0)) }
        dateSources = TimeZones.system
    }
}
