"""How the cost grows with the number of files, items, inputs, scenarios, faults and the horizon: a table and plots."""
import math
import os

from programs import corpus, costs, part, path, written

# From twice as much, a cost may grow by no more than this power of it: 1 is a line, 2 a square.
STEEPEST = 1.3


def files(bannerkit, count):
    many = corpus("corpus", "-n", "10000")
    if count <= 10_000:
        folder = part("files-%d" % count, many, count)
    else:
        folder = path("files-%d" % count)
        if not os.path.exists(folder):
            os.makedirs(folder + ".new")
            names = sorted(os.listdir(many))
            for number in range(count):
                os.link(os.path.join(many, names[number % len(names)]),
                        os.path.join(folder + ".new", "%06d.banner.yaml" % number))
            os.rename(folder + ".new", folder)
    return [bannerkit, "validate", "-qq", "-j1", folder]


def items(bannerkit, count):
    return [bannerkit, "validate", "-qq", "--max-size", "64M",
            corpus("items-%d.banner.yaml" % count, "--big", "--items", str(count))]


def scenario(name, inputs):
    lines = ["  - name: %s" % name, "    duration: %ds" % (inputs + 1), "    inputs:"]
    return lines + ["      - { at: %ds, swipe: %s }" % (at, "next" if at % 3 else "previous") for at in range(inputs)]


def inputs(bannerkit, count):
    lines = ["items: [a, b, c]", "timer: 2s", "scenarios:"] + scenario("long", count)
    return [bannerkit, "test", "-qq", written("inputs-%d.banner.yaml" % count, "\n".join(lines) + "\n")]


def scenarios(bannerkit, count):
    lines = ["items: [a, b, c]", "timer: 2s", "scenarios:"]
    for number in range(count):
        lines += scenario("number %d" % number, 100)
    return [bannerkit, "test", "-qq", written("scenarios-%d.banner.yaml" % count, "\n".join(lines) + "\n")]


def faults(bannerkit, count):
    lines = ["timer: 2s", "items:"] + ["  - { id: i%d, colour: red }" % number for number in range(count)]
    return [bannerkit, "validate", "--max-size", "64M", written("faults-%d.banner.yaml" % count, "\n".join(lines) + "\n")]


def days(bannerkit, count):
    spec = written("five.banner.yaml", "items: [a, b, c, d, e]\ntimer: 2s\n")
    return [bannerkit, "simulate", spec, "--for", "%ds" % (count * 86_400), "--format", "ndjson"]


SUBJECTS = [
    ("files in a folder", files, [1000, 2000, 5000, 10_000, 100_000]),
    ("items in a file", items, [1000, 2000, 5000, 10_000]),
    ("inputs in a scenario", inputs, [100, 250, 500, 1000]),
    ("scenarios in a file", scenarios, [10, 25, 50, 100]),
    ("faults in a file", faults, [1000, 2000, 5000, 10_000]),
    ("days to NDJSON", days, [30, 90, 180, 365]),
]


def plot(title, points, left, top):
    """One panel: time as a full line, memory as a broken one, both from 0."""
    width, height = 230, 130
    most = [max(point[axis] for point in points) for axis in range(3)]

    def line(axis, style):
        places = " ".join("%.1f,%.1f" % (left + width * point[0] / most[0], top + height - height * point[axis] / most[axis])
                          for point in points)
        return '<polyline points="%s" fill="none" stroke="%s"/>' % (places, style)

    return "\n".join([
        '<path d="M%d %dv%dh%d" fill="none" stroke="#888"/>' % (left, top, height, width),
        line(1, '#06c" stroke-width="2'), line(2, '#c60" stroke-dasharray="4 3'),
        '<text x="%d" y="%d" font-weight="bold">%s</text>' % (left, top - 22, title),
        '<text x="%d" y="%d"><tspan fill="#06c">%.3g s</tspan> · <tspan fill="#c60">%.1f MB</tspan> at %s</text>'
        % (left, top - 7, most[1], most[2] / 1024, "{:,}".format(most[0])),
    ])


def run(bannerkit, quick):
    """Measures every subject, prints how steep it grows, and writes `growth.svg`."""
    panels = []
    print("| %-22s | %9s | %9s | %7s | %9s |" % ("what grows", "from", "to", "time^", "memory"))
    print("| %s | %s | %s | %s | %s |" % ("-" * 22, "-" * 9, "-" * 9, "-" * 7, "-" * 9))
    for number, (title, command, counts) in enumerate(SUBJECTS):
        if quick:
            counts = counts[:-1]
        runs = [costs(3, command(bannerkit, count))[0] for count in counts]
        points = [(count, min(run.processor), run.memory) for count, run in zip(counts, runs)]
        # The first point is mostly the program's start.
        power = math.log(points[-1][1] / points[-2][1]) / math.log(points[-1][0] / points[-2][0])
        print("| %-22s | %9s | %9s | %5.2f%s | %6.1f MB |" % (
            title, "{:,}".format(counts[0]), "{:,}".format(counts[-1]), power, " !" if power > STEEPEST else "  ",
            points[-1][2] / 1024), flush=True)
        panels.append(plot(title, points, 20 + number % 3 * 270, 50 + number // 3 * 200))
    with open(path("growth.svg"), "w", encoding="utf-8") as file:
        file.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 830 400" font-family="sans-serif" font-size="11">\n'
                   '<rect width="830" height="400" fill="#fff"/>\n%s\n</svg>\n' % "\n".join(panels))
    print("\nplots of time (full) and memory (broken), both from 0: %s" % path("growth.svg"))
