@_exported public import BannerCalendar
@_exported public import BannerDiagnostics
@_exported public import BannerKit
