"""How the cost grows with files, findings, items, inputs, expectations, rules and time, in every format: a table and plots."""
import math

from programs import ATTEMPTS, costs, path
from subjects import subjects

# From twice as much, a cost may grow by no more than this power of it: 1 is a line, 2 a square.
STEEPEST = 1.15
# What takes no longer than this beyond the program's start does not grow, as far as anyone can measure.
FLAT = 0.015


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


def measure(command, counts, start, rounds):
    """A point for each count, and the power by which the last step grows; `None` for what does not grow."""
    # By turns, so that all counts have the same share of a busy machine.
    runs = costs(rounds, *[command(count) for count in counts], most=3)
    points = [(count, min(run.processor), run.memory) for count, run in zip(counts, runs)]
    before, after = points[-2][1] - start, points[-1][1] - start
    if after < FLAT:
        return points, None
    return points, math.log(after / max(before, FLAT / 2)) / math.log(counts[-1] / counts[-2])


def run(bannerkit, quick):
    """Measures every subject, prints how steep it grows, and writes `growth.svg`; the subjects that grow too steeply."""
    panels = []
    steep = []
    start = min(costs(9, [bannerkit, "--version"])[0].processor)
    print("| %-36s | %9s | %10s | %6s | %9s |" % ("what grows", "from", "to", "time^", "memory"))
    print("| %s | %s | %s | %s | %s |" % ("-" * 36, "-" * 9, "-" * 10, "-" * 6, "-" * 9))
    for number, (title, command, counts) in enumerate(subjects(bannerkit)):
        if quick and len(counts) > 3:
            counts = counts[:-1]
        for rounds in [3] + [7] * (ATTEMPTS - 1):
            points, power = measure(command, counts, start, rounds)
            if not power or power <= STEEPEST:
                break
        if power and power > STEEPEST:
            steep.append("%s: grows with a power of %.2f, at most %s" % (title, power, STEEPEST))
        print("| %-36s | %9s | %10s | %5s%s | %6.1f MB |" % (
            title, "{:,}".format(counts[0]), "{:,}".format(counts[-1]), "flat" if power is None else "%.2f" % power,
            "!" if power and power > STEEPEST else " ", points[-1][2] / 1024), flush=True)
        panels.append(plot(title, points, 20 + number % 3 * 270, 50 + number // 3 * 200))
    with open(path("growth.svg"), "w", encoding="utf-8") as file:
        file.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 830 %d" font-family="sans-serif" font-size="11">\n'
                   '<rect width="100%%" height="100%%" fill="#fff"/>\n%s\n</svg>\n'
                   % (200 * ((len(panels) + 2) // 3), "\n".join(panels)))
    print("\nplots of time (full) and memory (broken), both from 0: %s" % path("growth.svg"))
    return steep
