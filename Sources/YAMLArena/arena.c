/* The allocator that libyaml has in the release binary: lists of blocks of a few sizes, one set of lists a thread.

   libyaml takes and gives back four small pieces of memory for each word it reads; «Measured figures» has what that
   costs with the system's allocator. `Sources/Scripts/libyaml` puts this file into a copy of libyaml.a in which every call of malloc,
   realloc, free and strdup leads here, and every call of its own yaml_malloc and the like, which do nothing but call
   those, so that no piece of memory has two owners. A build with the system's shared library has none of this. A parser
   lives and dies on one thread, so nothing is shared and nothing is locked; what a thread has taken from the system it
   keeps. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { STEP = 64, SMALL = 16, CLASSES = SMALL + 7, CHUNK = 1 << 18 };

/* What stands before each block, for good: its class. A block that is not in use begins with the next such one. */
typedef struct { size_t class, padding; } Header;
typedef struct unused { struct unused *next; } Unused;

static _Thread_local Unused *unused[CLASSES];
static _Thread_local char *at, *end;

/* Classes 1 to SMALL hold that many steps; the ones above twice as much each, up to 64 KB; 0 is the system's. Most of
   what libyaml asks for begins with 16 bytes and grows: with a step of 64 few of them have to move. */
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
