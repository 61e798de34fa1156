/* What the command line needs of the system and Swift cannot call by itself. */
#pragma once

/* The program's arguments as the system passed them, its own name first, and their number; NULL where the system does not
   pass them to what runs before main. Swift's own CommandLine needs /proc on Linux to find them, and has none where that
   cannot be read. */
char *_Nullable const *_Nullable bannerkit_arguments(int *_Nonnull count);

/* Starts a thread that runs `body` with `argument`; 0, or the number of what prevented it. Every system declares the type of
   a thread, and what may be null, in another way. */
int bannerkit_start_thread(void *_Nullable (*_Nonnull body)(void *_Nonnull), void *_Nonnull argument);

#ifdef __linux__
#include <sys/xattr.h>
#endif
