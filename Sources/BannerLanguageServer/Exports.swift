// An answer is about a text that is written, what is found in it, and dates.
@_exported public import BannerCalendar
@_exported public import BannerEditing
@_exported public import BannerYAML
