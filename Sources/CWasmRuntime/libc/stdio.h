#pragma once
#include <stddef.h>
typedef void FILE;
size_t fread(void *, size_t, size_t, FILE *);
int ferror(FILE *);
size_t fwrite(const void *, size_t, size_t, FILE *);
