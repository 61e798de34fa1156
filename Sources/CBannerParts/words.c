#include "Words.h"

static const char keys[] = {
#embed "Words/keys.tsv"
};

static const char values[] = {
#embed "Words/values.tsv"
};

struct bannerkit_words bannerkit_keys(void) { return (struct bannerkit_words){keys, sizeof keys}; }
struct bannerkit_words bannerkit_values(void) { return (struct bannerkit_words){values, sizeof values}; }
