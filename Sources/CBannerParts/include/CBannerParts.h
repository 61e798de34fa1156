/* The pages' parts as bytes: scripts and modules that `make page` writes, styles and markup as they are in Sources/BannerPage. */
#pragma once

#include "System.h"
#include "Words.h"

#include <stddef.h>

/* A part's bytes, which stay where they are while the program runs. */
struct bannerkit_part {
    const unsigned char *_Nonnull bytes;
    size_t count;
};

struct bannerkit_part bannerkit_page_script(void);
struct bannerkit_part bannerkit_diff_script(void);
struct bannerkit_part bannerkit_gallery_script(void);
struct bannerkit_part bannerkit_playground_script(void);
struct bannerkit_part bannerkit_worker_script(void);
/* The element for other pages, with its engine, and its types. */
struct bannerkit_part bannerkit_element_script(void);
struct bannerkit_part bannerkit_element_types(void);

struct bannerkit_part bannerkit_base_style(void);
struct bannerkit_part bannerkit_page_style(void);
struct bannerkit_part bannerkit_diff_style(void);
struct bannerkit_part bannerkit_gallery_style(void);
struct bannerkit_part bannerkit_playground_style(void);
struct bannerkit_part bannerkit_list_style(void);
struct bannerkit_part bannerkit_stage_style(void);
struct bannerkit_part bannerkit_card_style(void);

struct bannerkit_part bannerkit_theatre_markup(void);
struct bannerkit_part bannerkit_panels_markup(void);
struct bannerkit_part bannerkit_diff_theatre_markup(void);
struct bannerkit_part bannerkit_version_markup(void);
struct bannerkit_part bannerkit_gallery_markup(void);
struct bannerkit_part bannerkit_playground_markup(void);

/* What each command of the command line takes and does. */
struct bannerkit_part bannerkit_commands(void);

/* WebAssembly modules, compressed by gzip. */
struct bannerkit_part bannerkit_engine_module(void);
struct bannerkit_part bannerkit_checker_module(void);

/* The banners of `Examples`, as their files are, by the names that `bannerkit init --from` knows. */
struct bannerkit_example {
    const char *_Nonnull name;
    struct bannerkit_part text;
};

size_t bannerkit_example_count(void);
struct bannerkit_example bannerkit_example(size_t number);
