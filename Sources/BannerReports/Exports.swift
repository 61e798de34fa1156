// Who writes a report has its findings.
@_exported public import BannerDiagnostics
