"""Programs and files that the benchmark needs, and how they are timed."""
import os
import shutil
import statistics
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
WORK = os.path.join(ROOT, ".build", "bench")
# How often what is over its limit is measured, as the machine may have been busy.
ATTEMPTS = 3


def path(*parts):
    return os.path.join(WORK, *parts)


def build_yardsticks():
    """Compiles the C programs, each once."""
    os.makedirs(WORK, exist_ok=True)
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "yaml-0.1"], capture_output=True, text=True)
    yaml = flags.stdout.split() if flags.returncode == 0 else ["-lyaml"]
    for name, libraries in [("ydrain", yaml + ["-lpthread"]), ("timeline_floor", []), ("cost", [])]:
        source = os.path.join(HERE, "yardsticks", name + ".c")
        if not os.path.exists(path(name)) or os.path.getmtime(path(name)) < os.path.getmtime(source):
            subprocess.run([os.environ.get("CC", "cc"), "-O2", "-o", path(name), source] + libraries, check=True)


def fresh(program):
    """A copy, whole in memory as `make install` leaves it: one that was read from the disk again starts a third slower."""
    copy = path(os.path.basename(program))
    if os.path.exists(copy):
        os.remove(copy)
    return shutil.copy(program, copy)


def corpus(name, *words):
    """A file or folder of specs with their pictures, made once: the same seed gives the same bytes."""
    made = path("" if "." in name else name, "images")
    if not os.path.exists(path(name)) or not os.path.exists(made):
        shutil.rmtree(path(name), ignore_errors=True)
        subprocess.run([sys.executable, os.path.join(HERE, "corpus.py"), path(name) + ".new", *words], check=True,
                       stderr=subprocess.DEVNULL)
        os.rename(path(name) + ".new", path(name))
    return path(name)


def specs(folder):
    """The names of the specs in a folder, in order."""
    return sorted(name for name in os.listdir(folder) if name.endswith(".banner.yaml"))


def part(name, of, count, pictures=True):
    """A folder with the first files of another, by links, and with its pictures."""
    if not os.path.exists(path(name)):
        os.makedirs(path(name))
        for file in specs(of)[:count]:
            os.link(os.path.join(of, file), path(name, file))
        if pictures:
            os.symlink(os.path.join(of, "images"), path(name, "images"))
    return path(name)


def written(name, text):
    with open(path(name), "w", encoding="utf-8") as file:
        file.write(text)
    return path(name)


class Cost:
    """What the runs of one program cost: seconds by the wall and of processor, and the peak of memory in KB."""

    def __init__(self, runs):
        self.wall = [run[0] for run in runs]
        self.processor = [run[1] for run in runs]
        self.memory = max(run[2] for run in runs)
        self.code = int(runs[0][3])

    def times(self, other, clock):
        """The median of the ratios of neighbouring runs."""
        return statistics.median(a / max(b, 1e-9) for a, b in zip(getattr(self, clock), getattr(other, clock)))


def costs(rounds, *commands, most=1):
    """Runs the commands by turns; none may end with a code above `most`."""
    words = [str(rounds)]
    for number, command in enumerate(commands):
        words += (["---"] if number else []) + command
    lines = subprocess.run([path("cost")] + words, capture_output=True, text=True, check=True).stdout.splitlines()
    runs = [[] for _ in commands]
    for line in lines:
        number, *values = line.split()
        runs[int(number)].append([float(value) for value in values])
    for command, its in zip(commands, runs):
        # 1 is a finding, and a corpus may be given advice.
        if its[0][3] > most:
            sys.exit("%s ended with %d" % (" ".join(command[:6]), its[0][3]))
    return [Cost(its) for its in runs]


def installed(name):
    local = os.path.join(ROOT, ".build", "python", "bin", name)
    return local if os.path.exists(local) else shutil.which(name)


def is_over(value, most=None, least=None):
    """Whether a value is over one limit, or under the other."""
    return most is not None and value > most or least is not None and value < least


class Table:
    """Rows of measurements; those that are over a limit are remembered, and fail the run."""

    def __init__(self):
        self.over = []

    def hold(self, work, value, most=None, least=None):
        """Takes note of a value that is over its limit."""
        if is_over(value, most, least):
            self.over.append("%s: %.2f, at %s %s" % (work, value, *(("least", least) if most is None else ("most", most))))

    def row(self, work, yardstick="", processor="", wall="", limit="", memory=""):
        print("| %-50s | %-18s | %9s | %6s | %7s | %9s |" % (work, yardstick, processor, wall, limit, memory), flush=True)

    def compare(self, work, yardstick, limit, rounds, theirs, ours, clock="processor"):
        """One line: our command against another, with a limit for a ratio, if there is one."""
        for _ in range(ATTEMPTS):
            their, our = costs(rounds, theirs, ours)
            ratios = {name: our.times(their, name) for name in ("processor", "wall")}
            if not is_over(ratios[clock], limit):
                break
        self.hold("%s against %s" % (work, yardstick), ratios[clock], most=limit)
        self.row(work, yardstick, "%.2f" % ratios["processor"], "%.2f" % ratios["wall"], "" if limit is None else limit,
                 "%.1f MB" % (our.memory / 1024))
