// What is meant is said in the words of the language.
@_exported public import BannerLanguage
