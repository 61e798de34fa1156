#include "Words.h"

static const char words[] = {
#embed "Words/words.txt"
};

struct bannerkit_words bannerkit_words(void) { return (struct bannerkit_words){words, sizeof words}; }
