/* What programs cost, measured by turns so that a busy machine is equally unkind to all.
     cost ROUNDS PROGRAM [WORD...] [--- PROGRAM [WORD...]]...
   Prints a line for each run: the program's number, seconds by the wall, seconds of processor, peak memory in KB, exit code.
   A word `<NAME` is standard input, `|cat` sends standard output through a pipe to cat; else it goes to the null device. */
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return (double)t.tv_sec + (double)t.tv_nsec * 1e-9; }

static pid_t start(char **words, int input, int output) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_adddup2(&actions, output, 1);
  pid_t child;
  int fault = posix_spawnp(&child, words[0], &actions, NULL, words, environ);
  if (fault) { fprintf(stderr, "%s: %s\n", words[0], strerror(fault)); exit(2); }
  posix_spawn_file_actions_destroy(&actions);
  return child;
}

static int opened(const char *name, int flags) {
  int fd = open(name, flags | O_CLOEXEC);
  if (fd < 0) { perror(name); exit(2); }
  return fd;
}

static void run(int number, char **line) {
  char *words[256], *pipe_to[] = {"cat", NULL};
  int count = 0, input = opened("/dev/null", O_RDONLY), null = opened("/dev/null", O_WRONLY), ends[2] = {-1, -1};
  for (; *line && strcmp(*line, "---"); line++) {
    if (**line == '<') { close(input); input = opened(*line + 1, O_RDONLY); }
    else if (!strcmp(*line, "|cat")) { if (pipe(ends)) { perror("pipe"); exit(2); } fcntl(ends[0], F_SETFD, FD_CLOEXEC); fcntl(ends[1], F_SETFD, FD_CLOEXEC); }
    else if (count < 255) words[count++] = *line;
  }
  words[count] = NULL;
  double before = now();
  pid_t reader = ends[0] < 0 ? 0 : start(pipe_to, ends[0], null);
  pid_t child = start(words, input, ends[1] < 0 ? null : ends[1]);
  if (reader) { close(ends[0]); close(ends[1]); }
  int status;
  struct rusage usage;
  wait4(child, &status, 0, &usage);
  if (reader) waitpid(reader, NULL, 0);
  double wall = now() - before;
  long peak = usage.ru_maxrss;
#ifdef __APPLE__
  peak /= 1024;
#endif
  double processor = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
  printf("%d %.6f %.6f %ld %d\n", number, wall, processor, peak, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  fflush(stdout);
  close(input);
  close(null);
}

int main(int argc, char **argv) {
  if (argc < 3) return fprintf(stderr, "usage: see the source's head\n"), 2;
  for (int round = 0; round < atoi(argv[1]); round++) {
    int number = 0;
    run(number, argv + 2);
    for (int i = 2; i < argc; i++) if (!strcmp(argv[i], "---")) run(++number, argv + i + 1);
  }
  return 0;
}
