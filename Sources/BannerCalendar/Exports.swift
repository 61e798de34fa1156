// A calendar is that of a banner.
@_exported public import BannerKit
