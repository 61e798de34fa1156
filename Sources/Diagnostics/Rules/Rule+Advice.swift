/// What runs, but is advised against.
extension Rule {
    /// The rules of advice, in order of id.
    public static let advice: [Rule] = []
}
