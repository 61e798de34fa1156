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

/* A comparison with pages needs some 300 KB in a debug build. */
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
        /* Signals are for the thread that works. */
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
/* Stands in for the Swift runtime's own function in the release binary for Linux, where `Sources/Scripts/release` asks the linker to.
   Before main, the runtime's own looks for a program that prints a crash's stack, which the release does not come with, and
   it aborts where /proc does not say in which folder to look. */
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
    (void)name;
    return NULL;
}
#endif
