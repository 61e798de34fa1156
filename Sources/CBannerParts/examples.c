#include "CBannerParts.h"

static const unsigned char clock_change[] = {
#embed "../../Examples/clock-change.banner.yaml"
};
static const unsigned char hello[] = {
#embed "../../Examples/hello.banner.yaml"
};
static const unsigned char home[] = {
#embed "../../Examples/home.banner.yaml"
};
static const unsigned char news_ticker[] = {
#embed "../../Examples/news-ticker.banner.yaml"
};
static const unsigned char products[] = {
#embed "../../Examples/products.banner.yaml"
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
// Pictures of the examples.
static const unsigned char picture_summer[] = {
#embed "../../Examples/pictures/summer.svg"
};
static const unsigned char picture_linen[] = {
#embed "../../Examples/pictures/linen.svg"
};
static const unsigned char picture_parcel[] = {
#embed "../../Examples/pictures/parcel.svg"
};
static const unsigned char picture_black_friday[] = {
#embed "../../Examples/pictures/black-friday.svg"
};
static const unsigned char picture_night[] = {
#embed "../../Examples/pictures/night.svg"
};
static const unsigned char picture_daily[] = {
#embed "../../Examples/pictures/daily.svg"
};
static const unsigned char picture_morning[] = {
#embed "../../Examples/pictures/morning.svg"
};
static const unsigned char picture_market[] = {
#embed "../../Examples/pictures/market.svg"
};
static const unsigned char picture_evening[] = {
#embed "../../Examples/pictures/evening.svg"
};
// Templates and texts that the commands write.
static const unsigned char completions_bash[] = {
#embed "Texts/completions.bash"
};
static const unsigned char completions_fish[] = {
#embed "Texts/completions.fish"
};
static const unsigned char completions_zsh[] = {
#embed "Texts/completions.zsh"
};
static const unsigned char hero[] = {
#embed "Texts/hero.banner.yaml"
};
static const unsigned char hook_yaml[] = {
#embed "Texts/hook.yaml"
};
static const unsigned char product[] = {
#embed "Texts/product.banner.yaml"
};
static const unsigned char settings_yaml[] = {
#embed "Texts/settings.yaml"
};
static const unsigned char shelf[] = {
#embed "Texts/shelf.banner.yaml"
};
static const unsigned char workflow_yaml[] = {
#embed "Texts/workflow.yaml"
};
static const unsigned char banner_svg[] = {
#embed "Texts/banner.svg"
};
static const unsigned char page_html[] = {
#embed "Texts/page.html"
};
static const unsigned char main_html[] = {
#embed "Texts/main.html"
};
static const unsigned char shared_play[] = {
#embed "Texts/shared/play.html"
};
static const unsigned char shared_pause[] = {
#embed "Texts/shared/pause.html"
};
static const unsigned char shared_left[] = {
#embed "Texts/shared/left.html"
};
static const unsigned char shared_right[] = {
#embed "Texts/shared/right.html"
};
static const unsigned char shared_to_start[] = {
#embed "Texts/shared/to-start.html"
};
static const unsigned char shared_step_back[] = {
#embed "Texts/shared/step-back.html"
};
static const unsigned char shared_step_on[] = {
#embed "Texts/shared/step-on.html"
};
static const unsigned char shared_clock[] = {
#embed "Texts/shared/clock.html"
};
static const unsigned char shared_keys[] = {
#embed "Texts/shared/keys.html"
};
static const unsigned char shared_size[] = {
#embed "Texts/shared/size.html"
};
static const unsigned char shared_speed[] = {
#embed "Texts/shared/speed.html"
};
static const unsigned char shared_theme[] = {
#embed "Texts/shared/theme.html"
};
static const unsigned char stills_html[] = {
#embed "Texts/stills.html"
};
static const unsigned char frame_html[] = {
#embed "Texts/frame.html"
};
static const unsigned char tools_html[] = {
#embed "Texts/tools.html"
};
static const unsigned char found_html[] = {
#embed "Texts/found.html"
};
static const unsigned char element_page_html[] = {
#embed "Texts/element-page.html"
};
static const unsigned char element_html[] = {
#embed "Texts/element.html"
};
static const unsigned char element_package[] = {
#embed "../BannerPage/Element/package.json"
};
static const unsigned char element_types[] = {
#embed "../BannerPage/Element/banner-kit.d.ts"
};
static const unsigned char element_manifest[] = {
#embed "../BannerPage/Element/custom-elements.json"
};
static const unsigned char element_jsx[] = {
#embed "../BannerPage/Element/jsx.d.ts"
};
static const unsigned char element_react[] = {
#embed "../BannerPage/Element/react.d.ts"
};
static const unsigned char element_vue[] = {
#embed "../BannerPage/Element/vue.d.ts"
};
static const unsigned char npm_license[] = {
#embed "../../LICENSE"
};
static const unsigned char npm_readme[] = {
#embed "Texts/npm.md"
};

#define EXAMPLE(name, text)                                                                                            \
    { name, { text, sizeof text } }
static const struct bannerkit_example examples[] = {
    EXAMPLE("clock-change", clock_change),
    EXAMPLE("hello", hello),
    EXAMPLE("home", home),
    EXAMPLE("news-ticker", news_ticker),
    EXAMPLE("products", products),
    EXAMPLE("instagram-dots", instagram_dots),
    EXAMPLE("morphing-pill", morphing_pill),
    EXAMPLE("scroll-bar", scroll_bar),
    EXAMPLE("card-banner", card_banner),
    EXAMPLE("infinite-carousel", infinite_carousel),
    EXAMPLE("shop-calendar", shop_calendar),
    EXAMPLE("stories", stories),
    EXAMPLE("pictures/summer.svg", picture_summer),
    EXAMPLE("pictures/linen.svg", picture_linen),
    EXAMPLE("pictures/parcel.svg", picture_parcel),
    EXAMPLE("pictures/black-friday.svg", picture_black_friday),
    EXAMPLE("pictures/night.svg", picture_night),
    EXAMPLE("pictures/daily.svg", picture_daily),
    EXAMPLE("pictures/morning.svg", picture_morning),
    EXAMPLE("pictures/market.svg", picture_market),
    EXAMPLE("pictures/evening.svg", picture_evening),
    EXAMPLE("Texts/completions.bash", completions_bash),
    EXAMPLE("Texts/completions.fish", completions_fish),
    EXAMPLE("Texts/completions.zsh", completions_zsh),
    EXAMPLE("Texts/hero.banner.yaml", hero),
    EXAMPLE("Texts/hook.yaml", hook_yaml),
    EXAMPLE("Texts/product.banner.yaml", product),
    EXAMPLE("Texts/settings.yaml", settings_yaml),
    EXAMPLE("Texts/shelf.banner.yaml", shelf),
    EXAMPLE("Texts/workflow.yaml", workflow_yaml),
    EXAMPLE("Texts/banner.svg", banner_svg),
    EXAMPLE("Texts/page.html", page_html),
    EXAMPLE("Texts/main.html", main_html),
    EXAMPLE("Texts/shared/play.html", shared_play),
    EXAMPLE("Texts/shared/pause.html", shared_pause),
    EXAMPLE("Texts/shared/left.html", shared_left),
    EXAMPLE("Texts/shared/right.html", shared_right),
    EXAMPLE("Texts/shared/to-start.html", shared_to_start),
    EXAMPLE("Texts/shared/step-back.html", shared_step_back),
    EXAMPLE("Texts/shared/step-on.html", shared_step_on),
    EXAMPLE("Texts/shared/clock.html", shared_clock),
    EXAMPLE("Texts/shared/keys.html", shared_keys),
    EXAMPLE("Texts/shared/size.html", shared_size),
    EXAMPLE("Texts/shared/speed.html", shared_speed),
    EXAMPLE("Texts/shared/theme.html", shared_theme),
    EXAMPLE("Texts/stills.html", stills_html),
    EXAMPLE("Texts/frame.html", frame_html),
    EXAMPLE("Texts/tools.html", tools_html),
    EXAMPLE("Texts/found.html", found_html),
    EXAMPLE("Texts/element-page.html", element_page_html),
    EXAMPLE("Texts/element.html", element_html),
    EXAMPLE("Texts/package.json", element_package),
    EXAMPLE("Texts/element/banner-kit.d.ts", element_types),
    EXAMPLE("Texts/element/custom-elements.json", element_manifest),
    EXAMPLE("Texts/element/jsx.d.ts", element_jsx),
    EXAMPLE("Texts/element/react.d.ts", element_react),
    EXAMPLE("Texts/element/vue.d.ts", element_vue),
    EXAMPLE("Texts/npm/LICENSE", npm_license),
    EXAMPLE("Texts/npm/README.md", npm_readme),
};

size_t bannerkit_example_count(void) { return sizeof examples / sizeof *examples; }

struct bannerkit_example bannerkit_example(size_t number) { return examples[number]; }
