// A calendar needs a banner, so one import brings both.
@_exported public import BannerKit
