/* The allocator that libyaml has in the release binary: lists of blocks of a few sizes, one set of lists a thread.

   libyaml takes and gives back four small pieces of memory for each word it reads, which is a fifth of its time with the
   system's allocator. `.ci/libyaml` puts this file into a copy of libyaml.a in which every call of malloc, realloc, free
   and strdup leads here, so that no piece of memory has two owners. A build with the system's shared library has none of
   this. A parser lives and dies on one thread, so nothing is shared and nothing is locked; what a thread has taken from
   the system it keeps. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { STEP = 16, SMALL = 64, CLASSES = SMALL + 7, CHUNK = 1 << 18 };

/* What stands before each block: its class while it is in use, the next free one while it is not. */
typedef union header {
    struct { size_t class, padding; } used;
    union header *next;
} Header;

static _Thread_local Header *unused[CLASSES];
static _Thread_local char *at, *end;

/* Classes 1 to SMALL hold that many steps; the ones above twice as much each, up to 64 KB; 0 is the system's. */
static inline size_t class_of(size_t size) {
    if (size <= SMALL * STEP) return size ? (size + STEP - 1) / STEP : 1;
    size_t class = SMALL + 1;
    for (size_t room = 2 * SMALL * STEP; room < size; room *= 2) class += 1;
    return class < CLASSES ? class : 0;
}

static inline size_t room_of(size_t class) {
    return class <= SMALL ? class * STEP : (size_t)SMALL * STEP << (class - SMALL);
}

static void *take(size_t class, size_t size) {
    if (class == 0) {
        if (size > SIZE_MAX - sizeof(Header)) return NULL;
        Header *block = malloc(sizeof(Header) + size);
        if (!block) return NULL;
        block->used.class = 0;
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
    block->used.class = class;
    return block + 1;
}

void *bannerkit_malloc(size_t size) {
    size_t class = class_of(size);
    Header *block = class ? unused[class] : NULL;
    if (!block) return take(class, size);
    unused[class] = block->next;
    block->used.class = class;
    return block + 1;
}

void bannerkit_free(void *pointer) {
    if (!pointer) return;
    Header *block = (Header *)pointer - 1;
    size_t class = block->used.class;
    if (class == 0) {
        free(block);
        return;
    }
    block->next = unused[class];
    unused[class] = block;
}

void *bannerkit_realloc(void *pointer, size_t size) {
    if (!pointer) return bannerkit_malloc(size);
    Header *block = (Header *)pointer - 1;
    size_t class = block->used.class;
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
    size_t size = strlen(text) + 1;
    char *copy = bannerkit_malloc(size);
    return copy ? memcpy(copy, text, size) : NULL;
}
