/* Tables of what people write, as UTF-8: a row on each line. */
#pragma once

/* The keys of other carousels and players. */
const char *_Nonnull bannerkit_keys(void);
/* What words mean as values. */
const char *_Nonnull bannerkit_values(void);
