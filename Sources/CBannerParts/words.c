#include "Words.h"

static const char words[] = {
#embed "Words/words.txt"
};

static const char values[] = {
#embed "Words/values.tsv"
};

struct bannerkit_words bannerkit_words(void) { return (struct bannerkit_words){words, sizeof words}; }
struct bannerkit_words bannerkit_values(void) { return (struct bannerkit_words){values, sizeof values}; }
