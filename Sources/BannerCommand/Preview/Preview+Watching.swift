extension Preview {
    /// Watches a file, its settings and its pictures; a page with errors shows the last valid
    /// banner.
    func watch(_ path: Path) throws(Failure) -> Never {
        guard let page = arguments.output, !page.isStandardOutput, !path.isStandardStream else {
            throw .usage("`--watch` needs a file and a page: `bannerkit preview FILE -o page.html --watch`")
        }
        var settings: SettingsFiles?
        var valid: PreviewFile?
        var watch = try PageWatch(page, context)
        try watch.run { () throws(Failure) in
            var found = try SettingsFiles(arguments)
            try found.find(for: path)
            settings = found
            return [path] + found.files
        } write: { watch throws(Failure) in
            var shown: PreviewFile
            do throws(SystemFault) {
                shown = try read(path, settings)
            } catch {
                // An editor that saves by renaming leaves no file for a moment.
                guard !watch.isNew else { throw .inputOutput("cannot read `\(path.text)`: \(error.message)") }
                FileSystem.wait(milliseconds: 300)
                guard !FileSystem.mayExist(path) else { return nil }
                context.note("`\(path.text)` was deleted; \(page.text) stays as it is")
                try watch.send(gone: [page])
                return nil
            }
            try shown.add(dates)
            var tally = Tally()
            tally.add(shown.report, failing: shown.source.failingScenarios)
            if !shown.report.hasErrors { valid = shown }
            if shown.source.banner == nil, let valid { shown = valid.saying(shown) }
            let pictures = shown.pictures.places.map(FileStamp.init)
            let faults = shown.readPictures()
            try watch.write(page, sparing: shown.inputs(path)) { BannerPage(shown.source, watch: $0).html }
            context.note(faults)
            context.note("\(page.text): \(tally.summary)")
            return pictures
        }
    }

    /// Watches the banners of a gallery and their pictures.
    func watch(galleryIn folder: Path) throws(Failure) -> Never {
        try require(
            !arguments.operands.contains(where: \.isStandardStream), "`--watch` follows files, not standard input")
        var inputs: Inputs?
        var told: [String] = []
        var watch = try PageWatch(PageFolder.list(in: folder), context)
        try watch.run { () throws(Failure) in
            let found = try self.inputs()
            let faults = found.faults.map { "\($0.path.text): \($0.reason)" }
            if faults != told { context.note(found.faults) }
            told = faults
            inputs = found
            return found.files + (found.settings?.files ?? [])
        } write: { watch throws(Failure) in
            guard let inputs else { return nil }
            var gallery = Gallery(inputs, in: folder, self)
            _ = try gallery.write(sparing: [watch.script], watch: watch.next())
            try watch.send(gone: gallery.removed)
            return gallery.pictures
        }
    }
}
