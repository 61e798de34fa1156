// A finding names a rule and is about a banner.
@_exported public import BannerDiagnostics
@_exported public import BannerKit
