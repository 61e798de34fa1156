// A player needs a banner and perhaps its calendar, so one import brings all.
@_exported public import BannerCalendar
