#include "System.h"

#include <errno.h>

#ifdef __APPLE__
#include <TargetConditionals.h>
#endif

extern char **environ;

char *const *bannerkit_environment(void) { return environ; }

#if defined(__APPLE__) && TARGET_OS_IPHONE
/* iOS, tvOS and watchOS cannot start programs. */
int bannerkit_start_program(char *const *words, char *const *environment, int input, int output, int errors, int *process) {
    (void)words, (void)environment, (void)input, (void)output, (void)errors, (void)process;
    return ENOTSUP;
}
int bannerkit_end_program(int process, int is_killed) {
    (void)process, (void)is_killed;
    return -1;
}
#else
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>

int bannerkit_start_program(char *const *words, char *const *environment, int input, int output, int errors, int *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int fault = posix_spawn_file_actions_init(&actions);
    if (fault) return fault;
    fault = posix_spawnattr_init(&attributes);
    if (fault) {
        posix_spawn_file_actions_destroy(&actions);
        return fault;
    }
    /* A new process inherits the signal mask and ignored signals. Restore the defaults, so that
       git ends when its reader closes the pipe. */
    sigset_t none, usual;
    sigemptyset(&none);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGXFSZ);
    if (!fault) fault = posix_spawnattr_setsigmask(&attributes, &none);
    if (!fault) fault = posix_spawnattr_setsigdefault(&attributes, &usual);
    if (!fault) fault = posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    if (!fault) fault = posix_spawn_file_actions_adddup2(&actions, input, 0);
    if (!fault) fault = posix_spawn_file_actions_adddup2(&actions, output, 1);
    if (!fault) fault = posix_spawn_file_actions_adddup2(&actions, errors, 2);
    pid_t started = 0;
    if (!fault) fault = posix_spawnp(&started, words[0], &actions, &attributes, words, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    *process = started;
    return fault;
}

int bannerkit_end_program(int process, int is_killed) {
    if (is_killed) kill(process, SIGKILL);
    int status = 0;
    pid_t ended;
    do {
        ended = waitpid(process, &status, 0);
    } while (ended < 0 && errno == EINTR);
    if (ended < 0) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
#endif
