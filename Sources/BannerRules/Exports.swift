// A finding names a rule and a severity, and is about a banner, so their modules come with this one.
@_exported public import BannerDiagnostics
@_exported public import BannerKit
