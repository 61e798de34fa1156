// A finding names a rule and a severity, so their module comes with this one.
@_exported public import BannerDiagnostics
