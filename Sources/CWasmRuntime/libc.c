// C library functions that libyaml calls, besides those in `runtime.c`. Other platforms have a C
// library.
#if defined(__wasm__)
#include <stddef.h>
#include <stdint.h>

int posix_memalign(void **place, size_t alignment, size_t size);
void free(void *memory);
void *memcpy(void *to, const void *from, size_t count);
void *memset(void *to, int value, size_t count);

// Allocates memory that is aligned to 16 bytes.
void *malloc(size_t size) {
    void *memory;
    if (size > SIZE_MAX / 4) return NULL;
    return posix_memalign(&memory, 16, size) == 0 ? memory : NULL;
}

void *calloc(size_t count, size_t size) {
    if (size && count > SIZE_MAX / 4 / size) return NULL;
    void *memory = malloc(count * size);
    return memory ? memset(memory, 0, count * size) : NULL;
}

// The capacity of a block is 1 << class bytes, minus 16 bytes for its header. `posix_memalign` in
// `runtime.c` stores the class in the header.
void *realloc(void *memory, size_t size) {
    if (!memory) return malloc(size);
    size_t room = ((size_t)1 << ((uint32_t *)memory)[-1]) - 16;
    if (size <= room) return memory;
    void *moved = malloc(size);
    if (!moved) return NULL;
    memcpy(moved, memory, room);
    free(memory);
    return moved;
}

size_t strlen(const char *text) {
    size_t length = 0;
    while (text[length]) length++;
    return length;
}

int strncmp(const char *a, const char *b, size_t count) {
    for (size_t i = 0; i < count; i++) {
        unsigned char x = (unsigned char)a[i], y = (unsigned char)b[i];
        if (x != y) return x < y ? -1 : 1;
        if (!x) return 0;
    }
    return 0;
}

int strcmp(const char *a, const char *b) { return strncmp(a, b, SIZE_MAX); }

char *strdup(const char *text) {
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy ? memcpy(copy, text, size) : NULL;
}

// libyaml can read from a file, but the checker parses memory only.
size_t fread(void *memory, size_t size, size_t count, void *file) { return 0; }
int ferror(void *file) { return 1; }
size_t fwrite(const void *memory, size_t size, size_t count, void *file) { return 0; }
#endif
