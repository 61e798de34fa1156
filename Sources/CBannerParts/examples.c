#include "CBannerParts.h"

static const unsigned char clock_change[] = {
#embed "../../Examples/clock-change.banner.yaml"
};
static const unsigned char hello[] = {
#embed "../../Examples/hello.banner.yaml"
};
static const unsigned char news_ticker[] = {
#embed "../../Examples/news-ticker.banner.yaml"
};
static const unsigned char instagram_dots[] = {
#embed "../../Examples/s0-instagram-dots.banner.yaml"
};
static const unsigned char morphing_pill[] = {
#embed "../../Examples/s1-morphing-pill.banner.yaml"
};
static const unsigned char scroll_bar[] = {
#embed "../../Examples/s2-scroll-bar.banner.yaml"
};
static const unsigned char card_banner[] = {
#embed "../../Examples/s3-card-banner.banner.yaml"
};
static const unsigned char infinite_carousel[] = {
#embed "../../Examples/s4-infinite-carousel.banner.yaml"
};
static const unsigned char shop_calendar[] = {
#embed "../../Examples/shop-calendar.banner.yaml"
};
static const unsigned char stories[] = {
#embed "../../Examples/stories.banner.yaml"
};

#define EXAMPLE(name, text)                                                                                            \
    { name, { text, sizeof text } }
static const struct bannerkit_example examples[] = {
    EXAMPLE("clock-change", clock_change),
    EXAMPLE("hello", hello),
    EXAMPLE("news-ticker", news_ticker),
    EXAMPLE("instagram-dots", instagram_dots),
    EXAMPLE("morphing-pill", morphing_pill),
    EXAMPLE("scroll-bar", scroll_bar),
    EXAMPLE("card-banner", card_banner),
    EXAMPLE("infinite-carousel", infinite_carousel),
    EXAMPLE("shop-calendar", shop_calendar),
    EXAMPLE("stories", stories),
};

size_t bannerkit_example_count(void) { return sizeof examples / sizeof *examples; }

struct bannerkit_example bannerkit_example(size_t number) { return examples[number]; }
