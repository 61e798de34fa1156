// Pages of many banners, in a folder with a list of them.
extension PreviewDiff {
    /// Whether the output is a folder, or is written as one.
    var namesFolder: Bool { arguments.path(of: .output)?.namesFolder == true }

    /// The banners of two folders.
    func writeAll(_ old: Path, _ new: Path) throws(Failure) -> ExitCode {
        let folders = try DiffRun.Folders(old, new, isIgnoring: !arguments.has(.noIgnore))
        let inputs = folders.files + pictures(of: folders.files)
        let (before, after) = DiffPage.shortened(old.text, new.text)
        return try writeAll("folders are compared", title: "\(before) → \(after)", sparing: inputs) {
            each throws(Failure) in try comparison.compare(folders, each)
        }
    }

    /// All banners of a comparison; `reason` is why there can be several.
    func writeAll(
        _ reason: String, title: String, sparing inputs: [Path],
        _ compare: (DiffRun.Each) throws(Failure) -> DiffTally
    ) throws(Failure) -> ExitCode {
        guard let folder = arguments.path(of: .output), !folder.isStandardOutput, !folder.isPage else {
            throw .usage(
                "\(reason), so the output is a folder with a page for each: name it with `--output`",
                help: "`-o changes` writes `changes/index.html`, which lists them")
        }
        var gallery = ChangeGallery(in: folder.tidied, title: title, sparing: inputs, dates, context)
        let tally = try compare { change, old, new throws(Failure) in try gallery.add(change, old, new) }
        return try gallery.finish(tally)
    }

    /// The pictures that files show, which no page may replace.
    private func pictures(of files: [Path]) -> [Path] {
        files.flatMap { file -> [Path] in
            guard let banner = (try? comparison.version(file))?.version.banner else { return [] }
            return PageImages(of: banner, beside: file).files.map(\.file)
        }
    }
}

extension Path {
    /// Whether it is named as a page, and not as a folder.
    fileprivate var isPage: Bool {
        [".html", ".htm"].contains { lastComponent.count > $0.utf8.count && lastComponent.hasSuffix($0.utf8) }
    }
}
