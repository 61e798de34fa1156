// A change is one from a file's banner to another's.
@_exported public import BannerYAML
