#include "CBannerSystem.h"

#include <pthread.h>
#include <stddef.h>

static int argument_count;
static char **arguments;

#ifdef __GLIBC__
/* Only glibc passes the arguments to constructors. */
__attribute__((constructor)) static void keep(int count, char **words) {
    argument_count = count;
    arguments = words;
}
#endif

char *const *bannerkit_arguments(int *count) {
    *count = argument_count;
    return arguments;
}

int bannerkit_start_thread(void *(*body)(void *), void *argument) {
    pthread_t thread;
    return pthread_create(&thread, NULL, body, argument);
}

#ifdef __linux__
/* Stands in for the Swift runtime's own function in the release binary for Linux, where `Sources/Scripts/release` asks the linker to.
   Before main, the runtime's own looks for a program that prints a crash's stack, which the release does not come with, and
   it aborts where /proc does not say in which folder to look. */
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
    (void)name;
    return NULL;
}
#endif
