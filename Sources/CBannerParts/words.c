#include "Words.h"

static const char words[] = {
#embed "Words/words.txt"
};

static const char keys[] = {
#embed "Words/keys.tsv"
    , 0};

struct bannerkit_words bannerkit_words(void) { return (struct bannerkit_words){words, sizeof words}; }
const char *bannerkit_keys(void) { return keys; }
