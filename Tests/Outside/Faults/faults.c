/* A system that fails on purpose: loaded in front of the C library, it makes one call of the program fail, or ends the
   program there, and leaves all others alone.

   FAULT_AT=N says which call, counted from 1; FAULT_CALL=NAME counts only the calls of that name. FAULT_DOES says what
   happens there: the number of an error, SHORT (one byte is read or written), KILL (before the call), KILLAFTER, or WAIT
   (until the file FAULT_UNTIL is there, having made the file FAULT_REACHED). FAULT_LOG=FILE gets a line for each call.
   FAULT_HIDES=FOLDER has nothing below that folder be there. Calls for standard error are left alone, so that every run can
   say what is wrong. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int calls;
static int ready, at, number, log_file = -1;
static const char *name_wanted, *does;

__attribute__((constructor)) static void begin(void) {
    const char *text = getenv("FAULT_AT");
    at = text ? atoi(text) : 0;
    name_wanted = getenv("FAULT_CALL");
    does = getenv("FAULT_DOES");
    number = does ? atoi(does) : 0;
    text = getenv("FAULT_LOG");
    // Far from the numbers that the program's own files get.
    if (text) log_file = fcntl((int)syscall(SYS_openat, AT_FDCWD, text, O_WRONLY | O_CREAT | O_APPEND, 0644), F_DUPFD, 100);
    ready = 1;
}

static void wait_for_file(void) {
    struct stat info;
    const char *reached = getenv("FAULT_REACHED"), *until = getenv("FAULT_UNTIL");
    if (reached) syscall(SYS_close, syscall(SYS_openat, AT_FDCWD, reached, O_WRONLY | O_CREAT, 0644));
    while (until && syscall(SYS_newfstatat, AT_FDCWD, until, &info, 0) != 0) usleep(2000);
}

/* What is to happen at this call: 0 nothing, > 0 that error, -1 a short one, -2 the end after it. */
static int fault(const char *name) {
    // Other libraries begin before this one.
    if (!ready) return 0;
    if (log_file >= 0) {
        char line[64];
        syscall(SYS_write, log_file, line, snprintf(line, sizeof line, "%s\n", name));
    }
    if (name_wanted && strcmp(name, name_wanted) != 0) return 0;
    if (atomic_fetch_add(&calls, 1) + 1 != at || !does) return 0;
    if (number > 0) return number;
    if (strcmp(does, "KILL") == 0) kill(getpid(), SIGKILL);
    if (strcmp(does, "WAIT") == 0) wait_for_file();
    return strcmp(does, "SHORT") == 0 ? -1 : strcmp(does, "KILLAFTER") == 0 ? -2 : 0;
}

/* Asked for each time: the Swift runtime begins before this library. */
static int is_hidden(const char *path) {
    const char *hides = getenv("FAULT_HIDES");
    return hides && path && strncmp(path, hides, strlen(hides)) == 0;
}

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name);

#define FAIL(name, failed) \
    int what = fault(name); \
    if (what > 0) { errno = what; return failed; }

#define DONE(result) \
    if (what == -2) kill(getpid(), SIGKILL); \
    return result;

#define CALL(type, name, failed, parameters, arguments, ...) \
    type name parameters { \
        REAL(type, #name, __VA_ARGS__) \
        FAIL(#name, failed) \
        type result = real arguments; \
        DONE(result) \
    }

#define PATH_CALL(type, name, failed, parameters, arguments, ...) \
    type name parameters { \
        REAL(type, #name, __VA_ARGS__) \
        if (is_hidden(path)) { errno = ENOENT; return failed; } \
        FAIL(#name, failed) \
        type result = real arguments; \
        DONE(result) \
    }

int open(const char *path, int flags, ...) {
    REAL(int, "open", const char *, int, ...)
    va_list list;
    va_start(list, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
    va_end(list);
    if (is_hidden(path)) { errno = ENOENT; return -1; }
    FAIL("open", -1)
    int result = real(path, flags, mode);
    DONE(result)
}

int close(int file) {
    REAL(int, "close", int)
    if (file == 2 || file == log_file) return real(file);
    int what = fault("close"), result = real(file);
    // A close that fails has closed.
    if (what > 0) { errno = what; return -1; }
    DONE(result)
}

ssize_t write(int file, const void *bytes, size_t count) {
    REAL(ssize_t, "write", int, const void *, size_t)
    if (file == 2) return real(file, bytes, count);
    FAIL("write", -1)
    ssize_t result = real(file, bytes, what == -1 && count > 1 ? 1 : count);
    DONE(result)
}

ssize_t read(int file, void *bytes, size_t count) {
    REAL(ssize_t, "read", int, void *, size_t)
    FAIL("read", -1)
    ssize_t result = real(file, bytes, what == -1 && count > 1 ? 1 : count);
    DONE(result)
}

FILE *fopen(const char *path, const char *mode) {
    REAL(FILE *, "fopen", const char *, const char *)
    if (is_hidden(path)) { errno = ENOENT; return NULL; }
    return real(path, mode);
}

PATH_CALL(int, stat, -1, (const char *path, struct stat *info), (path, info), const char *, struct stat *)
PATH_CALL(int, lstat, -1, (const char *path, struct stat *info), (path, info), const char *, struct stat *)
PATH_CALL(int, mkdir, -1, (const char *path, mode_t mode), (path, mode), const char *, mode_t)
PATH_CALL(int, unlink, -1, (const char *path), (path), const char *)
PATH_CALL(ssize_t, readlink, -1, (const char *path, char *bytes, size_t count), (path, bytes, count), const char *, char *, size_t)
PATH_CALL(char *, realpath, NULL, (const char *path, char *bytes), (path, bytes), const char *, char *)
PATH_CALL(DIR *, opendir, NULL, (const char *path), (path), const char *)
CALL(int, fstat, -1, (int file, struct stat *info), (file, info), int, struct stat *)
CALL(int, fsync, -1, (int file), (file), int)
CALL(int, fchmod, -1, (int file, mode_t mode), (file, mode), int, mode_t)
CALL(int, linkat, -1, (int old, const char *from, int new, const char *to, int flags), (old, from, new, to, flags), int, const char *, int, const char *, int)
CALL(int, rename, -1, (const char *from, const char *to), (from, to), const char *, const char *)
CALL(struct dirent *, readdir, NULL, (DIR *folder), (folder), DIR *)

/* Here the number is the result. */
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
    REAL(int, "pthread_create", pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)
    int what = fault("pthread_create");
    if (what > 0) return what;
    int result = real(thread, attributes, body, argument);
    DONE(result)
}
