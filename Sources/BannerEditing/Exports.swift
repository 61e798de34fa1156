// A text that is written is one of the language.
@_exported public import BannerLanguage
