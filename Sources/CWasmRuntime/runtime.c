// C library functions that Embedded Swift calls, so that the module has no imports. Other platforms
// have a C library.
#if defined(__wasm__)
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;
static uintptr_t top;

// Free lists by size class, which is the binary logarithm of a block's size. The class is in the
// header, which ends where the returned memory begins.
typedef struct block {
    struct block *next;
} block;
static block *free_blocks[32];

static unsigned class_of(size_t size) {
    unsigned class = 5;
    while (((size_t)1 << class) < size) class++;
    return class;
}

int posix_memalign(void **place, size_t alignment, size_t size) {
    size_t wanted = size + 16 + (alignment > 16 ? alignment : 0);
    unsigned class = class_of(wanted);
    if (class > 31) return 12;
    uintptr_t raw;
    if (free_blocks[class]) {
        raw = (uintptr_t)free_blocks[class];
        free_blocks[class] = free_blocks[class]->next;
    } else {
        if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
        raw = top;
        top += (uintptr_t)1 << class;
        uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
        if (top > have) {
            uintptr_t pages = (top - have + 65535) >> 16;
            if (pages < 16) pages = 16;
            if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 12;
        }
    }
    uintptr_t memory = raw + 16;
    if (alignment > 16) memory = (memory + alignment - 1) & ~(uintptr_t)(alignment - 1);
    ((uint32_t *)memory)[-1] = class;
    ((uint32_t *)memory)[-2] = (uint32_t)raw;
    *place = (void *)memory;
    return 0;
}

void free(void *memory) {
    if (!memory) return;
    unsigned class = ((uint32_t *)memory)[-1];
    block *raw = (block *)(uintptr_t)((uint32_t *)memory)[-2];
    raw->next = free_blocks[class];
    free_blocks[class] = raw;
}

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }
int memcmp(const void *a, const void *b, size_t count) {
    const unsigned char *x = a, *y = b;
    for (size_t i = 0; i < count; i++)
        if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
    return 0;
}

int putchar(int character) { return character; }
uintptr_t __stack_chk_guard = 0x00ba22e5;
void __stack_chk_fail(void) { __builtin_trap(); }

// Not random, so that equal input gives equal output.
void arc4random_buf(void *memory, size_t count) { memset(memory, 0, count); }

double round(double x) { return __builtin_copysign(__builtin_trunc(__builtin_fabs(x) + 0.49999999999999994), x); }

// Multiplies two 128-bit integers. The compiler calls it for 64-bit multiplication with overflow
// checks.
__int128 __multi3(__int128 a, __int128 b) {
    typedef union {
        __int128 all;
        struct {
            uint64_t low, high;
        };
    } wide;
    wide x = {.all = a}, y = {.all = b}, result;
    uint64_t x0 = x.low & 0xffffffff, x1 = x.low >> 32, y0 = y.low & 0xffffffff, y1 = y.low >> 32;
    uint64_t low = x0 * y0, middle = x1 * y0 + (low >> 32), other = x0 * y1 + (middle & 0xffffffff);
    result.low = (other << 32) | (low & 0xffffffff);
    result.high = x1 * y1 + (middle >> 32) + (other >> 32) + x.high * y.low + x.low * y.high;
    return result.all;
}
#endif
