/// This release of the program.
package enum Release {
    /// The version, as `--version` and SARIF's driver give it.
    package static let version = "0.1.0"
}
