// Reading a file and checking a banner made in code have the same findings, so one import brings
// both.
@_exported public import BannerLanguage
