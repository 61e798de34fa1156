@_exported public import BannerYAML
