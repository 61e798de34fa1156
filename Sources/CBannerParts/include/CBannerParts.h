/* Files embedded in the program as bytes: the scripts and modules that `make page` generates,
   the pages' styles and markup, the commands' help and the examples. */
#pragma once

#include "System.h"
#include "Words.h"

#include <stddef.h>

/* The bytes of an embedded file. They are static and never freed. */
struct bannerkit_part {
    const unsigned char *_Nonnull bytes;
    size_t count;
};

struct bannerkit_part bannerkit_page_script(void);
struct bannerkit_part bannerkit_diff_script(void);
struct bannerkit_part bannerkit_gallery_script(void);
struct bannerkit_part bannerkit_playground_script(void);
struct bannerkit_part bannerkit_worker_script(void);
/* The custom element `<banner-kit>`: its script, the same with the module in it, and the module. */
struct bannerkit_part bannerkit_element_script(void);
struct bannerkit_part bannerkit_element_inline_script(void);
struct bannerkit_part bannerkit_element_module(void);

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

/* The commands of the command line: arguments, options and help. */
struct bannerkit_part bannerkit_commands(void);

/* WebAssembly modules compressed with gzip. */
struct bannerkit_part bannerkit_engine_module(void);
struct bannerkit_part bannerkit_checker_module(void);

/* A banner or another file of `Examples`, by the name that `bannerkit init --from` accepts, or a
   template, by its path. */
struct bannerkit_example {
    const char *_Nonnull name;
    struct bannerkit_part text;
};

size_t bannerkit_example_count(void);
struct bannerkit_example bannerkit_example(size_t number);
