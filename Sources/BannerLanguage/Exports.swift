// Whoever reads a banner has its nodes, and what is found in them.
@_exported public import BannerDiagnostics
@_exported public import BannerRules
@_exported public import BannerTree
