extension Rule {
    /// Every rule, in order of id.
    public static let all: [Rule] = reading + ignores + shape + value + between + advice + outcome

    /// The rule with this id or slug, in any case.
    public static func named(_ name: String) -> Rule? {
        let wanted = name.lowercased()
        return all.first { $0.slug == wanted || $0.id.lowercased() == wanted }
    }
}
