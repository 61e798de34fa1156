// What is found in a banner names its rule.
@_exported public import BannerRulebook
