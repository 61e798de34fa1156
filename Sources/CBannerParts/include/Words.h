/* Words that authors write, and what they mean in a banner, as UTF-8. */
#pragma once

#include <stddef.h>

struct bannerkit_words {
    const char *_Nonnull bytes;
    size_t count;
};

struct bannerkit_words bannerkit_words(void);
/* The keys of other carousels and what they mean, with a NUL at its end. */
const char *_Nonnull bannerkit_keys(void);
