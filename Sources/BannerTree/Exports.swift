// Code that reads a tree also handles its findings, so one import brings both.
@_exported public import BannerDiagnostics
