@_exported public import BannerCalendar
@_exported public import BannerEditing
@_exported public import BannerYAML
