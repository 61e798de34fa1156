/* What the command line needs of the system and Swift cannot call by itself. */
#pragma once

/* The program's arguments as the system passed them, its own name first, and their number; NULL where the system does not
   pass them to what runs before main. Swift's own CommandLine needs /proc on Linux to find them, and has none where that
   cannot be read. */
char *_Nullable const *_Nullable bannerkit_arguments(int *_Nonnull count);

/* Runs `body`, which does not return, as the main thread would, but with a stack that is large enough whatever the limit for
   stacks is. */
void bannerkit_run(void *_Nullable (*_Nonnull body)(void *_Nullable));

/* Starts a thread that runs `body` with `argument`, with a stack that is large enough; 0, or the number of what prevented it.
   Every system declares the type of a thread, and what may be null, in another way. */
int bannerkit_start_thread(void *_Nullable (*_Nonnull body)(void *_Nonnull), void *_Nonnull argument);

/* Starts a program that is found on PATH, with these words and this environment, both ended by NULL, and with three descriptors
   as its standard input, output and errors; 0, or the number of what prevented it. Swift declares the types for it in another
   way on every system. */
int bannerkit_start_program(char *_Nullable const *_Nonnull words, char *_Nullable const *_Nonnull environment, int input,
                            int output, int errors, int *_Nonnull process);

/* The variables of this process, ended by NULL: a variable that Swift does not let its code read. */
char *_Nullable const *_Nullable bannerkit_environment(void);

/* Waits for the end of a program, which it kills first if asked to; its exit code, 128 and more after a signal, or -1. */
int bannerkit_end_program(int process, int is_killed);
