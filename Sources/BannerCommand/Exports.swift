@_exported public import BannerDiff
@_exported public import BannerLanguageServer
@_exported public import BannerRender
@_exported public import BannerSuggestions
@_exported public import BannerYAML
