/* Tables of the suggestions, as UTF-8 with one row per line. */
#pragma once

/* Keys of other carousels and players, with our keys for them. */
const char *_Nonnull bannerkit_keys(void);
/* Words that people write as values, with our values for them. */
const char *_Nonnull bannerkit_values(void);
