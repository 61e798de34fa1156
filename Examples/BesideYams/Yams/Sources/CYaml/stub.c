#include "CYaml.h"

const char *stub_name(void) { return "Yams"; }
