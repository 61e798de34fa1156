// A finding names a rule and refers to a banner, so one import brings all.
@_exported public import BannerDiagnostics
@_exported public import BannerKit
