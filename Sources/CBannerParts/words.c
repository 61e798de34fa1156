#include "Words.h"

static const char keys[] = {
#embed "Words/keys.tsv" suffix(, 0)
};

static const char values[] = {
#embed "Words/values.tsv" suffix(, 0)
};

const char *bannerkit_keys(void) { return keys; }
const char *bannerkit_values(void) { return values; }
