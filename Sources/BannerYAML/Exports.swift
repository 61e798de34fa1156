// A file's findings, and those of a banner that was built in code, come with this module.
@_exported public import BannerLanguage
