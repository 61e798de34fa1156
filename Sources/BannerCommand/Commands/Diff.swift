extension Command {
    /// Compares banners in files, folders or revisions.
    static let diff = Command(name: "diff") { context, arguments throws(Failure) in
        let isRunByGit = context.environment.variable("GIT_DIFF_PATH_COUNTER") != nil
        let operands = try DiffOperands(arguments, isRunByGit: isRunByGit)
        let comparison = try DiffRun(arguments, context)
        switch operands {
        case .files(let old, let new): return try comparison.compare(old, new)
        case .revisions(let revisions, let paths):
            let isGuessed = arguments.countBeforeDashes == nil
            return try comparison.compare(revisions, paths, isGuessed: isGuessed)
        case .handedOver(let path, let old, let new, let newPath):
            return try comparison.compareHandedOver(path, old, new, newPath)
        case .unmerged(let path): return try comparison.showUnmerged(path)
        }
    }
}
