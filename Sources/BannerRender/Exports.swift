// What is drawn is a banner, on its calendar, and who writes a report has its findings.
@_exported public import BannerCalendar
@_exported public import BannerDiagnostics
@_exported public import BannerKit
