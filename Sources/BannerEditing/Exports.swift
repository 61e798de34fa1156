@_exported public import BannerLanguage
