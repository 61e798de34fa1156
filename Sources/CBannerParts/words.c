#include "Words.h"

static const char words[] = {
#embed "Words/words.txt"
};

static const char values[] = {
#embed "Words/values.tsv" suffix(, 0)
};

struct bannerkit_words bannerkit_words(void) { return (struct bannerkit_words){words, sizeof words}; }
const char *bannerkit_values(void) { return values; }
