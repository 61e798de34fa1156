// Whoever reads a tree sees its findings.
@_exported public import BannerDiagnostics
