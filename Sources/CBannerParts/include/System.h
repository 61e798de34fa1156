/* System calls that Swift cannot make itself, or declares differently on each system. */
#pragma once

/* The program's arguments, with the program's name first, and their count. Returns NULL where
   the system does not pass them to constructors. On Linux, Swift's CommandLine reads /proc and
   is empty without it. */
char *_Nullable const *_Nullable bannerkit_arguments(int *_Nonnull count);

/* The commit and the toolchain of a release build; empty in any other build. */
const char *_Nonnull bannerkit_build(void);

/* Calls `body`, which must not return. If the stack limit is too small, a thread with a larger
   stack calls it, unless none can start. */
void bannerkit_run(void *_Nullable (*_Nonnull body)(void *_Nullable));

/* Starts a thread that calls `body` with `argument` on a large enough stack. Returns 0 or an
   error number. It is C because systems declare `pthread_t` and its nullability differently. */
int bannerkit_start_thread(void *_Nullable (*_Nonnull body)(void *_Nonnull), void *_Nonnull argument);

/* Starts the program `words[0]`, which is looked up on PATH, with these arguments and this
   environment, both terminated by NULL. The three descriptors become its standard input, output
   and error. Returns 0 or an error number. It is C because systems declare the spawn types
   differently. */
int bannerkit_start_program(char *_Nullable const *_Nonnull words, char *_Nullable const *_Nonnull environment, int input,
                            int output, int errors, int *_Nonnull process);

/* The environment of this process, terminated by NULL. Swift 6 does not allow access to the
   global variable `environ`. */
char *_Nullable const *_Nullable bannerkit_environment(void);

/* Waits for a program to exit, and kills it first if `is_killed` is set. Returns its exit code,
   128 plus the signal's number, or -1 on failure. */
int bannerkit_end_program(int process, int is_killed);
