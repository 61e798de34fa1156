// Pages that are written again when a file is saved.
extension PreviewDiff {
    /// Follows two files.
    func watch(_ old: Path, _ new: Path) throws(Failure) -> Never {
        try watch(new, name: new.text, files: [old, new]) { () throws(Failure) in try comparison.version(old) }
    }

    /// Follows a file that is compared with what one revision has in its place.
    func watch(_ revisions: [Path], _ paths: [Path]) throws(Failure) -> Never {
        guard let revision = revisions.first, revisions.count == 1, let file = paths.first, paths.count == 1,
            revision.endsOfRange.count == 1
        else {
            throw .usage(
                "`--watch` needs one revision and one file",
                help: "`bannerkit preview --diff HEAD home.banner.yaml -o change.html --watch`")
        }
        try checkFiles(file, file)
        let doing = "cannot read `\(file.text)` in `\(revision.text)`"
        let git = try Git(doing: doing)
        guard let path = git.path(of: file) else {
            throw .usage("\(doing): it is not in the repository that you are in")
        }
        let name = Path(bytes: git.revision(revision).bytes + Array(":".utf8) + path.bytes)
        let id = try git.lines(["rev-parse", "--verify"], [name], doing: doing)
        var bytes: [UInt8] = []
        try git.read(id[...], { [$0] }, limit: comparison.limits.maxBytes) { _, contents in
            if case .bytes(let text)? = contents.first?.value { bytes = text }
        }
        let source = SourceFile(name: file.text, bytes: bytes).withTimeZones()
        let version = (version: comparison.read(source), path: Path?.none)
        try watch(file, name: file.text, files: [file]) { version }
    }

    /// Follows the new version, and the file of the old one if it has one; a version with errors is shown as its last valid
    /// state, with the errors over it.
    private func watch(
        _ new: Path, name: String, files: [Path], since old: () throws(Failure) -> DiffRun.Version
    ) throws(Failure) -> Never {
        guard !files.contains(where: { $0.isStandardStream || $0.isOpenDescriptor }) else {
            throw .usage("`--watch` follows files, not standard input or a pipe")
        }
        guard let page = arguments.path(of: .output), !page.isStandardOutput else {
            throw .usage("`--watch` needs a page: `bannerkit preview --diff OLD NEW -o change.html --watch`")
        }
        var valid: [DiffRun.Version?] = [nil, nil]
        var watch = try PageWatch(page, context)
        try watch.run({ files }) { watch throws(Failure) in
            let versions: [DiffRun.Version]
            do throws(Failure) {
                versions = [try old(), try comparison.version(new)]
            } catch {
                guard watch.isNew else {
                    files.forEach(watch.noteDeleted)
                    return nil
                }
                throw error
            }
            for side in 0...1 where versions[side].version.banner != nil { valid[side] = versions[side] }
            let (before, after) = (valid[0] ?? versions[0], valid[1] ?? versions[1])
            let change = comparison.change(name, before.version, after.version, needsBoth: true)
            var shown: ChangedBanner
            do throws(Failure) {
                shown = try PreviewDiff.shown(change, before, after, dates)
            } catch {
                guard !watch.isNew else { throw error }
                context.tell(error)
                return nil
            }
            if let latest = ChangedBanner(change, versions[0], versions[1]) { shown.say(latest) }
            let pictures = shown.pictures.places.map(FileStamp.init)
            let inputs = files + shown.pictures.files
            let faults = shown.readPictures()
            try watch.write(page, sparing: inputs) { shown.page(watch: $0).html }
            context.note(faults)
            var tally = DiffTally()
            if versions.contains(where: { $0.version.banner == nil }) { tally.add(.broken) } else { tally.add(change) }
            context.note("\(page.text): \(tally.summary)")
            return pictures
        }
    }
}
