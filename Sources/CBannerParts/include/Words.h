/* Words that authors write, and what they mean in a banner, as UTF-8. */
#pragma once

#include <stddef.h>

struct bannerkit_words {
    const char *_Nonnull bytes;
    size_t count;
};

struct bannerkit_words bannerkit_keys(void);
struct bannerkit_words bannerkit_values(void);
