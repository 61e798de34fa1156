#include "CBannerParts.h"

#define PART(name)                                                                                                     \
    ;                                                                                                                  \
    struct bannerkit_part bannerkit_##name(void) { return (struct bannerkit_part){name, sizeof name}; }

static const unsigned char page_script[] = {
#embed "Parts/banner.js"
} PART(page_script)
static const unsigned char diff_script[] = {
#embed "Parts/diff.js"
} PART(diff_script)
static const unsigned char gallery_script[] = {
#embed "Parts/gallery.js"
} PART(gallery_script)
static const unsigned char playground_script[] = {
#embed "Parts/playground.js"
} PART(playground_script)
static const unsigned char worker_script[] = {
#embed "Parts/worker.js"
} PART(worker_script)

static const unsigned char element_script[] = {
#embed "Parts/banner-kit.js"
} PART(element_script)
static const unsigned char element_inline_script[] = {
#embed "Parts/banner-kit.inline.js"
} PART(element_inline_script)
static const unsigned char element_module[] = {
#embed "Parts/element.wasm"
} PART(element_module)

static const unsigned char base_style[] = {
#embed "../BannerPage/Styles/base.css"
} PART(base_style)
static const unsigned char page_style[] = {
#embed "../BannerPage/Styles/page.css"
} PART(page_style)
static const unsigned char diff_style[] = {
#embed "../BannerPage/Styles/diff.css"
} PART(diff_style)
static const unsigned char gallery_style[] = {
#embed "../BannerPage/Styles/gallery.css"
} PART(gallery_style)
static const unsigned char playground_style[] = {
#embed "../BannerPage/Styles/playground.css"
} PART(playground_style)

static const unsigned char list_style[] = {
#embed "../BannerPage/Element/list.css"
} PART(list_style)
static const unsigned char stage_style[] = {
#embed "../BannerPage/Element/element.css"
} PART(stage_style)
static const unsigned char card_style[] = {
#embed "../BannerPage/Element/card.css"
} PART(card_style)

static const unsigned char theatre_markup[] = {
#embed "../BannerPage/Markup/theatre.html"
} PART(theatre_markup)
static const unsigned char panels_markup[] = {
#embed "../BannerPage/Markup/panels.html"
} PART(panels_markup)
static const unsigned char diff_theatre_markup[] = {
#embed "../BannerPage/Markup/diff-theatre.html"
} PART(diff_theatre_markup)
static const unsigned char version_markup[] = {
#embed "../BannerPage/Markup/version.html"
} PART(version_markup)
static const unsigned char gallery_markup[] = {
#embed "../BannerPage/Markup/gallery.html"
} PART(gallery_markup)
static const unsigned char playground_markup[] = {
#embed "../BannerPage/Markup/playground.html"
} PART(playground_markup)

static const unsigned char engine_module[] = {
#embed "Parts/engine.wasm.gz"
} PART(engine_module)
static const unsigned char checker_module[] = {
#embed "Parts/checker.wasm.gz"
} PART(checker_module)

static const unsigned char commands[] = {
#embed "Texts/commands.txt"
} PART(commands)
