import BannerDiagnostics

// Pages that are written again when a file is saved.
extension PreviewDiff {
    /// Follows the files among two versions.
    func watch(
        _ old: FollowedChange.Side, _ new: FollowedChange.Side, name: String
    ) throws(Failure) -> ExitCode {
        for case .file(let path) in [old, new] where path.isStandardStream || path.isOpenDescriptor {
            throw .usage("`--watch` follows files, not standard input or a pipe")
        }
        guard let page = arguments.path(of: .page), !page.isStandardOutput else {
            throw .usage("`--watch` needs a page: `bannerkit preview --diff OLD NEW -o change.html --watch`")
        }
        var watch = try PageWatch(page, context)
        try watch.run(FollowedChange(old, new, name: name, page: page, comparison, dates))
    }

    /// Follows a file that is compared with what one revision has in its place.
    func watch(_ revisions: [Path], _ paths: [Path]) throws(Failure) -> ExitCode {
        guard let revision = revisions.first, revisions.count == 1, let file = paths.first, paths.count == 1,
            !revision.isRange
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
        let bytes = try git.ask(["cat-file", "blob"], [name], doing: doing)
        let source = SourceFile(name: file.text, bytes: bytes).withTimeZones()
        let version = DiffRun.Version(version: comparison.read(source))
        return try watch(.fixed(version), .file(file), name: file.text)
    }
}

extension Path {
    /// Whether it means two revisions of git, as `main...HEAD` does.
    fileprivate var isRange: Bool {
        zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: ".") && $1 == UInt8(ascii: ".") }
    }
}
