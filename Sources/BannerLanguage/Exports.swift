// Code that reads banners also uses nodes and findings, so one import brings all.
@_exported public import BannerDiagnostics
@_exported public import BannerRules
@_exported public import BannerTree
