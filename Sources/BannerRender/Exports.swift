// What is drawn is a banner, on its calendar.
@_exported public import BannerCalendar
@_exported public import BannerKit
