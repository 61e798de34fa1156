public import Diagnostics

/// A parsed YAML document: all nodes in one flat arena, all scalar text in one buffer.
public final class Document: Sendable {
    init() {}
}
