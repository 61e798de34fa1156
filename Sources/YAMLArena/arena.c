/* Allocator of libyaml in the release binary: free lists of blocks in a few sizes, per thread.

   libyaml allocates and frees four small blocks for each scalar that it reads. «Measured figures»
   has the cost of that with the system's allocator. `Sources/Scripts/libyaml` adds this file to a
   copy of libyaml.a and redirects every call of malloc, realloc, free and strdup to it. It also
   redirects the calls of yaml_malloc and the like, which only call those. So one allocator owns
   each block. A build with the system's shared library does not use this file. A parser stays on
   one thread, so nothing is shared or locked. A thread never returns its chunks to the system. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { STEP = 64, SMALL = 16, CLASSES = SMALL + 7, CHUNK = 1 << 18 };

/* Header of each block, which keeps its class. A free block stores the next free one of its
   class after the header. */
typedef struct { size_t class, padding; } Header;
typedef struct unused { struct unused *next; } Unused;

static _Thread_local Unused *unused[CLASSES];
static _Thread_local char *at, *end;

/* Classes 1 to SMALL hold that many steps. Each class above holds twice as much as the one
   before, up to 64 KB. Class 0 is the system's allocator. Most of libyaml's buffers begin with
   16 bytes and grow, so a step of 64 saves most copies. */
static inline size_t class_of(size_t size) {
    if (size <= STEP) return 1;
    if (size <= SMALL * STEP) return (size + STEP - 1) / STEP;
    size_t class = SMALL + 1;
    for (size_t room = 2 * SMALL * STEP; room < size; room *= 2) class += 1;
    return class < CLASSES ? class : 0;
}

static inline size_t room_of(size_t class) {
    return class <= SMALL ? class * STEP : (size_t)SMALL * STEP << (class - SMALL);
}

static __attribute__((noinline)) void *take(size_t class, size_t size) {
    if (class == 0) {
        if (size > SIZE_MAX - sizeof(Header)) return NULL;
        Header *block = malloc(sizeof(Header) + size);
        if (!block) return NULL;
        block->class = 0;
        return block + 1;
    }
    size_t whole = sizeof(Header) + room_of(class);
    if ((size_t)(end - at) < whole) {
        char *chunk = malloc(CHUNK);
        if (!chunk) return NULL;
        at = chunk;
        end = chunk + CHUNK;
    }
    Header *block = (Header *)at;
    at += whole;
    block->class = class;
    return block + 1;
}

void *bannerkit_malloc(size_t size) {
    size_t class = class_of(size);
    Unused *block = unused[class];
    if (!block) return take(class, size);
    unused[class] = block->next;
    return block;
}

void bannerkit_free(void *pointer) {
    if (!pointer) return;
    size_t class = ((Header *)pointer - 1)->class;
    if (class == 0) {
        free((Header *)pointer - 1);
        return;
    }
    Unused *block = pointer;
    block->next = unused[class];
    unused[class] = block;
}

void *bannerkit_realloc(void *pointer, size_t size) {
    if (!pointer) return bannerkit_malloc(size);
    Header *block = (Header *)pointer - 1;
    size_t class = block->class;
    if (class == 0) {
        if (size > SIZE_MAX - sizeof(Header)) return NULL;
        Header *moved = realloc(block, sizeof(Header) + size);
        return moved ? moved + 1 : NULL;
    }
    size_t room = room_of(class);
    if (size <= room) return pointer;
    void *moved = bannerkit_malloc(size);
    if (!moved) return NULL;
    memcpy(moved, pointer, room);
    bannerkit_free(pointer);
    return moved;
}

char *bannerkit_strdup(const char *text) {
    if (!text) return NULL;
    size_t size = strlen(text) + 1;
    char *copy = bannerkit_malloc(size);
    return copy ? memcpy(copy, text, size) : NULL;
}
