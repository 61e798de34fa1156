#include "System.h"

#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/resource.h>

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

/* `Sources/Scripts/release` links another definition. */
__attribute__((weak)) const char *bannerkit_build(void) { return ""; }

/* Smallest stack size of a thread, in bytes. A comparison with pages needs the most, in a debug
   build. */
static const size_t enough = 2 << 20;

static int start(pthread_t *thread, void *(*body)(void *), void *argument) {
    pthread_attr_t attributes;
    int fault = pthread_attr_init(&attributes);
    if (fault) return fault;
    size_t size = 0;
    if (!pthread_attr_getstacksize(&attributes, &size) && size < enough) pthread_attr_setstacksize(&attributes, enough);
    fault = pthread_create(thread, &attributes, body, argument);
    pthread_attr_destroy(&attributes);
    return fault;
}

int bannerkit_start_thread(void *(*body)(void *), void *argument) {
    pthread_t thread;
    return start(&thread, body, argument);
}

static sigset_t usual;

static void *run_with_signals(void *body) {
    pthread_sigmask(SIG_SETMASK, &usual, NULL);
    return ((void *(*)(void *))body)(NULL);
}

void bannerkit_run(void *(*body)(void *)) {
    struct rlimit limit;
    if (!getrlimit(RLIMIT_STACK, &limit) && limit.rlim_cur < enough) {
        /* Block all signals here, so that the thread that runs `body` receives them. */
        sigset_t all;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &usual);
        pthread_t thread;
        if (!start(&thread, run_with_signals, (void *)body)) pthread_join(thread, NULL);
        pthread_sigmask(SIG_SETMASK, &usual, NULL);
    }
    body(NULL);
}

#ifdef __linux__
/* Replaces a function of the Swift runtime in the release binary for Linux, where
   `Sources/Scripts/release` passes `--wrap` to the linker. Before main, the original looks for
   the program that prints a backtrace. The release does not contain that program, and the
   original aborts without /proc. */
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
    (void)name;
    return NULL;
}
#endif
