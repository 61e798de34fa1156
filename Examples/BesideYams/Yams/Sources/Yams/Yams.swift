import CYaml

/// The name of the library, from its C target.
public var libraryName: String { String(cString: stub_name()) }
