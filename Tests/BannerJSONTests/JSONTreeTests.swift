import BannerJSON
import Testing
